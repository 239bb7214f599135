# One text for each error code (underscores become dashes). Said to a player: what happened and what to do.

error-unknown = Something went wrong. Please try again.
error-internal = Something went wrong in the game engine. Your match is saved; please try again.

## The engine
error-engine-lost = The game engine had to start again. Nothing is lost: please repeat your last move.
error-engine-failed = The game engine does not start. Check the connection and try again.
error-expert-not-ready = The computer player is still working out its plan. Please wait a moment.
error-bad-request = The page and the engine did not understand each other. Reload the page.
error-unknown-request = The page and the engine did not understand each other. Reload the page.
error-unknown-match = The engine no longer knows this match. Open it again.

## Setting up
error-unknown-game = This game is not part of this version.
error-unknown-bot = This computer player does not exist.
error-unknown-option = One of these rules does not exist.
error-bad-option-value = One of the rules has an unknown setting.
error-bad-seat-count = The number of players does not fit this game.
error-bad-name = One of the names cannot be used. Choose another.
error-bad-seed = This number of the dice cannot be used.

## Playing; what only one game can refuse stands in that game's file
error-not-a-move-now = That is not possible now.
error-not-a-chance-now = There is nothing to throw now.
error-wrong-chance = Something else has to be drawn first.
error-no-such-seat = Nobody sits there.
error-bots-turn = The computer player is to move.
error-not-a-bots-turn = A person is to move.
error-own-dice-needed = Type in what your own dice show.
error-dice-are-thrown-here = In this match the app throws the dice.
error-nothing-to-advise = There is nothing to choose now.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to do again.

## Saves
error-not-a-save = This is not a saved match.
error-save-unreadable = The stored match cannot be read.
error-unknown-version = The match was saved by another version of the app.
error-too-long = The save is too large to be a match.
error-bad-notation = The save contains something that cannot be read.
error-impossible-state = The save describes something that cannot happen in this game.
error-storage-full = The device is full: this match is kept in memory only. Make room and try again, or export it.
error-storage-unavailable = The browser does not let us save: this match is kept in memory only. Export it to keep it.
error-import-not-json = This file cannot be read.
error-import-not-worp = This is not a file with games of Worp.
error-import-version = This file comes from a newer version of Worp.
error-import-too-large = This file is too large to be one of ours.
