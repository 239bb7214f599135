# Dobbelstorm: everything a player reads or hears about this game.

dobbelstorm-name = Dobbelstorm
dobbelstorm-tagline = Forty dice, everybody at once: see it, grab it, lay it down

## Dice and cards

dobbelstorm-colour-red = red
dobbelstorm-colour-orange = orange
dobbelstorm-colour-yellow = yellow
dobbelstorm-colour-green = green
dobbelstorm-colour-blue = blue
dobbelstorm-colour-purple = purple
dobbelstorm-colour-pink = pink
dobbelstorm-colour-brown = brown
dobbelstorm-colour-grey = grey
dobbelstorm-colour-black = black

dobbelstorm-die = { $colour } { $value }
dobbelstorm-dice = Dice

dobbelstorm-kind-target = Target
dobbelstorm-kind-target-of = Target { $target }
dobbelstorm-kind-tower = Tower of two
dobbelstorm-kind-row = Row of three
dobbelstorm-kind-chain = Chain
dobbelstorm-kind-duo = Duos and trios
dobbelstorm-kind-confusion = Confusion

dobbelstorm-field = Field { $number }: { $asks }
dobbelstorm-field-lying = { $field }. Here lies: { $dice }
dobbelstorm-field-plain = { $colour } { $values }
dobbelstorm-field-joker = any colour, { $values }
dobbelstorm-field-tower = { $bottom } below, { $top } { $values } on top
dobbelstorm-field-confusion = field { $colour }, word “{ $word }”, { $values }

## Seats

dobbelstorm-seat = Place of { $name }
dobbelstorm-points-word = points
dobbelstorm-stop = STOP
dobbelstorm-stop-label = STOP, by { $name }
dobbelstorm-beside = fits nowhere −1
dobbelstorm-beside-sign = −1
dobbelstorm-beside-label = Fits nowhere −1: lay beside { $kind }, one point less
dobbelstorm-later = top first
dobbelstorm-later-label = Top first: tap this, then the tower it belongs to; it waits for the lower die

## Before and between the turns

dobbelstorm-round = Round { $round } of { $rounds }
dobbelstorm-turn = turn { $turn } of { $turns }
dobbelstorm-deal-title = Round { $round }
dobbelstorm-deal-text = Everybody gets three cards of three different kinds.
dobbelstorm-dealing = The cards are dealt …
dobbelstorm-deal = Deal the cards
dobbelstorm-ready = Look at your cards
dobbelstorm-ready-one = After START forty dice fall. Drag one to a field, or tap the die and then the field. Nothing left that fits? Tap STOP.
dobbelstorm-ready-several = After START forty dice fall and everybody plays at once. Drag a die to one of your own fields. Nothing left that fits you? Tap STOP.
dobbelstorm-start = START

# In a few words on the card, and in whole sentences for somebody who plays alone.
dobbelstorm-short-target = { $target } together, no more
dobbelstorm-short-tower = colour below, die on top
dobbelstorm-short-row = make rows of three
dobbelstorm-short-chain = in order, like 3‑4‑5
dobbelstorm-short-duo = joker with equal neighbours
dobbelstorm-short-confusion-even = the colour counts
dobbelstorm-short-confusion-odd = the word counts
dobbelstorm-task-target = Lay dice of the right colour and value. Together they may not exceed { $target }; exactly { $target } is a bonus.
dobbelstorm-task-tower = Two dice on each field: below, the colour of the large square with any value; on top, exactly the die of the small square.
dobbelstorm-task-row = Lay dice of the right colour and value in rows of three: across, down or diagonal.
dobbelstorm-task-chain = Lay values that follow each other, like 3-4-5, in the right colours. On a joker (dashed edge) any colour will do.
dobbelstorm-task-duo = Lay two or three equal values in a line. The joker in the middle, in any colour, is always one of them.
dobbelstorm-task-confusion-even = In this turn the colour of the field counts. Do not let the word confuse you.
dobbelstorm-task-confusion-odd = In this turn the word counts. Do not let the colour of the field confuse you.
dobbelstorm-parity-even = Even: the colour of the field counts
dobbelstorm-parity-odd = Odd: the word counts
dobbelstorm-counts-even = Even: colour
dobbelstorm-counts-odd = Odd: word
dobbelstorm-ending = ends in { $seconds } s
dobbelstorm-pause = Pause
dobbelstorm-paused = Pause
dobbelstorm-paused-text = The clock stands still. The dice are covered, so that nobody can search on.
dobbelstorm-resume = Go on
dobbelstorm-hands = STOP! Whoever still holds a die may lay it down.

## What is said

