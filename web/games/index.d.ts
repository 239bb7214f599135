/** The list of games, which the build generates from the folders beside this file. */
import type { GameEntry } from "../app/catalogue.js";

export declare const games: readonly GameEntry[];
