# Clever: everything a player reads or hears about this game.

clever-name = Clever
clever-tagline = Six dice, five colours, chains of bonuses

## Areas, dice, bonuses

clever-area-yellow = yellow
clever-area-blue = blue
clever-area-green = green
clever-area-orange = orange
clever-area-purple = purple

clever-die-white = white die
clever-die-yellow = yellow die
clever-die-blue = blue die
clever-die-green = green die
clever-die-orange = orange die
clever-die-purple = purple die
clever-die-shows = { $die }: { $face }
clever-die-blank = { $die }, not thrown yet
clever-die-leaving = { $die }, goes to the platter
clever-die-spent = { $die }, already used as an extra die

clever-bonus-reroll = a reroll
clever-bonus-extra = an extra die (+1)
clever-bonus-fox = a fox
clever-bonus-cross = a cross in { $area }
clever-bonus-number = a { $value } in { $area }
clever-bonus-black-cross = a cross in yellow, blue or green
clever-bonus-black-number = a { $value } in orange or purple
clever-bonus-choice = a cross, or a 6
clever-link-choice = choose: { $bonus }
clever-lost = lost: { $bonus }
clever-column = column complete: { $points } points

clever-cell-number = { $area } { $number }
clever-cell-yellow = { $area } { $number }, row { $row }
clever-cell-place = { $area }, field { $place }
clever-cell-follows = { $cell }; sets off: { $chain }
clever-mark-cross = cross on { $cell }
clever-mark-number = { $value } in { $cell }

## The table

clever-sheet-of = Sheet of { $name }
clever-tray = Dice in the tray
clever-tokens = Bonuses to use now
clever-fields = Chosen dice of { $name }
clever-fields-short = Chosen dice
clever-platter = Silver platter
clever-platter-short = Silver platter
clever-others = Sheets of the others
clever-other-open = Show the sheet of { $name }: { $points } points
clever-opened-close = Back to the table
clever-foxes = { $foxes }×{ $worth }
clever-round = Round { $round }/{ $rounds }
clever-roll-of = Roll { $roll }/{ $rolls }
clever-phase-passive = Served dice
clever-phase-extra = Extra dice
clever-free-rerolls = Rerolls to use:
clever-free-extras = Extra dice to use:
clever-keys = Keys: 1–6 choose a die, Tab and Enter a field, Enter confirms, R rolls, Esc puts back

clever-chain = What this sets off
clever-preview-platter = { $count ->
    [0] Nothing to the platter,
    [one] { $count } die to the platter,
   *[other] { $count } dice to the platter,
  }
clever-preview-left = { $left ->
    [0] no more rolls
   *[other] { $left } left to roll
  }
clever-confirm = { $points ->
    [0] Do it
    [one] Do it (+{ $points } point)
   *[other] Do it (+{ $points } points)
  }
clever-cancel = Not this

clever-roll = { $count ->
    [one] Roll the last die
   *[other] Roll { $count } dice
  }
clever-action-reroll = { $count ->
    [one] Roll it again ({ $left } left)
    [2] Roll both again ({ $left } left)
   *[other] Roll all { $count } again ({ $left } left)
  }
clever-action-pass-roll-on = Roll on
clever-action-pass-go-on = Go on
clever-action-pass-decline = Take none
clever-action-end = Go on without a +1

clever-entry-label = Type in your dice
clever-entry-face = { $die }: { $face }
clever-entry-back = Undo last
clever-entry-confirm = These are my dice
clever-entry-count = { $typed } of { $goal }

## What to do now

clever-prompt-over = The game is over
clever-prompt-acting = …
clever-prompt-watching = { $name } is playing in another window
clever-prompt-bot = { $name } is playing …
clever-prompt-first-solo = Roll all six dice to start your turn
clever-prompt-first-named = { $name }, it is your turn: roll all six dice
clever-prompt-again = { $count ->
    [one] Roll the die that is left
   *[other] Roll the { $count } dice that are left
  }