dobbelstorm-log-started = The dice have fallen. Go!
dobbelstorm-log-taken = That die is gone: somebody was faster.
dobbelstorm-log-one-die = One die at a time: first lay down the one in your hand.
dobbelstorm-log-full = That field is taken.
dobbelstorm-log-whose = Two dice were tapped: drag yours, so that it is clear whose it is.
dobbelstorm-log-paused = Pause
dobbelstorm-log-stopped = { $name } called STOP.
dobbelstorm-ended-stop = { $name } called STOP after { $time }.
dobbelstorm-log-ran-out-idle = Nobody has taken a die for a minute: the turn is over.
dobbelstorm-log-ran-out-limit = Time is up.
dobbelstorm-log-scored = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in this turn

## Scoring

dobbelstorm-walk-title = Cards of { $name }
dobbelstorm-walk-sum = Together { $points }
dobbelstorm-walk-card = This card
dobbelstorm-walk-card-full = Bonus: the card is perfect
dobbelstorm-walk-two = Bonus for two cards with points
dobbelstorm-walk-three = Bonus for three cards with points
dobbelstorm-walk-clean = STOP, and nothing was missed
dobbelstorm-walk-missed = STOP, but dice were missed
dobbelstorm-walk-again = Count again
dobbelstorm-skip = Skip
dobbelstorm-verdict-right = right
dobbelstorm-verdict-wrong = wrong die
dobbelstorm-verdict-beside = beside the card
dobbelstorm-verdict-parked = still waiting for its tower
dobbelstorm-verdict-incomplete = tower not finished
dobbelstorm-verdict-surplus = above the target
dobbelstorm-verdict-broken = not in the chain
dobbelstorm-verdict-no-line = in no row of three
dobbelstorm-verdict-no-joker = no joker beside it
dobbelstorm-missed-none = { $name } missed nothing.
dobbelstorm-missed = { $count ->
    [one] { $name } could still have laid this die:
   *[other] { $name } could still have laid these { $count } dice:
  }
dobbelstorm-missed-place = on field { $number } of { $kind }
dobbelstorm-totals = Points of this turn
dobbelstorm-totals-turn = Turn
dobbelstorm-totals-match = Total
dobbelstorm-totals-best = Best possible
dobbelstorm-next = Next turn
dobbelstorm-next-round = Next round
dobbelstorm-next-result = To the result

## Hints

dobbelstorm-hint-title = Hints
dobbelstorm-hint-title-for = Hints for { $name }
dobbelstorm-hint-exact = exact, if the others stand still
dobbelstorm-hint-later = Looking at the dice …
dobbelstorm-hint-grab = Take { $die }
dobbelstorm-hint-place = { $die } on { $kind }
dobbelstorm-hint-park = { $die } waits for its tower
dobbelstorm-hint-beside = Beside { $kind }
dobbelstorm-hint-stop = Call STOP
dobbelstorm-hint-value = at best { NUMBER($value, maximumFractionDigits: 1) } points
dobbelstorm-hint-best = best
dobbelstorm-hint-loss = −{ NUMBER($loss, maximumFractionDigits: 1) }

reason-fits = Fits on { $kind }
reason-part-of-plan = Part of the best plan{ $dice ->
    [0] {""}
    [one] ; one more die after it
   *[other] ; { $dice } more dice after it
  }
reason-not-needed = Costs { NUMBER($loss, maximumFractionDigits: 1) } of the points still possible
reason-stop-clean = Nothing is left that fits: two points for STOP
reason-stop-misses = Misses { $dice ->
    [one] one die
   *[other] { $dice } dice
  }
reason-least-harm = Harms { $kind } the least

## Options

dobbelstorm-option-game = Rounds
dobbelstorm-option-game-help = Is it your first time? Begin with the learning rounds: two rounds with the same kinds of cards for everybody.
dobbelstorm-option-game-full = Three rounds, kinds drawn
dobbelstorm-option-game-learning = Learning rounds
dobbelstorm-option-languages = Words on the confusion cards
dobbelstorm-option-languages-help = Leave out the languages that you find too hard.
dobbelstorm-option-languages-de_en_fr = German, English and French
dobbelstorm-option-languages-de_en = German and English
dobbelstorm-option-languages-de_fr = German and French
dobbelstorm-option-languages-en_fr = English and French
dobbelstorm-option-languages-de = German only
dobbelstorm-option-limit = Time for a turn
dobbelstorm-option-limit-help = A limit makes a time trial of it when you play alone.
dobbelstorm-option-limit-none = Until somebody calls STOP
dobbelstorm-option-limit-120 = 2 minutes
dobbelstorm-option-limit-90 = 90 seconds
dobbelstorm-option-limit-60 = 1 minute

