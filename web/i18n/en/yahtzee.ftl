# Yahtzee: everything a player reads or hears about this game.

yahtzee-name = Yahtzee
yahtzee-tagline = Five dice, three throws, thirteen boxes

## Boxes of the sheet

yahtzee-box-ones = Ones
yahtzee-box-twos = Twos
yahtzee-box-threes = Threes
yahtzee-box-fours = Fours
yahtzee-box-fives = Fives
yahtzee-box-sixes = Sixes
yahtzee-box-three-of-a-kind = Three of a kind
yahtzee-box-four-of-a-kind = Four of a kind
yahtzee-box-full-house = Full house
yahtzee-box-small-straight = Small straight
yahtzee-box-large-straight = Large straight
yahtzee-box-yahtzee = Yahtzee
yahtzee-box-chance = Chance

yahtzee-box-ones-note = sum of the ones
yahtzee-box-twos-note = sum of the twos
yahtzee-box-threes-note = sum of the threes
yahtzee-box-fours-note = sum of the fours
yahtzee-box-fives-note = sum of the fives
yahtzee-box-sixes-note = sum of the sixes
yahtzee-box-three-of-a-kind-note = three alike: sum of all dice
yahtzee-box-four-of-a-kind-note = four alike: sum of all dice
yahtzee-box-full-house-note = three and two alike: { $points }
yahtzee-box-small-straight-note = four in a row: { $points }
yahtzee-box-large-straight-note = five in a row: { $points }
yahtzee-box-yahtzee-note = five alike: { $points }
yahtzee-box-chance-note = sum of all dice

## The sheet

yahtzee-sheet = Score sheet
yahtzee-sheet-box = Box
yahtzee-half-upper = Upper half
yahtzee-half-lower = Lower half
yahtzee-row-upper-bonus = Upper bonus
yahtzee-row-upper-bonus-note = { $goal } or more: +{ $points }
yahtzee-row-yahtzee-bonus = Yahtzee bonus
yahtzee-row-yahtzee-bonus-note = every extra: +{ $points }
yahtzee-row-total = Total

