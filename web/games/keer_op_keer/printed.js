/**
 * What is printed, for pictures where no match is: the page of a new match and the rules.
 *
 * A match is played on the board that the engine sends; a test holds these to it.
 */
import { html, nothing, svg } from "lit-html";

/** @import { Colour, Rating } from "./types.js" */

/** Rows of a letter a cell, upper case for a star. @type {Readonly<Record<string, string>>} */
export const PRINTED = Object.freeze({
  black: "gggyyyyGbbbOyyy ogYgYyoorBboogg BgrgggGrrryyogg brrgoObbggyyoRb roooorbbooorrrr rBbRrrryYoRbbbO yybbbbryyyggGoo",
  red: "gGooOrrrYbbbbbr rooygGbyyyGooOr BbbRggByrrrogoo bbrrrggOoRygggg brrbbbobboyyyyB oyggboogbooYRry yyYgyyygggorrry",
  blue: "rrggyyYggrrrroo OrrBbGyggRgYroo bOobgggroggggGy bbooogrrooooBby gbbrrrbBbbObyyG ggYyrbbyyybboyb yyyyRoooRyyborr",
  green: "OgbbrrrgggYyyrr ggggrygRggryyry bboGyyGbrrrrooy booooggbbbboRoo bROrboooBYoorYO rrrrbbbyyyoBggg yyyyGByyooggbbb",
  orange: "OoYorrRgoRggggg boooGrggYrrGbyy ybbggrgyyyrrbyO yYbyyyyBbyyrooo rygBbGyobbbbobb gggrbbboggOyyBb grrrooorroooRrr",
  purple: "yyOooGbbbyyrrgg obbbrrrRryYbrRo oobbYrOooBbbrbB oGyyyyogobbObbr gggRyoggYooooor Bgrggogygrryyyr rrrgbbyyggggGyy",
  yellow: "rggYyyyorrgggbY rgrrryyorrggbbb bRrbbGggggRbOBr oooobbbBgYybrrr ybboorrrbbbRroo yyBggoOyyobyyyo GyygGooyOoooygg",
});

/** The lowest score of each line of the solo table; below the last one is a line of its own. */
const LEAST = [41, 37, 33, 29, 25, 21, 17, 13, 9, 5, 1, 0];
/** The lines of that table, best first. @type {readonly Rating[]} */
export const RATINGS = Object.freeze([...LEAST, null].map((from, line) => ({ from, to: line === 0 ? null : (LEAST[line - 1] ?? 0) - 1 })));

/** @type {Readonly<Record<string, Colour>>} */
const NAMES = { y: "yellow", g: "green", b: "blue", r: "red", o: "orange" };
const COLUMNS = 15;
const ROWS = 7;
const FIRST_LETTER = "A".charCodeAt(0);

/**
 * What is printed on one cell.
 * @param {string} board  a printed one by its colour
 * @param {string} name   C4
 */
export function printedCell(board, name) {
  const letter = PRINTED[board]?.split(" ")[Number(name[1]) - 1]?.[name.charCodeAt(0) - FIRST_LETTER] ?? "";
  const colour = NAMES[letter.toLowerCase()];
  if (!colour) throw new RangeError(`no cell ${name} on the board ${board}`);
  return { colour, star: letter !== letter.toLowerCase() };
}

/** A square for each of these places, in one path. @param {number[]} places @param {string} square */
function squares(places, square) {
  return places.map((place) => `M${(place % COLUMNS) * 10} ${Math.floor(place / COLUMNS) * 10}${square}`).join("");
}

/**
 * A board as a small picture; one that is still to be drawn by lot has no colours. Decorative: its name stands beside it.
 * @param {string} board  a printed one by its colour, or "random"
 */
export function boardPicture(board) {
  const letters = [...(PRINTED[board]?.replaceAll(" ", "") ?? "?".repeat(COLUMNS * ROWS))];
  const places = [...letters.keys()];
  const stars = places.filter((place) => letters[place] !== letters[place]?.toLowerCase());
  return html`<svg
    class="keer_op_keer-picture keer_op_keer-board-${board}"
    viewBox="-4 -4 ${COLUMNS * 10 + 8} ${ROWS * 10 + 8}"
    aria-hidden="true"
  >
    ${[...Object.entries(NAMES), ["?", "blank"]].map(([letter, colour]) => {
      const own = places.filter((place) => letters[place]?.toLowerCase() === letter);
      return own.length > 0 ? svg`<path class="keer_op_keer-fill keer_op_keer-${colour}" d=${squares(own, "m.5.5h9v9h-9z")} />` : nothing;
    })}
    <path class="keer_op_keer-mini-star" d=${squares(stars, "m5 2.5 2.5 2.5-2.5 2.5-2.5-2.5z")} />
    ${PRINTED[board] ? nothing : svg`<text class="keer_op_keer-picture-sign" x="75" y="54" text-anchor="middle">?</text>`}
  </svg>`;
}
