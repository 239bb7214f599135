/**
 * The shape of `snapshot.view` in Keer op Keer, as the engine makes it.
 *
 * @typedef {"yellow" | "green" | "blue" | "red" | "orange"} Colour
 */

/** What a colour die shows. @typedef {Colour | "joker"} ColourFace */
/** What a number die shows; 0 is the joker. @typedef {number} NumberFace */
/** `free` is false once the active player took the die away. @typedef {{ face: ColourFace, free: boolean }} ColourDie */
/** @typedef {{ face: NumberFace, free: boolean }} NumberDie */
/** @typedef {{ colours: ColourDie[], numbers: NumberDie[] }} Dice */

/**
 * What is printed on the board. Cells are numbered column by column from the top left corner.
 * @typedef {object} Layout
 * @property {string} board             a printed one by its colour, `b` and a number for a drawn one, "random" before the draw
 * @property {Colour[]} cells           none before the draw
 * @property {number[]} stars
 * @property {number[][]} blocks
 * @property {string[]} column_names
 * @property {number} rows
 * @property {number} start_column
 * @property {number[]} first
 * @property {number[]} later
 * @property {number} colour_first
 * @property {number} colour_later
 * @property {number} jokers
 * @property {number} joker_points
 * @property {number} star_points
 * @property {number} open_rolls        rolls at the start in which all dice are everybody's
 * @property {number} solo_rolls
 * @property {number} ending_colours
 * @property {number} random_boards
 * @property {{ id: ColourFace, code: string }[]} colour_faces
 * @property {{ id: NumberFace, code: string }[]} number_faces
 * @property {{ colours: number, numbers: number }} dice
 * @property {Rating[]} ratings
 */

/** A line of the solo table; null for no bound. @typedef {{ from: number | null, to: number | null }} Rating */

/** `points` is what it earned, or would earn now; `first` whether that is the upper value. @typedef {{ left: number, points: number, first: boolean, full: boolean }} Value */

/**
 * @typedef {object} Sheet
 * @property {number[]} crossed
 * @property {number} jokers            not used yet
 * @property {number} open_stars
 * @property {number} score
 * @property {Value[]} columns
 * @property {(Value & { colour: Colour })[]} colours
 */

/**
 * @typedef {object} KeerView
 * @property {Layout} layout
 * @property {"board" | "start" | "roll" | "choose" | "over"} phase
 * @property {boolean} solo
 * @property {number} roll              the present one, or the one before the coming one; 0 before the first
 * @property {number | null} active     seat that throws
 * @property {number | null} seat       seat that is to act
 * @property {boolean} open             the active player's dice stay for all
 * @property {Dice | null} dice
 * @property {number[]} waiting         seats still to choose in this roll
 * @property {number[]} anchors         open cells of the seat to act that touch a cross or lie in the start column
 * @property {Sheet[]} sheets           one a seat
 * @property {number[] | null} strokes  solo: in each letter field
 * @property {number | null} rating     of a finished solo game: a line of `layout.ratings`
 * @property {number[]} winners
 */

/**
 * A placement: two faces and the cells crossed with them.
 * @typedef {object} Cross
 * @property {"cross"} type
 * @property {ColourFace} colour
 * @property {NumberFace} number
 * @property {number[]} cells
 * @property {number} cost              jokers spent
 * @property {number} gain              change of the running score
 * @property {number[]} [columns]       filled by it
 * @property {Colour[]} [colours]       filled by it
 */

/** @typedef {{ code: string, data: Cross }} CrossMove */
/** The faces of the chosen dice. @typedef {{ colour: ColourFace | null, number: NumberFace | null }} Pick */
/** A throw as it is typed in. @typedef {{ colours: ColourFace[], numbers: NumberFace[] }} Typed */

/**
 * What the screen shows while events are presented, on top of the snapshot from before them.
 * @typedef {object} Stage
 * @property {string} before                     hash of the snapshot this lies on
 * @property {Dice | null} [dice]
 * @property {boolean} [tumbling]
 * @property {{ seat: number, cells: number[] } | null} [written]   crosses being drawn
 * @property {Pick & { seat: number } | null} [chosen]              dice a player has just chosen
 * @property {Phrase | null} [note]               what another player has just done
 * @property {Banner | null} [banner]
 */

/** @typedef {{ key: string, args: Record<string, string | number>, joy: boolean }} Banner */

/** A sentence still to be translated. @typedef {{ key: string, args: Record<string, string | number> }} Phrase */

/** Why something cannot be, and at which cell; `strayed` if a stroke only passed there. @typedef {{ cell: number | null, phrase: Phrase, strayed: boolean }} Refused */

export {};
