/**
 * The types of a game's folder; README.md beside this file says what they mean.
 *
 * @import { TemplateResult } from "lit-html"
 * @import { ReadonlySignal } from "@preact/signals-core"
 * @import { GameEvent, Snapshot } from "../engine/messages.js"
 * @import { Session } from "../app/session.js"
 */

/** @typedef {Record<string, string | number>} TextArguments */
/** @typedef {(key: string, args?: TextArguments) => string} Translate */

/**
 * @typedef {object} GameMeta
 * @property {string} id                   folder name and id everywhere
 * @property {number} order                place on the shelf
 * @property {string} accent               name of a colour token: `--accent-<accent>`
 * @property {string[]} mainOptions        options shown first; the others fold under "House rules"
 * @property {{ options: Record<string, string>, bot: string }} [first]  options for who never played it; the bot offered first
 * @property {string[]} recordOptions      options that make a rule set of its own in the records
 * @property {(t: Translate) => TemplateResult} cover   decorative SVG of 320 x 200 units
 * @property {(option: string, value: string) => TemplateResult | null} [optionPicture]  what a choice looks like, decorative
 * @property {(snapshot: Snapshot) => number} progress  0..1, for the continue list
 * @property {() => Promise<{ rules: RulesSection[] }>} rules
 * @property {(snapshot: Snapshot) => string | null} [verdict]   key of what the rulebook says about a finished match
 */

/**
 * @typedef {object} CtrlHost
 * @property {Session} session
 * @property {Translate} t
 * @property {(text: string) => void} announce      reads out and keeps in the log
 * @property {(name: SoundName) => void} sound      silent unless the player turned sound on
 * @property {ReadonlySignal<boolean>} still        no motion is wanted
 * @property {ReadonlySignal<boolean>} hintsOpen    the hint toggle in the header
 */

/** @typedef {"roll" | "tick" | "score" | "win"} SoundName */

/**
 * @typedef {object} GameCtrl
 * @property {(events: GameEvent[], next: Snapshot) => Promise<void> | void} present
 * @property {() => void} dispose
 */

/**
 * @template {GameCtrl} [Ctrl=GameCtrl]
 * @typedef {object} GameModule
 * @property {(host: CtrlHost) => Ctrl} createCtrl
 * @property {(ctrl: Ctrl, t: Translate) => TemplateResult} view
 */

/**
 * One section of the rules page. Its heading is `<game>-rules-<id>`, its paragraphs `<game>-rules-<id>-1` and so on.
 * @typedef {object} RulesSection
 * @property {string} id
 * @property {number} paragraphs
 * @property {((t: Translate) => TemplateResult)} [picture]  with its own accessible name, or hidden from readers
 */

export {};
