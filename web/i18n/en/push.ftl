# Push: the pile, the rows, the luck.

push-name = Push
push-tagline = One more card – or stop in time?

## Colours and cards

push-face-red = red
push-face-blue = blue
push-face-green = green
push-face-yellow = yellow
push-face-purple = purple
push-face-star = star
push-card-number = { $colour } { $number }
push-card-dice = dice card
push-card-switch = switch card

## The table

push-table = Table
push-players = Players and their cards
push-rows-label = Rows on the table
push-row = Row { $row }: { $cards }; { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
push-row-none = Row { $row }: empty
push-row-take = { $content }. Take this row
push-row-place = { $content }. Put the { $card } here
push-row-free = room for a new row
push-row-taken = taken by { $name }
push-points-word = { $points ->
    [one] point
   *[other] points
  }
push-take = Take
push-pile = Pile: { $count ->
    [one] one card
   *[other] { $count } cards
  }
push-pile-draw = Turn over a card; { $count ->
    [one] one card left
   *[other] { $count } cards left
  }
push-drawn = Turned over: { $card }
push-discard = Discarded: { $count ->
    [one] one card
   *[other] { $count } cards
  }
push-switches-left = { $count } switch cards: the left neighbour is first
push-switches-right = { $count ->
    [one] One switch card
   *[other] { $count } switch cards
  }: the right neighbour is first
push-die-waits = The die, not rolled yet

push-colour = { $colour }: { $cards ->
    [one] one open card
   *[other] { $cards } open cards
  }, { $open ->
    [one] { $open } point
   *[other] { $open } points
  }; banked { $banked }
push-colour-bank = Bank { $content }
push-player-turn = turn
push-player-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }

## What can be done

push-draw = Turn over a card
push-draw-more = One more card!
push-stop = Stop
push-roll = Roll the die
push-bank-yes = Bank { $colour }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
push-bank-no = Not now
push-stakes-title = Each side costs:
push-stakes = What each side of the die would cost
push-danger = The die in row { $row }:
push-no-dangers = No dice card in these rows: nobody has to roll.
push-keys = Keys: D draw or roll, S stop, 1–3 the rows, K risk

push-risk-toggle = Show the risk
push-risk-on = The risk is shown
push-risk-label = Chance that the next card fits nowhere
push-risk-percent = { NUMBER($percent, maximumFractionDigits: 1) } %
push-risk-words = { $cards ->
    [0] every card still fits
    [one] { $cards } of { $of } cards fits nowhere
   *[other] { $cards } of { $of } cards fit nowhere
  }

push-walk-left = Rows are taken to the left
push-walk-right = Rows are taken to the right: a switch card turned it round
push-walk-row = row { $row }

## What to do now

push-prompt-over = The game is over: { $names } { $count ->
    [one] wins
   *[other] win together
  }!
push-prompt-watching = { $name } is playing in another window
push-prompt-bot = { $name } is playing …
push-prompt-bot-share = { $name } chooses a row …
push-prompt-bot-roll = { $name } rolls the die …
push-prompt-turn = { $name }, turn over the first card
push-prompt-turn-bank = { $name }: turn over a card – or tap one of your lit colours to bank it
push-prompt-more = { $name }: dare one more card – or stop?
push-prompt-more-only = { $name }, go on: there is no row yet
push-prompt-draw = The card is coming …
push-prompt-place = { $name }, where shall the { $card } go? Tap a lit row
push-prompt-roll = { $name }, roll the die!
push-prompt-roll-bust = One card too many! { $name }, roll the die
push-prompt-take-first = { $name }, you choose first: take a row
push-prompt-take = { $name }, your choice: take a row
push-prompt-taking = { $name } takes row { $row }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
push-prompt-banking = Bank all your { $colour } cards? That is your whole turn

## What happened

push-log-drawn = { $name } turns over: { $card }
push-log-switched-left = A switch card: the left neighbour is first again
push-log-switched-right = A switch card: now the right neighbour is first
push-log-placed = To row { $row }: { $card }
push-log-placed-new = New row { $row }: { $card }
push-log-stopped = { $name } stops
push-log-taken = { $name } takes { $cards }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
push-log-rolled = { $name } rolls { $face }
push-log-rows-discarded = { $count ->
    [one] One row is left over and goes away
   *[other] { $count } rows are left over and go away
  }
push-log-banked = { $name } banks { $colour }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
push-log-turn = { $name } is next
push-banner-bust = Too far: the { $card } fits nowhere. No row for { $name }!
push-banner-pile-empty = The pile is used up: share out what lies here
push-banner-lucky = Lucky! { $name } loses nothing
push-banner-lost = { $name } loses { $count ->
    [one] one { $colour } card
   *[other] { $count } { $colour } cards
  }: −{ $points }
push-banner-lost-all = A star! { $name } loses { $count ->
    [one] the only open card
   *[other] all { $count } open cards
  }: −{ $points }

## Hints

