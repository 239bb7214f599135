keer_op_keer-name = Keer op Keer
keer_op_keer-tagline = A colour and a number: fill columns and colours before the others do

## Colours and dice

keer_op_keer-colour-yellow = yellow
keer_op_keer-colour-green = green
keer_op_keer-colour-blue = blue
keer_op_keer-colour-red = red
keer_op_keer-colour-orange = orange
keer_op_keer-colour-joker = black joker
# Before a noun: two yellow cells.
keer_op_keer-inked-yellow = yellow
keer_op_keer-inked-green = green
keer_op_keer-inked-blue = blue
keer_op_keer-inked-red = red
keer_op_keer-inked-orange = orange

keer_op_keer-dice-colours = Colour dice
keer_op_keer-dice-numbers = Number dice
keer_op_keer-die-number = number { $number }
keer_op_keer-die-free = { $face }
keer_op_keer-die-idle = { $face }: fits nowhere now
keer_op_keer-die-taken = { $face }: taken away by the active player

## The board

keer_op_keer-board-of = Board of { $name }: { $crossed } of 105 cells crossed
keer_op_keer-board-blank = The board that is still to be drawn
keer_op_keer-cell-open = { $cell }, { $colour }{ $star ->
    [yes] , star
   *[no] {""}
  }
keer_op_keer-cell-lit = { $cell }, { $colour }{ $star ->
    [yes] , star
   *[no] {""}
  }, possible
keer_op_keer-cell-chosen = { $cell }, { $colour }{ $star ->
    [yes] , star
   *[no] {""}
  }, chosen
keer_op_keer-cell-crossed = { $cell }, { $colour }{ $star ->
    [yes] , star
   *[no] {""}
  }, crossed
keer_op_keer-column-open = Column { $column }: { $left } open, brings { $points }.
keer_op_keer-column-full = Column { $column } is full: { $points } points.
keer_op_keer-jokers = Jokers: { $left } of { $all } left
keer_op_keer-colours = Colour bonuses
keer_op_keer-colour-state-open = { $colour }: { $left } cells open, brings { $points }
keer_op_keer-colour-state-full = { $colour } is full: { $points } points
keer_op_keer-score = Score so far
keer_op_keer-margin = Colours and score
keer_op_keer-thumbs = The other boards
keer_op_keer-thumb-open = Open the board of { $name }, { $total } points
keer_op_keer-opened-close = Back to the game

## What to do now

keer_op_keer-prompt-over = The game is over
keer_op_keer-prompt-watching = { $name } is playing in another window
keer_op_keer-prompt-bot = { $name } is playing …
keer_op_keer-prompt-rolling = The dice are rolling …
keer_op_keer-prompt-crossed = Crossed off
keer_op_keer-prompt-passed = Passed
keer_op_keer-prompt-board = Draw the board you all play on
keer_op_keer-prompt-board-own = Which number does your board have?
keer_op_keer-prompt-start = Draw lots: who starts?
keer_op_keer-prompt-start-own = Draw lots at the table: who starts?
keer_op_keer-prompt-roll-solo = Roll the dice
keer_op_keer-prompt-roll-named = { $name }, roll the dice
keer_op_keer-prompt-type = { $name }, throw and tap what you see: { $colours } colours, { $numbers } numbers
keer_op_keer-prompt-type-bot = Throw for { $name } and tap what you see: { $colours } colours, { $numbers } numbers
keer_op_keer-prompt-type-done = All right? Then confirm your dice
keer_op_keer-prompt-choose-solo = Choose a colour and a number, or just mark cells
keer_op_keer-prompt-choose-active = { $name }: choose a colour and a number, or just mark cells
keer_op_keer-prompt-choose-other = Now { $name }: choose a colour and a number, or just mark cells
keer_op_keer-prompt-now-number = Now a number, or mark cells that light up
keer_op_keer-prompt-now-colour = Now a colour, or mark cells that light up
keer_op_keer-prompt-cells = { $most ->
    [one] Tap one of the cells that light up
   *[other] Mark { $most } cells that touch each other
  }
keer_op_keer-prompt-cells-range = Mark { $fewest } to { $most } cells that touch each other
keer_op_keer-prompt-more = { $most ->
    [one] One more cell
   *[other] { $most } more cells
  }