dobbelstorm-part-cards = Cards
dobbelstorm-part-card_bonus = Perfect cards
dobbelstorm-part-bonus = Bonus 2 or 3 cards
dobbelstorm-part-stop = STOP

dobbelstorm-bot-random = Takes anything and lays it anywhere: alone about { $points } points in three turns
dobbelstorm-bot-greedy = Looks for a while and makes mistakes: alone about { $points } points in three turns
dobbelstorm-bot-planner = As quick as somebody who knows the game: alone about { $points } points in three turns
dobbelstorm-bot-solver = Quick, sharp, and stops in time: alone about { $points } points in three turns

## Refusals

error-die-is-taken = That die is gone: somebody was faster.
error-hand-is-full = One die at a time: first lay down the one in your hand.
error-hand-is-empty = There is no die in that hand.
error-field-is-full = That field is taken.
error-not-a-tower = Only a tower has an upper die.
error-already-parked = One upper die is waiting already.
error-tower-has-begun = The lower die of that tower lies there already.
error-too-early = That comes before what has already happened.
error-time-is-up = The time is up.
error-time-is-not-up = The time is not up yet.
error-turn-has-ended = STOP was called: no more dice may be taken.
error-not-started = The turn has not started yet.
error-no-such-die = There is no such die.
error-no-such-field = There is no such field.
error-bad-kinds = Those are not three different kinds of card.
error-card-not-there = That card is not in the stack.

## Rules page