yahtzee-cell-open = open
yahtzee-cell-points = Write { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in { $box }
yahtzee-cell-joker = Write { $points } points in { $box }, as a joker
yahtzee-cell-zero = Cross out { $box } with a zero
yahtzee-cell-confirm = Yes, write the zero in { $box }
yahtzee-cell-bonus = plus { $bonus } Yahtzee bonus
yahtzee-cell-joker-mark = joker
yahtzee-blocked = Not possible with these dice
yahtzee-blocked-one = Joker: must go to { $box }
yahtzee-blocked-lower = Joker: choose a lower box

yahtzee-pace-start = { $points } of { $goal }
yahtzee-pace-even = { $points } of { $goal }, exactly on pace for the bonus
yahtzee-pace-ahead = { $points } of { $goal }, { $pace } ahead of three of each
yahtzee-pace-behind = { $points } of { $goal }, { $pace } behind three of each
yahtzee-pace-even-short = on pace
yahtzee-pace-ahead-short = +{ $pace } ahead
yahtzee-pace-behind-short = −{ $pace } behind

yahtzee-whole-open = Show the sheet of all players
yahtzee-whole-close = Back to the dice

## Dice

yahtzee-tray = Dice
yahtzee-rail = Kept
yahtzee-dice = dice { $dice }
yahtzee-die-blank = Die { $number }, not thrown yet
yahtzee-die-loose = Die { $number }: { $face }
yahtzee-die-held = Die { $number }: { $face }, kept
yahtzee-die-typed = Die { $number }: { $face }, typed in; tap to take back
yahtzee-roll = { $left ->
    [one] Roll (last one)
   *[other] Roll ({ $left } left)
  }
yahtzee-roll-one = Throw the die
yahtzee-roll-none = No rolls left

yahtzee-entry-label = Type in your dice
yahtzee-entry-face = { $face }
yahtzee-entry-back = Correct
yahtzee-entry-confirm = These are my dice
yahtzee-entry-count = { $typed } of { $goal }

## What to do now

yahtzee-prompt-over = The game is over
yahtzee-prompt-watching = { $name } is playing in another window
yahtzee-prompt-bot = { $name } is playing …
yahtzee-prompt-bot-opening = { $name } throws for the start …
yahtzee-prompt-opening = { $name }, throw one die: the highest starts
yahtzee-prompt-first-solo = Roll the dice to start your turn
yahtzee-prompt-first-named = { $name }, it is your turn: roll the dice
yahtzee-prompt-throw-again = { $name }, roll the dice that are not kept
yahtzee-prompt-keep-solo = Tap dice to keep, then roll – or choose a box
yahtzee-prompt-keep-named = { $name }: tap dice to keep, then roll – or choose a box
yahtzee-prompt-roll-or-choose = { $count ->
    [one] Roll the other die – or choose a box
   *[other] Roll the other { $count } dice – or choose a box
  }
yahtzee-prompt-all-held = You keep all dice: choose a box, or free one to roll
yahtzee-prompt-choose-solo = That was your last roll: choose a box
yahtzee-prompt-choose-named = { $name }, that was your last roll: choose a box
yahtzee-prompt-zero = Write a zero in { $box }?
yahtzee-prompt-rolling = The dice are rolling …
yahtzee-prompt-written = Written down
yahtzee-prompt-type-opening = { $name }, throw one real die and tap what it shows
yahtzee-prompt-type-first = { $name }, throw five real dice and tap what they show
yahtzee-prompt-type-again = { $name }, throw the loose dice again and tap what they show
yahtzee-prompt-type-opening-bot = Throw one real die for { $name } and tap what you see
yahtzee-prompt-type-first-bot = Throw five real dice for { $name } and tap what you see
yahtzee-prompt-type-again-bot = Throw the loose dice again for { $name } and tap what you see
yahtzee-prompt-type-done = All right? Then confirm your dice

yahtzee-zero-yes = Write 0 in { $box }
yahtzee-zero-no = Not this box

yahtzee-keys = Keys: 1–5 keep a die, R rolls, arrows walk through the boxes
yahtzee-round = Turn { $round } of { $rounds }

## The throw for the start

yahtzee-opening-title = Who starts?
yahtzee-opening-words = Everyone throws one die. The highest begins; a tie throws again.
yahtzee-opening-next = throws now
yahtzee-opening-waits = waits
yahtzee-opening-threw = { $pips }
yahtzee-opening-out = out

## Standings and the contest

yahtzee-standings-title = Standings
yahtzee-contest-of = Game { $game } of { $games }
yahtzee-contest-title = The contest so far
yahtzee-contest-player = Player
yahtzee-contest-game = { $game }
yahtzee-contest-all = All

## What happened

yahtzee-log-opening = { $name } throws { $pips }
yahtzee-log-tie = A tie: throw again!
yahtzee-log-starter = { $name } starts!
yahtzee-log-rolled = { $name } throws { $dice }
yahtzee-log-held = { $name } keeps { $dice }
yahtzee-log-held-none = { $name } throws all dice again
yahtzee-log-scored = { $name } writes { $points } in { $box }
yahtzee-log-scored-joker = { $name } plays a joker: { $points } in { $box }
yahtzee-log-turn = { $name } is next
yahtzee-banner-yahtzee = Yahtzee! { $points } points for { $name }
yahtzee-banner-yahtzee-bonus = Another Yahtzee! +{ $points } for { $name }
yahtzee-banner-upper-bonus = Upper bonus! +{ $points } for { $name }
yahtzee-banner-game-over = Game { $game } is over

## Hints

yahtzee-hint-title = Hint
yahtzee-hint-exact = exact values
yahtzee-hint-estimate = estimated values
yahtzee-hint-thinking = The solver works out this game …
yahtzee-hint-later = A hint comes as soon as you have dice to choose from.
yahtzee-hint-yours = Your dice now
yahtzee-hint-keep = { $count ->
    [one] Keep this die
   *[other] Keep these { $count }
  }
yahtzee-hint-roll-all = Roll all dice again
yahtzee-hint-write = { $box }: { $points }
yahtzee-hint-best = best
yahtzee-hint-loss = −{ NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }
yahtzee-hint-value = leads to { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
yahtzee-hint-bonus-chance = bonus { NUMBER($chance) } %
yahtzee-hint-sd = spread ± { NUMBER($sd, minimumFractionDigits: 0, maximumFractionDigits: 0) }
yahtzee-hint-more = { $count ->
    [one] Show the other option
   *[other] Show the other { $count } options
  }

reason-bonus-chance = keeps 63 in reach: { NUMBER($chance) } % instead of { NUMBER($instead) } %
reason-bonus-chance-lost = costs chances of the bonus: { NUMBER($chance) } % instead of { NUMBER($instead) } %
reason-bonus-secured = the upper bonus is yours
reason-points-now = { $points ->
    [one] brings { $points } point now
   *[other] brings { $points } points now
  }
reason-aims-for = fills { $box } this turn: { NUMBER($chance) } %
reason-saves-box = keeps { $box } open for later
reason-gives-up = gives up { $box }
reason-cheapest-zero = the cheapest zero: { $box } is worth least to you
reason-joker = a joker: counts as { $box }
reason-yahtzee-bonus = earns { $points } Yahtzee bonus
reason-even = practically equal to the best: only { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } less
reason-lower-risk = less risk: ± { NUMBER($sd, maximumFractionDigits: 0) } instead of ± { NUMBER($instead, maximumFractionDigits: 0) }
reason-us-rule-differs = the US rule would force { $box }

## Options of a match

yahtzee-option-dice = Dice
yahtzee-option-dice-help = With your own dice the app is score pad and coach: you type in what you throw.
yahtzee-option-dice-app = The app rolls
yahtzee-option-dice-own = Our own dice
yahtzee-option-games = Length
yahtzee-option-games-help = In a contest the totals of five games are added up.
yahtzee-option-games-1 = One game
yahtzee-option-games-5 = Contest of five games
yahtzee-option-start = Who starts
yahtzee-option-start-help = By throw: everyone throws one die, the highest begins.
yahtzee-option-start-throw = By throw
yahtzee-option-start-first = The first player
yahtzee-option-joker = Joker rule
yahtzee-option-joker-help = What a second Yahtzee may do once the Yahtzee box is filled.
yahtzee-option-joker-dutch = Dutch: free choice
yahtzee-option-joker-forced = US: forced
yahtzee-option-joker-none = No jokers
yahtzee-option-yahtzee_bonus = Yahtzee bonus
yahtzee-option-yahtzee_bonus-help = 100 points for every further Yahtzee after a first one of 50.
yahtzee-option-yahtzee_bonus-on = +100
yahtzee-option-yahtzee_bonus-off = Off
yahtzee-option-natural_full_house = Five alike as full house
yahtzee-option-natural_full_house-help = Whether five equal dice count as a full house even when they are no joker.
yahtzee-option-natural_full_house-no = No
yahtzee-option-natural_full_house-yes = Yes
yahtzee-option-voluntary_zero = Throwing a joker away
yahtzee-option-voluntary_zero-help = Whether a joker may be a zero in an upper box while a lower box is open.
yahtzee-option-voluntary_zero-yes = Allowed
yahtzee-option-voluntary_zero-no = Not allowed

## Parts of the score

yahtzee-part-upper = Upper half
yahtzee-part-upper_bonus = Upper bonus
yahtzee-part-yahtzee_bonus = Yahtzee bonus
yahtzee-part-lower = Lower half
yahtzee-part-earlier_games = Earlier games

## Opponents

yahtzee-bot-random = Keeps and writes whatever comes up: about { $points } points
yahtzee-bot-greedy = Takes the most it sees at the moment: about { $points } points
yahtzee-bot-solver = Plays perfectly: about { $points } points on average

## Refusals

error-box-filled = That box is filled already.
error-joker-must-take-its-upper-box = This joker must go to the upper box of its number.
error-joker-must-take-a-lower-box = This joker must go to an open box of the lower half.
error-wrong-dice-count = That is not the number of dice that were thrown.
error-bad-face = A die shows one to six.
error-no-rolls-left = You have rolled three times: choose a box.
error-holds-all-dice = Free at least one die to roll.

## The rules page

yahtzee-rules-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
yahtzee-rules-throw = Throw { $number }
yahtzee-rules-bonus-picture = Three of every number from one to six: exactly 63 points

yahtzee-rules-goal = The goal
yahtzee-rules-goal-1 = Throw combinations with five dice and fill the thirteen boxes of your sheet as well as you can. Whoever has the most points in the end wins.
yahtzee-rules-goal-2 = Any number of people can play. Alone you play against your own record.

yahtzee-rules-start = Who begins
yahtzee-rules-start-1 = Everyone throws one die; the highest begins, and a tie throws again. After that the turn goes round the table.
yahtzee-rules-start-2 = If you like it quicker, let the first player on the list begin: it is an option of the match.

yahtzee-rules-turn = Your turn
yahtzee-rules-turn-1 = You may throw up to three times. The first throw is always with all five dice.
yahtzee-rules-turn-2 = After it, keep the dice you like – tap them, and they slide into the rail – and throw the others again. Before the third throw you choose afresh: a kept die may be thrown after all.
yahtzee-rules-turn-3 = You may stop after the first or the second throw when you are content. The third throw is final.
yahtzee-rules-turn-4 = At the end of every turn you fill exactly one box, in any order you like. What is written stays.

yahtzee-rules-upper = The upper half
yahtzee-rules-upper-1 = Each of the six boxes belongs to a number. Only the dice with that number count, and they are added up.

yahtzee-rules-lower = The lower half
yahtzee-rules-lower-1 = Here it is the combination that counts. Three and four of a kind and chance bring the sum of all five dice; the others have a fixed price.
yahtzee-rules-lower-2 = A full house is three of one number and two of another. A large straight may also be written as a small one.

yahtzee-rules-choice = The choice is yours
yahtzee-rules-choice-1 = While you choose, every open box shows what it would bring now. Each box takes one score, and no more.
yahtzee-rules-choice-2 = The same dice often fit several boxes. Three threes and two fives, for example, could go here:

yahtzee-rules-chance = Chance
yahtzee-rules-chance-1 = Any dice fit in here, and their sum counts. It is the box for a throw that is good for nothing else.

yahtzee-rules-zero = Writing a zero
yahtzee-rules-zero-1 = If nothing fits, you must cross out an open box with a zero. You may also do that by choice.
yahtzee-rules-zero-2 = The app asks before it writes a zero, so that no finger slips.

yahtzee-rules-bonus = The upper bonus
yahtzee-rules-bonus-1 = Reach 63 points or more in the upper half and you get 35 extra.
yahtzee-rules-bonus-2 = Three of every number is exactly 63. The sheet tells how far you are ahead of that pace or behind it.

yahtzee-rules-yahtzee-bonus = More than one Yahtzee
yahtzee-rules-yahtzee-bonus-1 = Once there are 50 points in your Yahtzee box, every further Yahtzee earns 100 extra, wherever you write the dice.
yahtzee-rules-yahtzee-bonus-2 = A zero in the Yahtzee box ends that: then there is no bonus for later ones.

yahtzee-rules-joker = Jokers
yahtzee-rules-joker-1 = Is your Yahtzee box filled, with 50 or with 0, and do you throw five alike again? If the upper box of that number is filled too, the throw is a joker.
yahtzee-rules-joker-2 = A joker may stand for any open box of the lower half, and brings its full price there. The picture shows it for five fours.
yahtzee-rules-joker-3 = Is the upper box of that number still open, it is no joker: write it as an ordinary throw, in any open box, for what it is worth there.
yahtzee-rules-joker-4 = If the whole lower half is filled, a zero goes into any open upper box. The 100 extra points, if you have a right to them, come in every case.

yahtzee-rules-switches = House rules
yahtzee-rules-switches-1 = US jokers: with five alike and a filled Yahtzee box you must take the upper box of that number; only if it is filled a lower box, and only if those are full a zero.
yahtzee-rules-switches-2 = No jokers: five alike is an ordinary throw. The bonus of 100 can be switched off as well.
yahtzee-rules-switches-3 = Five alike as full house: by the book that needs two different numbers, unless it is a joker. Some tables count it always.
yahtzee-rules-switches-4 = Throwing a joker away: by the book you may waste a joker as a zero in an upper box. Some tables forbid it while a lower box is open.

yahtzee-rules-end = The end of the game
yahtzee-rules-end-1 = When everyone has filled thirteen boxes, add up: the upper half, the 35 if you reached 63, every Yahtzee bonus, and the lower half.
yahtzee-rules-end-2 = The highest total wins. With equal totals the victory is shared.

yahtzee-rules-contest = A contest of five games
yahtzee-rules-contest-1 = Play five games and add up the totals: whoever has the most after the fifth is the overall winner.
yahtzee-rules-contest-2 = The start moves on by one player each game.

yahtzee-rules-own-dice = With your own dice
yahtzee-rules-own-dice-1 = Choose “our own dice” and play at a real table: throw, tap what the dice show, and the app keeps the score and knows the rules.
yahtzee-rules-own-dice-2 = A hint works just as well: it tells which dice to keep, what that is worth and why.

yahtzee-rules-tips = Tips
yahtzee-rules-tips-1 = The 35 points are worth the effort: collect fours, fives and sixes for the upper half early, before you are forced to cross something out there.
yahtzee-rules-tips-2 = If a zero must be written, ones is often the cheapest place: an extra five or six makes up for it.
yahtzee-rules-tips-3 = Keep chance open as long as you can. Late in the game it saves the throw that fits nowhere.
yahtzee-rules-tips-4 = Near the end it may be wise to give up the Yahtzee or a straight – unless the others are ahead: then only a bold throw helps.
yahtzee-rules-tips-5 = Look at the hint after you have chosen your dice yourself: it shows what your choice would cost.
