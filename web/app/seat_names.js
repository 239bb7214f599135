/** What the people and the bots at a table are called. */
import { t } from "../i18n/index.js";

/** @import { SeatInfo } from "../engine/messages.js" */

/**
 * A person's name as typed; a bot's name in the language on the screen, numbered when there are several of a kind.
 * @param {SeatInfo[]} seats
 * @param {number} seat
 * @returns {string}
 */
export function seatName(seats, seat) {
  const { name = "", bot = null } = seats[seat] ?? {};
  if (bot === null) return name;
  const alike = seats.flatMap((other, place) => (other.bot === bot ? [place] : []));
  const number = alike.indexOf(seat) + 1;
  return alike.length > 1 ? t("bot-numbered", { name: t(`bot-${bot}`), number }) : t(`bot-${bot}`);
}

/**
 * @param {SeatInfo[]} seats
 * @param {number[]} [chosen]  all of them unless told
 */
export function seatNames(seats, chosen = seats.map((_, seat) => seat)) {
  return chosen.map((seat) => seatName(seats, seat));
}