clever-prompt-serve = Roll for the platter: the three lowest dice are served to you
clever-prompt-pick-solo = Choose a die, then a field
clever-prompt-pick-named = { $name }: choose a die, then a field
clever-prompt-passive-solo = Take one die from the silver platter
clever-prompt-passive-named = { $name }: take one die from the silver platter
clever-prompt-fallback-solo = Nothing on the platter fits: you may use one of the three high dice
clever-prompt-fallback-named = Nothing on the platter fits: { $name } may use one of the chosen dice of { $active }
clever-prompt-nothing-fits = None of these dice fits: bad luck
clever-prompt-nothing-fits-reroll = None of these dice fits: roll them again, or go on
clever-prompt-nothing-served-solo = No die fits this time
clever-prompt-nothing-served-named = { $name }: no die fits this time
clever-prompt-bonus = A bonus! Choose where to use it
clever-prompt-round-bonus-solo = The bonus of round 4: a cross in yellow, blue or green, or a 6 in orange or purple
clever-prompt-round-bonus-named = { $name }: a cross in yellow, blue or green, or a 6 in orange or purple
clever-prompt-extra-solo = Use a +1 for any die, or go on
clever-prompt-extra-named = { $name }: use a +1 for any die, or go on
clever-prompt-last = { $name }: last chance to use your +1s
clever-prompt-which-cell = Now choose a field
clever-prompt-which-die = With which die?
clever-prompt-type-solo = { $count ->
    [one] Throw the die that is left and tap what it shows
   *[other] Throw { $count } real dice and tap what each one shows
  }
clever-prompt-type-named = { $count ->
    [one] { $name }, throw the die that is left and tap what it shows
   *[other] { $name }, throw { $count } real dice and tap what each one shows
  }
clever-prompt-type-bot = { $count ->
    [one] Throw the die that is left for { $name } and tap what it shows
   *[other] Throw { $count } real dice for { $name } and tap what each one shows
  }
clever-prompt-type-nearest = { $count ->
    [one] A tie: tap the die that lies nearest to the platter
   *[other] A tie: tap the { $count } dice that lie nearest to the platter
  }
clever-prompt-type-done = All right? Then confirm your dice

## What happened

clever-log-die = { $die } { $face }
clever-log-rolled = { $name } rolls { $dice }
clever-log-rerolled = { $name } rolls again: { $dice }
clever-log-took = { $name } takes the { $die }
clever-log-took-extra = { $name } uses a +1 for the { $die }
clever-log-platter = To the platter: { $dice }
clever-log-marked = { $name }: { $mark }
clever-log-column = { $name } completes a yellow column: { $points } points
clever-log-earned = { $name } earns { $bonus }
clever-log-lost = { $name } cannot use { $bonus }
clever-log-passed = { $name } passes
clever-log-turn-active = { $name } has the dice
clever-log-turn-extra = { $name } may use a +1
clever-log-turn-passive = { $name } chooses from the platter
clever-banner-fox = A fox for { $name }!
clever-banner-round = Round { $round } of { $rounds }

## Hints

clever-hint-title = Hint
clever-hint-exact = exact values
clever-hint-estimate = estimated values
clever-hint-thinking = The solver is thinking …
clever-hint-later = A hint comes as soon as there is something to choose.
clever-hint-yours = Your choice
clever-hint-take = { $die } → { $cell }
clever-hint-extra = +1: { $die } → { $cell }
clever-hint-pass = Pass
clever-hint-reroll = Roll { $count ->
    [one] it
    [2] both
   *[other] all { $count }
  } again
