/**
 * The shape of `snapshot.view` in Clever, as the engine makes it.
 *
 * A bonus without an area is a black one: the player chooses.
 * @typedef {{ what: "reroll" | "extra" | "fox", area?: null, value?: null } | { what: "cross", area: string | null, value?: null } | { what: "number", area: string | null, value: number } | { what: "choice", area?: null, value?: null }} Bonus
 */

/**
 * @typedef {object} Layout  what is printed
 * @property {{ numbers: (number | null)[], row_bonus: Bonus[], column_points: number[], diagonal: { cells: number[], bonus: Bonus } }} yellow
 * @property {{ numbers: (number | null)[], row_bonus: Bonus[], column_bonus: Bonus[], points: number[] }} blue
 * @property {{ needs: number[], points: number[], bonus: (Bonus | null)[] }} green
 * @property {{ factors: number[], bonus: (Bonus | null)[] }} orange
 * @property {{ bonus: (Bonus | null)[] }} purple
 * @property {{ round: number, bonuses: Bonus[] }[]} rounds
 * @property {number} track
 * @property {number} rolls
 */

/** @typedef {{ earned: number, used: number, free: number }} Track */

/**
 * @typedef {object} Sheet
 * @property {boolean[]} yellow
 * @property {boolean[]} blue
 * @property {number} green
 * @property {number[]} orange
 * @property {number[]} purple
 * @property {Track} rerolls
 * @property {Track} extras
 * @property {number} foxes
 * @property {number} fox_worth
 * @property {string[]} lowest
 * @property {{ yellow: boolean[], blue: boolean[] }} rows     complete ones
 * @property {{ yellow: boolean[], blue: boolean[] }} columns  complete ones
 * @property {boolean} diagonal                                complete
 * @property {{ yellow: number, blue: number, green: number, orange: number, purple: number, foxes: number, total: number }} points
 */

/** @typedef {"tray" | "field" | "platter" | "aside"} DiePlace */

/**
 * @typedef {object} Die
 * @property {string} id
 * @property {number | null} face
 * @property {DiePlace} place
 * @property {number | null} field  which of the three fields it lies on
 * @property {boolean} fresh
 * @property {boolean} spent        already used as an extra die by the one to move
 * @property {boolean} free         a legal move uses it
 */

/**
 * @typedef {object} CleverView
 * @property {Layout} layout
 * @property {"round" | "active" | "extra" | "passive" | "last" | "over"} phase
 * @property {"throw" | "pick" | "bonus" | "extra" | null} asks
 * @property {number} round
 * @property {number} rounds
 * @property {number} active        whose dice these are
 * @property {number} seat          who decides now
 * @property {number} roll
 * @property {number} rolls_left
 * @property {string[]} throw       dice about to be thrown
 * @property {boolean} serves       solo: the three lowest of the throw go to the platter
 * @property {Die[]} dice
 * @property {(Bonus & { count: number })[]} pending
 * @property {boolean} fallback     the active player's dice may be used
 * @property {Sheet[]} sheets       one a seat
 * @property {number | null} rating
 */

/** What a mark on the drawing is: a number, or null for a cross, and its place in a chain. @typedef {{ value: number | null, step: number }} Mark */

/**
 * What lies on top of a sheet: a chain that is shown before it is done, or fields just filled.
 * @typedef {object} SheetMarks
 * @property {Map<string, Mark>} ghosts
 * @property {Map<string, Mark>} fresh
 * @property {{ x: number, y: number }[]} sources  bonuses that light up
 */

/**
 * What the screen shows while events are presented, on top of the snapshot from before them.
 * @typedef {object} Stage
 * @property {string} before               hash of the snapshot this lies on
 * @property {Die[]} [dice]
 * @property {boolean[]} [tumbling]        by die, in the air
 * @property {Sheet[]} [sheets]            with what has been marked so far
 * @property {number} [seat]               whose sheet lies open
 * @property {Map<string, Mark>} [fresh]
 * @property {{ x: number, y: number }[]} [sources]
 * @property {Banner | null} [banner]
 */

/** @typedef {{ key: string, args: Record<string, string | number>, bonus: Bonus | null }} Banner */

/** A sentence still to be translated. @typedef {{ key: string, args: Record<string, string | number> }} Phrase */

export {};
