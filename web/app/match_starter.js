/** How a match begins: the engine makes it, the store keeps it, the screen opens it from the store like any other. */
import { askToPersist } from "../store/device.js";

/** @import { Snapshot } from "../engine/messages.js" */
/** @import { App } from "./shell.js" */

/** @typedef {{ game: string, seats: string[], seed: number, options: Record<string, string> }} MatchRequest */

/**
 * @param {App} app
 * @param {MatchRequest} request
 */
export async function startMatch(app, request) {
  const snapshot = /** @type {Snapshot} */ (await app.bridge.request("new_match", request));
  await app.bridge.request("close_match", { match: snapshot.match });
  // Where the storage is full the match is played from memory; its screen says so at the first change.
  const { record } = await app.store.add(snapshot);
  void askToPersist();
  app.router.go(`#/play/${record.id}`);
}

/**
 * The same people and rules again.
 * @param {Snapshot} over
 * @param {number} seed
 * @returns {MatchRequest}
 */
export function rematchRequest({ game, seats, options }, seed) {
  return { game, seats: seats.map(({ name, bot }) => (bot === null ? name : `bot:${bot}`)), seed, options };
}
