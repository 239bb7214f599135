# The shell of the app: everything that belongs to no game.

title-page = { $page } · Worp
skip-to-content = Skip to the content
loading = One moment …
back = Back
to-home = All games
cancel = Cancel
try-again = Try again
go-on = Go on
total = Total
practice = practice

missing-title = Nothing here
missing-body = This page or match does not exist on this device.

broken-title = This page got stuck
broken-body = Something went wrong while drawing it. Your games are saved; loading the page again usually helps.
reload = Load again

## Home
home-title = What shall we play?
nav-label = Pages
continue-title = Continue
games-title = Games
finished-title = Just finished
play = Play
play-game = Play { $game }
rules-link = Rules
rules-of = Rules of { $game }
progress-label = How far the match is
progress-percent = { $percent } %
result-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-winners = { $count ->
    [one] { $names } won with { $points }
   *[other] { $names } shared the win with { $points }
}
delete-match = Delete { $game } with { $names }
delete-title = Delete this match?
delete-body = The match of { $names } cannot be brought back. Finished games stay in the statistics.
delete-yes = Delete
damaged-title = Damaged saves
damaged-body = These matches could not be opened. Export them to keep a copy, or delete them.
damaged-match = Damaged match
offline-ready = Ready to play without internet
offline-saving = Getting ready for playing without internet: { $percent } %

## Install and update
install-title = Keep Worp at hand
install-body = Install Worp to open it from your home screen. Your games are kept more safely, and it works without internet.
install-apple = Tap Share in the browser, then “Add to Home Screen”. Your games are kept more safely, and it works without internet.
install-yes = Install
install-no = Not now
update-ready = A new version of Worp is ready.
update-apply = Start the new version

## New match
new-title = New game of { $game }
players-title = Who is playing?
player-name = Name of player { $number }
player-default = Player { $number }
add-person = Add a player
add-bot = Add a computer player
remove-player = Remove player { $number }
bot-level = Strength of computer player { $number }
bot-random = Beginner
bot-greedy = Grabber
bot-threshold6_nobank = Careful without banking
bot-threshold6_bank30 = Careful banker
bot-learner = Learner
bot-planner = Planner
bot-solver = Master
bot-numbered = { $name } { $number }
options-title = How do we play?
house-rules = House rules
same-dice = The same game as a friend
same-dice-help = Two players who type the same number get the same dice or cards. Leave it empty for a surprise.
seed-label = Number of the game
seed-bad = Type a whole number of at most 15 digits, or nothing.
start = Start
starting = Starting …
engine-starting = Getting the dice …

## Game screen
tools-label = Tools
log-label = What happened
turn-person = { $name } to play
turn-solo = { $name }
turn-bot = { $name } is playing …
turn-anyone = Everybody plays
turn-over = The game is over
undo = Take back
undo-practice = Take back (makes it a practice game)
redo = Do again
hints = Hints
hints-preparing = Hints (still working out the best play)
hints-fold = Fold the hint away
hints-unfold = Unfold the hint
practice-title = Take back dice you have seen?
practice-body = That is fine for learning. From then on this is a practice game: it does not count for the records.
practice-yes = Take back
read-only = This match is open in another tab. Here you can watch.
take-over-text = The other tab has let go of this match.
take-over = Play on here
refused-text = This match cannot be opened. { $reason }
export-one = Export this match

## Result
result-show = Result
result-won = { $name } wins!
result-shared = { $names } share the win!
result-table = Points of each player
result-look = Look at the table
review-title = Luck and choices
review-expected = Perfect play, on average
review-luck = Luck with the dice
review-lost = Lost by choices
review-best = Best choice made
review-best-of = { NUMBER($best) } of { NUMBER($choices) }
review-help = The first three lines add up exactly to the score.
record-first = Your first score with these rules. Beat it next time!
record-new = A new record! The old one was { $best }.
record-old = The record with these rules is { $best }.
record-practice = A practice game: it does not count for the records.
rematch = Play again
share-dice = Challenge a friend
share-text = Can you do better? Play { $game } with the same luck as I had:
share-copied = The link is copied: paste it in a message.
share-by-hand = Sharing did not work here. Give your friend this number: { $seed }

## Rules
rules-title = Rules of { $game }
rules-contents = Contents

## Settings
settings-title = Settings
settings-look = Look
settings-play = Playing
setting-language = Language
setting-language-auto = As the device
setting-language-en = English
setting-language-nl = Nederlands
setting-theme = Light or dark
setting-theme-auto = As the device
setting-theme-light = Light
setting-theme-dark = Dark
setting-motion = Moving pictures
setting-motion-auto = As the device
setting-motion-off = Off
setting-sound = Sound
setting-sound-off = Off
setting-sound-on = On
setting-pace = Computer players
setting-pace-calm = Calm
setting-pace-quick = Quick
setting-pace-instant = At once
settings-saves = Your games
saves-text = Your games are kept on this device only. Export them to a file to keep a copy or to move to another device.
storage-used = In use: { $used } MB.
storage-persistent = The browser has promised to keep it.
storage-may-go = The browser may remove it when space runs out.
export-all = Export everything
import = Import a file
importing = Checking every match …
import-done = Taken in: { $added ->
    [one] { $added } match
   *[other] { $added } matches
}, { $results ->
    [one] { $results } result
   *[other] { $results } results
}. Already here: { $older }.
import-refused = { $count ->
    [one] One match was refused:
   *[other] { $count } matches were refused:
}
clear-all = Delete everything
clear-title = Delete all games?
clear-body = All matches and all statistics on this device go. This cannot be taken back.
clear-yes = Delete everything

## Statistics
stats-title = Statistics
stats-empty = No finished games yet. Play one, and come back!
stats-finished = { $count ->
    [one] One finished game.
   *[other] { $count } finished games.
}
stats-practice = { $count ->
    [one] One practice game.
   *[other] { $count } practice games.
}
stats-records = Records, playing alone
stats-best = Best, { $date }
stats-mean = Average { $mean } in { $count ->
    [one] one game
   *[other] { $count } games
}
stats-standard-rules = Standard rules
stats-course = { $count } games, from { $low } to { $high } points
stats-bots = Against the computer
stats-bot-line = { $bot }: won { $won } of { $played }
stats-recent = Last games

## About
about-title = About
about-what = Worp (Dutch for “throw”) brings dice games to one tablet: for the table, for the train, and for getting better.
about-privacy = No account, no advertising, no server. What you play stays on this device.
about-names-title = Unofficial
about-names = Worp is an unofficial implementation with its own artwork and its own words. The names of the games belong to their publishers, who have nothing to do with it.
about-dice-title = Fair dice
about-dice = Every throw follows from the number of the match and nothing else: not from who throws, nor from how the game stands. Computer players throw the same dice as you and cannot see them beforehand.
about-licence-title = Licence
about-licence = The program is free under the MIT licence.
about-release = Release { $release }
