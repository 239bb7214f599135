/** Four small sounds, synthesised: no files, nothing to load, silent until the player turns them on. */

/** @import { SoundName } from "../games/contract.js" */

/**
 * @param {() => boolean} isOn
 * @returns {(name: SoundName) => void}
 */
export function createSound(isOn) {
  /** @type {AudioContext | null} */
  let context = null;
  return (name) => {
    if (!isOn() || typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    void context.resume();
    SOUNDS[name](context, context.currentTime);
  };
}

/** @type {Record<SoundName, (context: AudioContext, start: number) => void>} */
const SOUNDS = {
  // Dice on felt: a handful of short knocks, closer together at the end.
  roll: (context, start) => {
    const knocks = [0, 0.09, 0.17, 0.26, 0.33, 0.39, 0.44];
    knocks.forEach((offset, place) => knock(context, start + offset, 900 + ((place * 379) % 700), 0.22));
  },
  tick: (context, start) => knock(context, start, 1800, 0.12),
  score: (context, start) => {
    tone(context, start, 523, 0.12);
    tone(context, start + 0.08, 784, 0.18);
  },
  win: (context, start) => {
    [523, 659, 784, 1047].forEach((pitch, place) => tone(context, start + place * 0.12, pitch, 0.3));
  },
};

/**
 * A burst of noise through a narrow filter.
 * @param {AudioContext} context
 * @param {number} start
 * @param {number} pitch
 * @param {number} volume
 */
function knock(context, start, pitch, volume) {
  const length = 0.05;
  const samples = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  // A fixed sequence sounds as good as a random one and needs no random source.
  let noise = 22222;
  for (let i = 0; i < samples; i += 1) {
    noise = (noise * 16807) % 2147483647;
    data[i] = ((noise / 2147483647) * 2 - 1) * (1 - i / samples) ** 2;
  }
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 4 });
  const gain = new GainNode(context, { gain: volume });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start);
}

/**
 * @param {AudioContext} context
 * @param {number} start
 * @param {number} pitch
 * @param {number} length
 */
function tone(context, start, pitch, length) {
  const source = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.16, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}