dobbelstorm-rules-goal = What it is about
dobbelstorm-rules-goal-1 = Forty coloured dice lie in the middle. Everybody has three task cards and all play at once: find the dice that your cards ask for, be quicker than the others, and make no mistakes.
dobbelstorm-rules-goal-2 = Every die that is laid right is worth a point, every mistake costs one. After three rounds the most points win.
dobbelstorm-rules-dice = The dice
dobbelstorm-rules-dice-1 = There are four dice in each of ten colours. Besides its colour each die has a mark of its own: hearts are red, triangles orange, and so on. The cards carry the same marks.
dobbelstorm-rules-dice-2 = All forty fall anew for every turn. They lie apart from each other, so nothing is hidden.
dobbelstorm-rules-start = Three cards each
dobbelstorm-rules-start-1 = There are six stacks, one for each kind of task. At the start of a round everybody throws three dice until they differ and takes a card from each of those stacks.
dobbelstorm-rules-start-2 = Is it your first game? Choose the learning rounds: everybody has the same kinds, first 1, 2 and 6, then 3, 4 and 6.
dobbelstorm-rules-start-3 = Before each turn one die is thrown for everybody: it says what counts on the confusion cards. Then somebody presses START.
dobbelstorm-rules-play = Taking and laying
dobbelstorm-rules-play-1 = Drag a die to one of your fields, or tap the die and then the field. Whoever touches a die first has it.
dobbelstorm-rules-play-2 = You hold one die at a time, and what you took you cannot put back. If it fits nowhere, lay it beside one of your cards, on “fits nowhere”: that costs a point on that card.
dobbelstorm-rules-play-3 = What lies, lies. Whether a die is right is only looked at when the turn is over; a wrong die occupies its field and costs a point.
dobbelstorm-rules-play-4 = One exception: on a tower the upper die may come first. Tap “top first”, then the tower; it waits there until the lower die has come.
dobbelstorm-rules-play-5 = With several people at the table a die belongs to whoever lays it on an own card. Dragging is surest: if two dice have been tapped, nobody can tell whose they are.
dobbelstorm-rules-stop = STOP
dobbelstorm-rules-stop-1 = Whoever thinks that nothing on the table fits any more calls STOP. From then on nobody may take a die; one that is in a hand may still be laid.
dobbelstorm-rules-stop-2 = Then the table is searched for dice that the stopper could still have laid. None? Two bonus points. Otherwise each costs one point.
dobbelstorm-rules-stop-3 = The search is exact: it finds the most dice that could still be added so that each of them scores and none stops scoring. Half a tower does not count, a whole one counts for two.
dobbelstorm-rules-stop-4 = If nobody takes a die for a minute the turn ends by itself, without bonus and without penalty.
dobbelstorm-rules-points = Points
dobbelstorm-rules-points-1 = A die that is right: +1. A die that is wrong, beside a card, or part of something unfinished: −1, and never more than that for one die.
dobbelstorm-rules-points-2 = A card on which everything is right and nothing is missing: one bonus point.
dobbelstorm-rules-points-3 = Two cards that end with at least one point: 2 bonus points. All three: 3 bonus points.
dobbelstorm-rules-points-4 = A turn can end below zero, and so can a match.
dobbelstorm-rules-target = 1 · Target
dobbelstorm-rules-target-1 = Dice must match in colour and value. Together they may not exceed the number in the middle; use as many fields as you like.
dobbelstorm-rules-target-2 = Exactly the target: one bonus point. Too much: each die too many costs a point instead of bringing one.
dobbelstorm-rules-tower = 2 · Tower of two
dobbelstorm-rules-tower-1 = Two dice on each field. The large square is the colour below, its value is free; the small square is the die on top, in colour and value.
dobbelstorm-rules-tower-2 = A finished tower is worth one point, an unfinished one costs one. Nine towers: 9 + 1 points.
dobbelstorm-rules-tower-3 = The first die on a field is the lower one, unless you tapped “top first”. Only one upper die may wait at a time.
dobbelstorm-rules-row = 3 · Row of three
dobbelstorm-rules-row-1 = Dice must match in colour and value and form rows of three: across, down or diagonal. Where two values are given, either is good.
dobbelstorm-rules-row-2 = Each die in a complete row is worth a point, once. A die in no complete row costs one.
dobbelstorm-rules-chain = 4 · Chain
dobbelstorm-rules-chain-1 = Lay values that follow each other, such as 3-4-5; where they lie does not matter. On a joker field any colour is good, the value must match.
dobbelstorm-rules-chain-2 = Only one chain counts, of at least two dice; doubles and dice of a second chain cost a point. The whole chain from 1 to 6: 6 + 1 points.
dobbelstorm-rules-duo = 5 · Duos and trios
dobbelstorm-rules-duo-1 = Three lines, each with one value, given in ordinary or Roman numerals. A duo is the joker in the middle with one neighbour, a trio is the whole line.
dobbelstorm-rules-duo-2 = A duo is worth 2 points, a trio 3. Without the joker every die costs a point.
dobbelstorm-rules-confusion = 6 · Confusion
dobbelstorm-rules-confusion-1 = Every field has a colour, a word for another colour, and a value. Which of the two counts is thrown before each turn.
dobbelstorm-rules-confusion-2 = Even: the colour of the field. Odd: the word. The mark on a field always goes with its colour.
dobbelstorm-rules-confusion-3 = There are twelve cards with German words, six with English and six with French. The options leave languages out.
dobbelstorm-language-de = German
dobbelstorm-language-en = English
dobbelstorm-language-fr = French
dobbelstorm-rules-rounds = Turns and rounds
dobbelstorm-rules-rounds-1 = After the scoring everybody passes the three cards to the neighbour on the left, and forty new dice fall.
dobbelstorm-rules-rounds-2 = A round has as many turns as there are players, so everybody has had all the cards. Then new cards are drawn.
dobbelstorm-rules-rounds-3 = After three rounds the most points win; a tie is shared.
dobbelstorm-rules-solo = Alone
dobbelstorm-rules-solo-1 = On your own it is a trial against the clock: three cards and forty dice. After STOP you see your time, and beside your points the best score that was possible.
dobbelstorm-rules-solo-2 = Or take a seat among computer players. They search, hesitate and err much as people do, in several strengths.
dobbelstorm-rules-table = Round one tablet
dobbelstorm-rules-table-1 = Lay the tablet in the middle. Everybody has an edge that is turned to them, with a STOP button of their own, and all may touch the screen at once.
dobbelstorm-rules-table-2 = Pause covers the dice and stops the clock. A match that is opened again waits in a pause.
dobbelstorm-rules-table-3 = Keys: Tab and Enter take and lay dice, P pauses, S calls STOP when you play alone or against the computer.
dobbelstorm-rules-own = What is ours
dobbelstorm-rules-own-1 = The name and the 84 cards are our own, made to fit the rules of a game by Otmar Bettscheider and Karin Herrman.
dobbelstorm-rules-own-2 = Real dice can be turned in secret; the rulebook has a penalty for that, named after a friend called Imad. Here dice cannot be turned, so he is safe.
dobbelstorm-rules-picture-target = A target card with 11 in the middle: 4, 1 and 6 reach it exactly
dobbelstorm-rules-picture-tower = A tower card: nine fields, each with a colour below and a die on top
dobbelstorm-rules-picture-row = A card for rows of three with the middle row complete
dobbelstorm-rules-picture-chain = A chain card: 2, 3 and 4 have been laid, two of them on jokers
dobbelstorm-rules-picture-duo = A card with three lines: two duos have been laid
dobbelstorm-rules-picture-confusion = A confusion card with German words