keer_op_keer-prompt-more-range = { $fewest } to { $most } more cells
keer_op_keer-prompt-ready = { $count ->
    [one] One cell: cross it off?
   *[other] { $count } cells: cross them off?
  }
keer_op_keer-prompt-ready-or-more = { $count ->
    [one] One cell: cross it off, or add more
   *[other] { $count } cells: cross them off, or add more
  }
keer_op_keer-prompt-pass = Pass, although something can be crossed?
keer_op_keer-prompt-stuck-solo = Nothing fits this time: pass
keer_op_keer-prompt-stuck-named = { $name }, nothing fits this time: pass

keer_op_keer-confirm = { $cost ->
    [0] Cross { $count } { $inked }
    [one] Cross { $count } { $inked } (1 joker)
   *[other] Cross { $count } { $inked } ({ $cost } jokers)
  }
keer_op_keer-confirm-not-yet = Cross off
keer_op_keer-clear = Clear
keer_op_keer-pass = Pass
keer_op_keer-pass-yes = Yes, pass
keer_op_keer-pass-no = No
keer_op_keer-count = { $done } chosen, of { $fewest } to { $most }
keer_op_keer-roll-dice = Roll the dice
keer_op_keer-roll-start = Draw lots
keer_op_keer-roll-board = Draw a board
keer_op_keer-roll-of = Roll { $roll } of { $rolls }
keer_op_keer-roll-number = Roll { $roll }
keer_op_keer-roll-open = All dice are free

## Why something does not fit

keer_op_keer-why-crossed = That cell is crossed already.
keer_op_keer-why-other-colour = One colour at a time: you are crossing { $inked } cells.
keer_op_keer-why-other-block = All crosses of a turn lie in one block.
keer_op_keer-why-enough = { $count ->
    [one] One cell is all you may cross.
   *[other] { $count } cells: that is all you may cross.
  }
keer_op_keer-why-no-colour = No { $inked } cells can be crossed with these dice.
keer_op_keer-why-dice-colour = With the dice you chose, no { $inked } cells can be crossed.
keer_op_keer-why-apart = The cells must touch each other, and exactly fit the number.
keer_op_keer-why-dice-number = With that number this cell cannot be crossed.
keer_op_keer-why-no-number = No number on the table fits the open cells here.
keer_op_keer-why-not-first = On an empty board you begin in column H.
keer_op_keer-why-no-touch = Your crosses must touch an older cross, or begin in column H.
keer_op_keer-why-no-cells = Mark the cells first, then cross them off.
keer_op_keer-why-too-few = { $count ->
    [one] Not yet: one more cell.
   *[other] Not yet: { $count } more cells.
  }
keer_op_keer-why-taken = { $name } took that die away.
keer_op_keer-why-idle-die = That die fits nowhere on your board now.
keer_op_keer-why-no-jokers = That is a joker, and your exclamation marks are all used up.

## Typed in

keer_op_keer-entry-label = Type in your dice
keer_op_keer-entry-take-back = { $face }, typed in; tap to take back
keer_op_keer-entry-confirm = These are our dice
keer_op_keer-entry-count = { $typed } of { $goal }
keer_op_keer-board-number = Number of the board
keer_op_keer-board-take = Take this board

## What happened

keer_op_keer-log-board = Board { $number } is drawn
keer_op_keer-log-starter = { $name } starts!
keer_op_keer-log-rolled = { $name } throws { $dice }
keer_op_keer-log-crossed = { $name } crosses { $count ->
    [one] one { $colour } cell
   *[other] { $count } { $inked } cells
  }{ $cost ->
    [0] {""}
    [one] {" "}for one joker
   *[other] {" "}for { $cost } jokers
  }
keer_op_keer-log-passed = { $name } passes
keer_op_keer-log-next = { $name } rolls next
keer_op_keer-banner-column-first = Column { $column } is full! +{ $points } for { $name }
keer_op_keer-banner-column-later = { $name } fills column { $column } too: +{ $points }
keer_op_keer-banner-colour-first = All { $inked } cells are crossed! +{ $points } for { $name }
keer_op_keer-banner-colour-later = { $name } has all { $inked } cells too: +{ $points }