clever-hint-end = Keep your +1s
clever-hint-best = best
clever-hint-loss = −{ NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clever-hint-value = leads to { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
clever-hint-value-error = leads to { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average
clever-hint-more = { $count ->
    [one] Show the other option
   *[other] Show the other { $count } options
  }

reason-chain = sets off at once: { $links }
reason-earns = brings { $bonus }
reason-nearer-column = { $missing ->
    [one] one field from a yellow column of { $points } points
   *[other] { $missing } fields from a yellow column of { $points } points
  }
reason-nearer = { $missing ->
    [one] one field from { $bonus }
   *[other] { $missing } fields from { $bonus }
  }
reason-clever-points = { $points ->
    [one] brings { $points } point now
   *[other] brings { $points } points now
  }
reason-platter = { $dice ->
    [one] sends a die to the platter
   *[other] sends { $dice } dice to the platter
  }, { $left ->
    [0] and leaves none to roll
   *[other] { $left } left to roll
  }
reason-platter-none = keeps every other die for the next roll
reason-lowest-area = lifts { $area }, your lowest area, from { $from } to { $to }
reason-fox-worth = { $foxes ->
    [one] your fox is worth { $points }
   *[other] your { $foxes } foxes are worth { $points } each
  }
reason-spend-reroll = a reroll pays off here: about { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more
reason-keep-reroll = keeps a reroll, which is worth { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points later
reason-cost-reroll = costs a reroll, which is worth { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points later
reason-spend-extra = the +1 pays off here: about { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more
reason-keep-extra = keeps the +1, which is worth { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points later
reason-cost-extra = costs a +1, which is worth { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points later
reason-serves = serves each of the others about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
reason-clever-equal = as good as the best
reason-clever-even = practically equal to the best: only { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } less

## Options of a match

clever-option-dice = Dice
clever-option-dice-help = With your own dice the app is score pad and coach: you type in what you throw.
clever-option-dice-app = The app rolls
clever-option-dice-own = Our own dice
clever-option-solo_fallback = Playing alone, nothing served fits
clever-option-solo_fallback-help = Whether you may then use one of the three high dice that were not served.
clever-option-solo_fallback-off = No die
clever-option-solo_fallback-on = Take a high die

## Parts of the score

clever-part-yellow = Yellow
clever-part-blue = Blue
clever-part-green = Green
clever-part-orange = Orange
clever-part-purple = Purple
clever-part-foxes = Foxes

## Opponents

clever-bot-random = Takes whatever comes up: about { $points } points
clever-bot-greedy = Takes the most it sees at the moment: about { $points } points
clever-bot-learner = Knows what counts but often misjudges it: about { $points } points
clever-bot-planner = Looks ahead with a few mistakes: about { $points } points
clever-bot-solver = Plans the whole game: about { $points } points on average

## What a game alone was worth

clever-rating-0 = Outstanding! It hardly gets better than this.
clever-rating-1 = Is your name Einstein, by any chance?
clever-rating-2 = Pure genius!
clever-rating-3 = Impressive!
clever-rating-4 = Hats off!
clever-rating-5 = Well played!
clever-rating-6 = Quite all right.
clever-rating-7 = Not bad, and there is more in it.
clever-rating-8 = Plenty of room to grow!

## The rules page

clever-rules-dice-picture = Six dice: white, yellow, blue, green, orange, purple. Each colour has a symbol.
clever-rules-chain-picture = A chain: a yellow six completes a row, whose bonus is a cross in blue; that completes a column, which brings a reroll.
clever-rules-bonus-cross = A cross in this colour, in a field you choose (green: the next one).
clever-rules-bonus-number = This number in the next field of this colour.
clever-rules-bonus-reroll = A reroll for the track on top.
clever-rules-bonus-extra = A +1, an extra die, for the track on top.
clever-rules-bonus-fox = A fox for the end of the game.

clever-rules-goal = The goal
clever-rules-goal-1 = Choose dice cleverly and fill your sheet. Every colour has an area with its own rules, and well-placed fields set off bonuses that set off more. Most points win.
clever-rules-goal-2 = One to four people play: six rounds alone or with two, five with three, four with four. In each round everybody is the active player once.

clever-rules-turn = Your turn as active player
clever-rules-turn-1 = Roll all six dice. Choose one, lay it on one of your three fields and fill in a field of its colour.
clever-rules-turn-2 = Every die that shows less than the chosen one goes to the silver platter: you cannot use it any more. Then roll the dice that are left, choose again, and once more.
clever-rules-turn-3 = After three dice, or when none is left to roll, whatever remains goes to the platter. A high die early on costs you rolls!
clever-rules-turn-4 = If no die fits, that roll is lost. If one fits you must take one.

clever-rules-passive = When others play
clever-rules-passive-1 = Once the active player is done, everybody else takes one die from the silver platter and fills it in. Several may choose the same die.
clever-rules-passive-2 = Only if nothing on the platter fits may you use one of the active player's three dice instead.

clever-rules-white = White and blue
clever-rules-white-1 = The white die is a joker: it counts as any colour you like.
clever-rules-white-2 = In blue the sum of the blue and the white die always counts, wherever the other one lies, whichever of the two you take.

clever-rules-areas = The five areas
clever-rules-areas-1 = Yellow: cross out the number of the die, either of the two. A full column scores what its star says.
clever-rules-areas-2 = Blue: cross out the sum of blue and white. The more crosses, the more points, as the table above says.
clever-rules-areas-3 = Green: from left to right; the die must show at least the number in the field. The star above the last cross is your score.
clever-rules-areas-4 = Orange: from left to right; any number may be written, and fields with ×2 or ×3 multiply it. The sum scores.
clever-rules-areas-5 = Purple: from left to right; each number must be higher than the one before, and after a 6 any number may follow. The sum scores.

clever-rules-bonuses = Bonuses and chains
clever-rules-bonuses-1 = A bonus stands under a field or at the end of a line. As soon as the field is filled or the line is complete, you get it – and use it at once. It may set off the next one, and so on.
clever-rules-bonuses-2 = The app shows the whole chain before you confirm. If a bonus leaves you a choice, you make it; if several wait, you choose the order. A bonus that cannot be used is lost.

clever-rules-actions = Rerolls and extra dice
clever-rules-actions-1 = A reroll: as active player, roll all the dice you have just rolled once more.
clever-rules-actions-2 = A +1: at the end of your turn, active or served, use any one of the six dice as it lies, even one that was used already. You may spend several, but each die only once.
clever-rules-actions-3 = What is left at the very end: +1s may still be spent, rerolls are worth nothing.

clever-rules-rounds = Rounds
clever-rules-rounds-1 = The first and the third round bring everybody a reroll, the second a +1, the fourth a free cross in yellow, blue or green or a 6 in orange or purple.

clever-rules-foxes = Foxes
clever-rules-foxes-1 = Every fox scores as much as your weakest area. With nothing in one area your foxes are worth nothing: do not forget any colour.

clever-rules-end = The end
clever-rules-end-1 = The five areas and the foxes are added up. On a tie the highest single area decides; if that is equal too, the win is shared.

clever-rules-solo = Alone
clever-rules-solo-1 = You play six rounds. After each turn of your own you roll for the platter: the three lowest dice are served to you, ties drawn by chance, and you take one of them.
clever-rules-solo-2 = More than 280 points is outstanding; 260 to 280: are you called Einstein? From 240 genius, from 220 impressive, from 200 hats off, from 180 very good, from 160 quite all right, from 140 not bad. Below that there is room to grow.

clever-rules-own-dice = With real dice
clever-rules-own-dice-1 = Choose “Our own dice” when you begin. Throw at the table and tap what each die shows; the app keeps the sheets and knows every rule.

## Refusals

error-die-not-here = That die cannot be used now.
error-does-not-fit = That number does not fit there.
error-platter-die-fits = A die on the platter fits: take one of those.
error-a-die-fits = One of the dice fits: choose it.
error-no-reroll-left = You have no reroll left.
error-only-active-rerolls = Only the active player may roll again.
error-extra-at-the-end = An extra die may be used at the end of your turn only.
error-die-spent = You have used that die as an extra die already.
error-bonus-first = Use your bonus first.
error-no-such-bonus = You do not have that bonus.
error-wrong-dice = Those are not the dice that were thrown.
error-tie-not-settled = Say which of the equal dice lie nearest to the platter.
error-no-tie-to-settle = There are no equal dice to choose from.