push-hint-title = Hint
push-hint-exact = exact values
push-hint-estimate = estimated, better with time
push-hint-thinking = The solver looks ahead …
push-hint-later = A hint comes as soon as you have a choice.
push-hint-draw = Turn over a card
push-hint-stop = Stop
push-hint-bank = Bank { $colour } ({ $points })
push-hint-place = To row { $row }
push-hint-place-new = Start row { $row }
push-hint-take = Take row { $row } ({ $points })
push-hint-best = best
push-hint-loss = −{ NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 2) }
push-hint-ahead = ends { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points { $others ->
    [1] ahead
   *[other] ahead of the rest
  } (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
push-hint-behind = ends { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points { $others ->
    [1] behind
   *[other] behind the rest
  } (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
push-hint-bust = chance of one too many: { NUMBER($chance) } %
push-hint-bust-next = then, chance of one too many: { NUMBER($chance) } %
push-hint-worth-all = worth { NUMBER($points) } to everybody
push-hint-worth = worth to { $list }
push-hint-worth-one = { $name }: { NUMBER($points) }
push-hint-row = row { $row }: { $worth }

push-reason-no-bust-possible = nothing can go wrong with the next card
push-reason-bust-chance = { NUMBER($chance) } % of the cards fit nowhere
push-reason-better-rows = a card that fits brings { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
push-reason-bust-cost = one card too many would cost { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
push-reason-takes-row = you take row { $row } with { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } point
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points
  }
push-reason-avoids-bust = avoids a risk of { NUMBER($chance) } %
push-reason-leaves-row = leaves row { $row } to { $name }: { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } point
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points
  }
push-reason-secures = makes { NUMBER($points, maximumFractionDigits: 1) } points in { $colour } safe
push-reason-spends-turn = costs your turn, which is worth { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } more
push-reason-bank-can-wait = banking can wait a little ({ $colour }: { NUMBER($points, maximumFractionDigits: 1) })
push-reason-keeps-bust-low = keeps the risk low: { NUMBER($chance) } % instead of { NUMBER($instead) } %
push-reason-raises-bust = raises the risk: { NUMBER($chance) } % instead of { NUMBER($instead) } %
push-reason-builds-row = your best row, row { $row }, then has { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } point
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points
  }
push-reason-feeds-row = goes to row { $row }, which { $name } will probably take ({ $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } point
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points
  } then)
push-reason-idle-row = goes to row { $row }, which will probably be left over
push-reason-poisons-row = a die in row { $row }, which { $name } will probably take
push-reason-spoils-row = spoils row { $row }, the best one
push-reason-opens-row = { $left ->
    [0] uses the last free row
    [one] keeps one free row
   *[other] keeps { $left } free rows
  }
push-reason-row-points = brings { NUMBER($points, maximumFractionDigits: 1) } points
push-reason-die-risk = the die costs { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
push-reason-no-die = no die to fear
push-reason-denies = keeps row { $row } from { $name }, to whom it is worth { NUMBER($points, maximumFractionDigits: 1) }
push-reason-even = practically equal to the best: only { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } less

## Options of a match

push-option-variant = The star
push-option-variant-help = In the risk variant a star on the die costs all your open cards.
push-option-variant-normal = Good luck
push-option-variant-risk = Risk variant
push-option-switch_cards = Switch cards with two players
push-option-switch_cards-help = With two players they change nothing but the length of the game. With more they always take part.
push-option-switch_cards-out = Leave out
push-option-switch_cards-in = Play with them

## Parts of the score

push-part-open = Open cards
push-part-banked = Banked cards

## What is refused

error-nothing-laid = Lay at least one card in a row before you stop.
error-nothing-open = You have no open cards of that colour.
error-bank-only-first = Banking is a whole turn: not after a card has been turned over.
error-card-does-not-fit = That card does not fit in that row.
error-row-is-taken = Somebody has taken that row.
error-no-such-row = That row does not lie on the table.
error-card-not-left = That card is not in the pile any more.

## The rules page

push-rules-fit-number = no: there is a 2 already
push-rules-fit-colour = no: there is a yellow one already
push-rules-fit-yes = here it fits
push-rules-dice-lost = all red cards are lost
push-rules-order = Order: { $order }
push-rules-order-usual = the usual way: to the left
push-rules-order-turned = one switch card: the other way round

push-rules-goal = The goal
push-rules-goal-1 = Turn over cards, build rows with them, and take the best row before it goes wrong. The numbers on the cards you collect are your points.
push-rules-goal-2 = Whoever has the most points when the pile is used up wins.

push-rules-cards = The cards
push-rules-cards-1 = There are 120 cards. Ninety of them are numbers: 1 to 6 in five colours, each three times. Every colour has a shape of its own: red a triangle, blue a diamond, green a cross, yellow a circle, purple a moon.
push-rules-cards-2 = Eighteen dice cards lie in the rows like any other card, but they are trouble for whoever takes them.
push-rules-cards-3 = Twelve switch cards turn round the order in which the rows are taken.
push-rules-cards-4 = The die shows the five colours and a star.

push-rules-turn = Your turn
push-rules-turn-1 = The first player begins, then turns pass to the left. You do one of two things: turn over cards, or bank the cards of one colour.

push-rules-draw = Turning over cards
push-rules-draw-1 = Turn over the top card of the pile and lay it on the table: it starts a row. Then go on, card by card, as long as you dare.
push-rules-draw-2 = For every card you choose: start a new row, or add it to a row where it fits. There are never more than three rows. A card that fits must be laid down.
push-rules-draw-3 = A switch card never goes into a row. It lies beside the pile, and you go on.

push-rules-fit = What fits in a row
push-rules-fit-1 = In a row no number stands twice, no colour stands twice, and there is at most one dice card. So a row holds five numbers and one dice card at most.
push-rules-fit-2 = For example, a yellow 2 was turned over. It fits in only one of these rows:

push-rules-stop = Stopping
push-rules-stop-1 = After any card you may stop, as soon as there is at least one row. Then you are the first to take a row.
push-rules-stop-2 = The cards of your row lie open in front of you, sorted by colour. They count, but they are not safe yet.

push-rules-share = Sharing out
push-rules-share-1 = After you the others take one row each, beginning with your left neighbour, as long as there are rows. Nobody may refuse, not even a row with a dice card.
push-rules-share-2 = With many players some get nothing. With few, a row may be left over: it goes to the discard pile.
push-rules-share-3 = Then it is your left neighbour’s turn.

push-rules-switch = Switch cards
push-rules-switch-1 = With one switch card beside the pile, your right neighbour is the first to choose after you, and so on the other way round. With two it is the usual way again, with three not, and so on.
push-rules-switch-2 = Only the taking of rows is turned round; whose turn comes next never changes. The switch cards go at the end of the turn.

push-rules-dice = Dice cards and the die
push-rules-dice-1 = Is there a dice card in your row? First add its numbers to your open cards. Then roll the die: you lose all open cards of the colour it shows, those you have just taken too.
push-rules-dice-2 = The star is good luck: you lose nothing. Nor do you when you have no open cards of that colour.
push-rules-dice-3 = The dice card itself goes to the discard pile.

push-rules-bust = One card too many
push-rules-bust-1 = Does a card fit in none of the three rows? Then you went too far. You take no row, and the card goes to the discard pile.
push-rules-bust-2 = You roll the die at once and lose your open cards of that colour.
push-rules-bust-3 = The rows you built go to the others, one each as always. Switch cards still decide who is first.

push-rules-bank = Banking
push-rules-bank-1 = Instead of turning over cards you may bank: choose one colour and turn all your open cards of it face down. They are safe from the die until the end.
push-rules-bank-2 = That is your whole turn. In a later turn you may bank again, also new cards of the same colour.
push-rules-bank-3 = Without open cards there is nothing to bank.

push-rules-end = The end of the game
push-rules-end-1 = When the pile is used up the rows on the table are shared out, as if somebody had stopped, and the game is over. If the very last card fits nowhere, it is one card too many as always.
push-rules-end-2 = Everybody adds up the numbers on all their cards, open and banked. The highest total wins.
push-rules-end-3 = With equal totals the player with more cards wins; if that is equal too, the victory is shared.

push-rules-two = With two players
push-rules-two-1 = Each takes one row, and a third row is discarded.
push-rules-two-2 = Switch cards would change nothing, so they are left out unless you want them in.

push-rules-risk = The risk variant
push-rules-risk-1 = For strong nerves: whoever rolls the star loses all open cards, of every colour.
push-rules-risk-2 = Banked cards are safe, as always. So bank in time!

push-rules-app = In this app
push-rules-app-1 = Tap the pile to turn over a card. Every place where it may go lights up: tap one.
push-rules-app-2 = “Show the risk” tells exactly how likely it is that the next card fits nowhere. It counts all cards that have been seen.
push-rules-app-3 = Hints say what each choice does to your lead in the end, and why. Against more than one player it is your lead over the rest: their average, in which those who are ahead count most.

push-rules-tips = Tips
push-rules-tips-1 = Begin your second and third row early: more open rows, more places for the next card.
push-rules-tips-2 = Lay dice cards where you would not mind leaving them to the others.
push-rules-tips-3 = You choose first, but what you leave behind goes to your rivals. One rich row and two poor ones beat three equal ones.
push-rules-tips-4 = With seven cards on the table it gets warm: about one card in ten fits nowhere any more.
push-rules-tips-5 = Banking costs a turn. Wait until a colour is worth it – about thirty points – or until the end is near.

## Opponents

push-bot-random = Draws, stops and places as it comes: in a game of two about { $points } points
push-bot-greedy = Goes on for far too long and never banks: in a game of two about { $points } points
push-bot-threshold6_bank30 = Stops when the next card gets dangerous, banks large colours: in a game of two about { $points } points
push-bot-threshold6_nobank = Stops when the next card gets dangerous, never banks: in a game of two about { $points } points
push-bot-planner = Weighs what a stop and a card are worth: in a game of two about { $points } points
push-bot-solver = Looks at every next card: in a game of two about { $points } points