## Hints

keer_op_keer-hint-title = Hint
keer_op_keer-hint-exact = exact values
keer_op_keer-hint-estimate = estimated values
keer_op_keer-hint-thinking = The solver is thinking …
keer_op_keer-hint-later = A hint comes as soon as you have dice to choose from.
keer_op_keer-hint-yours = Your cells now
keer_op_keer-hint-cross = { $count } { $inked }: { $cells }
keer_op_keer-hint-pass = Pass
keer_op_keer-hint-best = best
keer_op_keer-hint-loss = −{ NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }
keer_op_keer-hint-value = leads to { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
keer_op_keer-hint-value-error = leads to { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
keer_op_keer-hint-more = { $count ->
    [one] Show one more option
   *[other] Show { $count } more options
  }

keer_op_keer-reason-finishes-column = finishes column { $column }: +{ $points }
keer_op_keer-reason-finishes-colour = crosses the last { $inked } cell: +{ $points }
keer_op_keer-reason-first-of-column = { $points ->
    [one] beats somebody to column { $column }: worth 1 point more
   *[other] beats somebody to column { $column }: worth { $points } points more
  }
keer_op_keer-reason-first-of-colour = { $points ->
    [one] beats somebody to { $colour }: worth 1 point more
   *[other] beats somebody to { $colour }: worth { $points } points more
  }
keer_op_keer-reason-crosses-stars = { $count ->
    [one] crosses a star: +{ $points }
   *[other] crosses { $count } stars: +{ $points }
  }
keer_op_keer-reason-near-column = { $left ->
    [one] one cell to go in column { $column }
   *[other] { $left } cells to go in column { $column }
  }
keer_op_keer-reason-opens-block = { $size ->
    [one] reaches a single { $colour } cell
   *[other] opens the { $inked } block of { $size }
  }
keer_op_keer-reason-opens-columns = { $count ->
    [one] opens column { $columns }
   *[other] opens columns { $columns }
  }
keer_op_keer-reason-closes-block = { $size ->
    [one] clears up a single { $colour } cell
   *[other] fills the { $inked } block of { $size }
  }
keer_op_keer-reason-leaves-single = { $count ->
    [one] leaves a single { $colour } cell
   *[other] leaves { $count } single { $inked } cells
  }
keer_op_keer-reason-spends-jokers = { $count ->
    [one] spends a joker
   *[other] spends { $count } jokers
  }: { $rolls ->
    [0] this is the last roll
    [one] { $left } left for one roll
   *[other] { $left } left for { $about ->
      [yes] about{" "}
     *[no] {""}
    }{ $rolls } rolls
  }
keer_op_keer-reason-keeps-jokers = { $left ->
    [one] keeps the last joker
   *[other] keeps { $left } jokers
  } for { $about ->
    [yes] about { $rolls } more rolls
   *[no] { $rolls ->
      [one] the last roll
     *[other] the last { $rolls } rolls
    }
  }
keer_op_keer-reason-takes-from-others = takes dice that the others need: { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less for them on average
keer_op_keer-reason-pass-saves = crossing would spoil more than it brings
keer_op_keer-reason-even = almost as good as the best: only { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } less

## Options of a match

keer_op_keer-option-dice = Dice
keer_op_keer-option-dice-help = With your own dice the app is board and coach: you type in what you throw.
keer_op_keer-option-dice-app = The app rolls
keer_op_keer-option-dice-own = Our own dice
keer_op_keer-option-board = Board
keer_op_keer-option-board-help = The seven boards of the game, or a new one made by the same rules.
keer_op_keer-option-board-black = Black
keer_op_keer-option-board-red = Red
keer_op_keer-option-board-blue = Blue
keer_op_keer-option-board-green = Green
keer_op_keer-option-board-orange = Orange
keer_op_keer-option-board-purple = Purple
keer_op_keer-option-board-yellow = Yellow
keer_op_keer-option-board-random = A new one
keer_op_keer-option-start = Who starts
keer_op_keer-option-start-help = Alone at the table there is nothing to draw.
keer_op_keer-option-start-lot = By lot
keer_op_keer-option-start-first = The first player

## Parts of the score

keer_op_keer-part-bonus = Colours
keer_op_keer-part-columns = Columns A–O
keer_op_keer-part-jokers = Unused jokers (+1)
keer_op_keer-part-stars = Open stars (−2)

## Opponents

keer_op_keer-bot-random = Crosses whatever fits: about { $points } points alone
keer_op_keer-bot-greedy = Takes what pays at once: about { $points } points alone
keer_op_keer-bot-learner = Knows what counts but often misjudges it: about { $points } points alone
keer_op_keer-bot-planner = Knows what a board is worth: about { $points } points alone
keer_op_keer-bot-solver = Looks ahead: about { $points } points alone

## A tie

keer_op_keer-verdict-jokers = Equal in points – the jokers that are left decide
keer_op_keer-verdict-shared = Equal in points and in jokers

## How good a solo game was, best first

keer_op_keer-ladder = How good is that?
keer_op_keer-stars-0 = ★★★★★
keer_op_keer-stars-1 = ★★★★☆
keer_op_keer-stars-2 = ★★★★☆
keer_op_keer-stars-3 = ★★★★☆
keer_op_keer-stars-4 = ★★★★☆
keer_op_keer-stars-5 = ★★★☆☆
keer_op_keer-stars-6 = ★★☆☆☆
keer_op_keer-stars-7 = ★★☆☆☆
keer_op_keer-stars-8 = ★★☆☆☆
keer_op_keer-stars-9 = ★☆☆☆☆
keer_op_keer-stars-10 = ☆☆☆☆☆
keer_op_keer-stars-11 = ☆☆☆☆☆
keer_op_keer-stars-12 = ☆☆☆☆☆
keer_op_keer-rating-0 = { keer_op_keer-stars-0 } Beyond belief. Are you quite human?
keer_op_keer-rating-1 = { keer_op_keer-stars-1 } Lucky star or master mind? Probably both.
keer_op_keer-rating-2 = { keer_op_keer-stars-2 } You could do this for a living.
keer_op_keer-rating-3 = { keer_op_keer-stars-3 } Brilliant from A to O.
keer_op_keer-rating-4 = { keer_op_keer-stars-4 } Very strong – and all of it honest, surely?
keer_op_keer-rating-5 = { keer_op_keer-stars-5 } Well played!
keer_op_keer-rating-6 = { keer_op_keer-stars-6 } You have done this before.
keer_op_keer-rating-7 = { keer_op_keer-stars-7 } Good, with room for more.
keer_op_keer-rating-8 = { keer_op_keer-stars-8 } It is coming along.
keer_op_keer-rating-9 = { keer_op_keer-stars-9 } Not bad at all.
keer_op_keer-rating-10 = { keer_op_keer-stars-10 } A little practice will help.
keer_op_keer-rating-11 = { keer_op_keer-stars-11 } Taking part is what counts.
keer_op_keer-rating-12 = { keer_op_keer-stars-12 } The pen was on strike today.

## Refusals

error-die-not-there = That die is not on the table.
error-die-taken = The active player took that die away.
error-no-jokers-left = You have no joker left for that.
error-wrong-count = That is not the number of cells the die asks for.
error-cell-crossed = One of these cells is crossed already.
error-wrong-colour = These cells do not have the colour of the die.
error-not-one-block = The cells must touch each other within one block.
error-first-cross-in-h = Your first cross must lie in column H.
error-wrong-number-of-dice = That is not the number of dice that were thrown.
error-no-such-board = There is no board with that number.
error-no-anchor = Your crosses must touch an older cross, or begin in column H.

## The rules page

keer_op_keer-rules-goal = The goal
keer_op_keer-rules-goal-1 = Cross off cells on your board. A full column brings points, a full colour brings a bonus, every star that is left costs you. Being first pays most.
keer_op_keer-rules-goal-2 = One to six people can play. The board has fifteen columns, A to O, and five colours; each colour also has its own sign, so you never need to tell colours apart.

keer_op_keer-rules-roll = A roll
keer_op_keer-rules-roll-1 = The active player throws three colour dice and three number dice, and takes one of each: a colour and a number. That many cells of that colour are crossed, exactly that many.
keer_op_keer-rules-roll-2 = Then everybody else takes a colour and a number from the four dice that are left. Several players may take the same ones.
keer_op_keer-rules-roll-3 = In the first three rolls of the game everybody may choose from all six dice. After every roll the dice go to the next player.
keer_op_keer-rules-roll-4 = You may always pass. If the active player passes, all six dice are free for the others.

keer_op_keer-rules-crossing = Where to cross
keer_op_keer-rules-crossing-1 = Your first cross goes in column H, below the white field. After that your crosses must touch an older cross, side by side, or begin in column H again. Corners do not count.
keer_op_keer-rules-crossing-2 = All crosses of one turn touch each other and lie in one block: cells of one colour that hang together. You need not fill a block at once, but a rest of one cell needs a 1 later on.
keer_op_keer-rules-crossing-3 = Never fewer or more cells than the number says, and never a number split over two blocks.
keer_op_keer-rules-correct = Right: four green cells that touch each other and the yellow crosses
keer_op_keer-rules-correct-singles = Right too, but two green cells stay behind by themselves: each of them needs a 1
keer_op_keer-rules-wrong-apart = Wrong: these five do not touch each other
keer_op_keer-rules-wrong-corner = Wrong: these three touch the older crosses only at a corner

keer_op_keer-rules-jokers = Jokers
keer_op_keer-rules-jokers-1 = The black colour die counts as any colour, the question mark as any number from 1 to 5. Each one costs an exclamation mark on your board, even where another die shows the same; both together cost two.
keer_op_keer-rules-jokers-2 = You have eight. What you do not use is worth a point each at the end.
keer_op_keer-rules-jokers-picture = A black joker and a question mark, for two exclamation marks

keer_op_keer-rules-columns = Columns
keer_op_keer-rules-columns-1 = Under each column stand two values. Whoever fills it first gets the upper one, everybody after that the lower one. If several players fill it in the same roll, they all get the upper value.
keer_op_keer-rules-columns-2 = The outer columns are worth the most, and are the hardest to reach.

keer_op_keer-rules-colours = Colours
keer_op_keer-rules-colours-1 = Cross all 21 cells of a colour and you get 5 points if you are the first, otherwise 3. Here too, the same roll counts as the same time.

keer_op_keer-rules-stars = Stars
keer_op_keer-rules-stars-1 = There are fifteen, one in each column. Every star that is not crossed at the end costs 2 points: you begin at −22 and work your way up.

keer_op_keer-rules-end = The end
keer_op_keer-rules-end-1 = The game ends after the roll in which somebody fills a second colour. Everybody finishes that roll.
keer_op_keer-rules-end-2 = Add up: colours, columns, one point for each unused joker, minus two for each open star. With equal totals the player with more jokers left wins, otherwise the victory is shared.

keer_op_keer-rules-solo = Alone
keer_op_keer-rules-solo-1 = You throw two colour dice and two number dice, exactly thirty times. After each roll a stroke is put in a letter field; when all of them hold two, it is over.
keer_op_keer-rules-solo-2 = You always get the upper values and 5 for a colour, and a second full colour does not end the game.
keer_op_keer-rules-solo-3 = How good was it? This table tells.

keer_op_keer-rules-boards = Boards
keer_op_keer-rules-boards-1 = Besides the black board there are six others. All are made by the same rules: 21 cells of each colour in blocks of one to six, every colour in every column, fifteen stars.
keer_op_keer-rules-boards-2 = “A new one” draws one of a thousand other boards, made by the same rules.

keer_op_keer-rules-app = On this screen
keer_op_keer-rules-app-1 = Tap a colour die and a number die: every cell that can take part lights up. Tap the cells, or sweep over them with a finger. The fields under the dice count what is still to come.
keer_op_keer-rules-app-2 = In a hurry? Sweep over the lit cells right away; the dice follow by themselves.
keer_op_keer-rules-app-3 = With “our own dice” you throw at a real table and tap what the dice show. The hint knows what to do with them.

keer_op_keer-rules-tips = Tips
keer_op_keer-rules-tips-1 = Grow in both directions early: reach gives you a choice in every roll.
keer_op_keer-rules-tips-2 = Beware of single cells left behind. Each of them waits for a 1.
keer_op_keer-rules-tips-3 = A joker is worth a point, but a joker that finishes an outer column with its star is worth seven.
