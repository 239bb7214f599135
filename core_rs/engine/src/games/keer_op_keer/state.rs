//! Where a game stands, and how it goes on.

use std::sync::Arc;

use super::board::Board;
use super::layout::{
    BoardId, COLOUR_FIRST, COLOUR_LATER, COLUMN_FIRST, COLUMN_LATER, Colour, ENDING_COLOURS, MOST_CROSSES,
    OPEN_ROLLS, RANDOM_BOARDS, SOLO_ROLLS,
};
use super::moves::{ColourFace, Dice, Event, KeerMove, NumberFace, Outcome, Pair};
use super::score::{Sheet, Taken, bits};
use crate::chance::Seed;
use crate::state::{Points, Refusal, Seat, State, Turn};

/// The throw that draws a board and, as another die of it, the lot for the start; rolls are numbered from 1.
const OPENING_THROW: u32 = 0;
/// Number dice are numbered from here, so that a colour die is the same die alone and at a full table.
const FIRST_NUMBER_DIE: u32 = 3;
const FACES: u32 = 6;

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A generated board is being drawn.
    Board,
    /// Lots are drawn for the start.
    Start,
    /// The dice are about to fall.
    Roll,
    /// Seats choose, one after the other.
    Choose,
    /// The game is over.
    Over,
}

/// A position of Keer op Keer: the board, the sheets of all seats, the dice.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct KeerState {
    /// `None` until it is drawn.
    pub(super) board: Option<Arc<Board>>,
    pub(super) sheets: Vec<Sheet>,
    pub(super) taken: Taken,
    /// The roll on the table, or the last one that was; from 1.
    pub(super) roll: u16,
    /// Who threw, or throws next; `None` until lots are drawn.
    pub(super) active: Option<Seat>,
    /// On the table while seats choose.
    pub(super) dice: Option<Dice>,
    /// The dice that the active player took away from the others.
    pub(super) gone: Option<Pair>,
    /// How many seats have chosen in this roll.
    pub(super) chosen: u8,
}

impl KeerState {
    /// A new game; without a board, one is drawn first.
    pub fn new(seats: usize, board: Option<BoardId>, draw_lots: bool) -> Self {
        KeerState {
            board: board.map(Board::find),
            sheets: vec![Sheet::default(); seats],
            taken: Taken::default(),
            roll: 0,
            active: (seats == 1 || !draw_lots).then_some(Seat(0)),
            dice: None,
            gone: None,
            chosen: 0,
        }
    }

    /// The board, once it is drawn.
    pub fn board(&self) -> Option<&Board> {
        self.board.as_deref()
    }

    /// The sheet of a seat.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// The columns and colours whose upper value is gone, as of the start of this roll.
    pub fn taken(&self) -> Taken {
        self.taken
    }

    /// The number of the roll on the table, or of the last one that was; from 1.
    pub fn roll(&self) -> u16 {
        self.roll
    }

    /// Who threw, or throws next; `None` until lots are drawn.
    pub fn active(&self) -> Option<Seat> {
        self.active
    }

    /// The dice on the table while seats choose.
    pub fn dice(&self) -> Option<Dice> {
        self.dice
    }

    /// The dice that the active player took away from the others in this roll.
    pub fn gone(&self) -> Option<Pair> {
        self.gone
    }

    /// Whether one plays alone, by the solo rules.
    pub fn is_solo(&self) -> bool {
        self.sheets.len() == 1
    }

    /// Whether the dice of this roll stay on the table for everybody.
    pub fn is_open_roll(&self) -> bool {
        self.is_solo() || self.roll <= OPEN_ROLLS
    }

    /// What is going on.
    pub fn phase(&self) -> Phase {
        match (&self.board, self.active, self.dice) {
            (None, _, _) => Phase::Board,
            (_, None, _) => Phase::Start,
            (_, _, Some(_)) => Phase::Choose,
            (Some(board), _, None) if self.has_ended(board) => Phase::Over,
            _ => Phase::Roll,
        }
    }

    fn has_ended(&self, board: &Board) -> bool {
        if self.is_solo() {
            return self.roll >= SOLO_ROLLS;
        }
        self.sheets.iter().any(|sheet| sheet.full_colours(board).count_ones() >= ENDING_COLOURS)
    }

    /// The seat that is `steps` to the left of another.
    fn seat_after(&self, seat: Seat, steps: u8) -> Seat {
        Seat((seat.0 + steps) % self.sheets.len() as u8)
    }

    /// The seats that are still to choose in this roll, in order; none unless they are choosing.
    pub fn waiting(&self) -> impl Iterator<Item = Seat> {
        let seats = self.sheets.len() as u8;
        let start = if self.dice.is_some() { self.chosen } else { seats };
        let active = self.active.unwrap_or(Seat(0));
        (start..seats).map(move |steps| Seat((active.0 + steps) % seats))
    }

    /// Who chooses now, and on what: the board, the seat and the dice.
    fn choice(&self) -> Option<(&Board, Seat, Dice)> {
        Some((self.board()?, self.waiting().next()?, self.dice?))
    }

    /// The positions of the colour dice, then of the number dice, that the active player took.
    fn gone_positions(&self) -> [Option<usize>; 2] {
        let (Some(dice), Some(gone)) = (self.dice, self.gone) else { return [None; 2] };
        [
            dice.colours().iter().position(|face| *face == gone.colour),
            dice.numbers().iter().position(|face| *face == gone.number),
        ]
    }

    /// The colour dice that the seat to choose may take, by position.
    pub fn free_colours(&self) -> impl Iterator<Item = (usize, ColourFace)> {
        let gone = self.gone_positions()[0];
        let dice = self.dice;
        (0..)
            .map_while(move |at| Some((at, *dice?.colours().get(at)?)))
            .filter(move |(at, _)| Some(*at) != gone)
    }

    /// The number dice that the seat to choose may take, by position.
    pub fn free_numbers(&self) -> impl Iterator<Item = (usize, NumberFace)> {
        let gone = self.gone_positions()[1];
        let dice = self.dice;
        (0..)
            .map_while(move |at| Some((at, *dice?.numbers().get(at)?)))
            .filter(move |(at, _)| Some(*at) != gone)
    }

    /// The positions of a pair among the dice that are free; the first of equal ones.
    ///
    /// # Errors
    /// That a die does not show this face, or that the active player took it.
    pub fn find_pair(&self, pair: Pair) -> Result<[u8; 2], Refusal> {
        let dice = self.dice.ok_or(Refusal::NOT_A_MOVE_NOW)?;
        if !dice.colours().contains(&pair.colour) || !dice.numbers().contains(&pair.number) {
            return Err(Refusal("die_not_there"));
        }
        let colour = self.free_colours().find(|(_, face)| *face == pair.colour);
        let number = self.free_numbers().find(|(_, face)| *face == pair.number);
        match (colour, number) {
            (Some((colour, _)), Some((number, _))) => Ok([colour as u8, number as u8]),
            _ => Err(Refusal("die_taken")),
        }
    }

    /// Every different pair that the seat to choose may take and can pay for, in a fixed order.
    pub fn pairs(&self) -> Vec<Pair> {
        let Some((_, seat, _)) = self.choice() else { return Vec::new() };
        let mut colours: Vec<_> = self.free_colours().map(|(_, face)| face).collect();
        let mut numbers: Vec<_> = self.free_numbers().map(|(_, face)| face).collect();
        colours.sort_unstable();
        colours.dedup();
        numbers.sort_unstable();
        numbers.dedup();
        let with = |colour| numbers.iter().map(move |&number| Pair { colour, number });
        let pairs = colours.into_iter().flat_map(with);
        pairs.filter(|pair| pair.cost() <= self.sheet(seat).jokers).collect()
    }

    /// The sheet of the seat to choose after crossing these cells; `None` if nobody is to choose.
    pub fn sheet_after(&self, pair: Pair, cells: super::cells::CellSet) -> Option<Sheet> {
        let (board, seat, _) = self.choice()?;
        let mut sheet = *self.sheet(seat);
        sheet.cross(board, cells, pair.cost(), self.taken);
        Some(sheet)
    }

    /// Tells which columns and colours a seat has for the first or the later value.
    fn tell_circled(seat: Seat, columns: u16, colours: u8, first: bool, events: &mut impl FnMut(Event)) {
        for column in bits(columns) {
            let points = if first { COLUMN_FIRST[column] } else { COLUMN_LATER[column] };
            events(Event::Column { seat, column, points, first });
        }
        for colour in bits(colours) {
            let points = if first { COLOUR_FIRST } else { COLOUR_LATER };
            events(Event::Colour { seat, colour: Colour::ALL[colour], points, first });
        }
    }

    /// Everybody has chosen: upper values are circled, and the dice go to the left.
    fn end_roll(&mut self, events: &mut impl FnMut(Event)) {
        let Some(board) = self.board.clone() else { return };
        let mut taken = self.taken;
        for (seat, sheet) in (0..).map(Seat).zip(&self.sheets) {
            let (columns, colours) = (sheet.full_columns(), sheet.full_colours(&board));
            Self::tell_circled(
                seat,
                columns & !self.taken.columns,
                colours & !self.taken.colours,
                true,
                events,
            );
            taken.columns |= columns;
            taken.colours |= colours;
        }
        self.taken = taken;
        (self.dice, self.gone, self.chosen) = (None, None, 0);
        let is_over = self.has_ended(&board);
        if !is_over {
            self.active = self.active.map(|active| self.seat_after(active, 1));
        }
        events(Event::RollOver { roll: self.roll, next: self.active.filter(|_| !is_over) });
        if is_over {
            events(Event::Over { winners: self.winners() });
        }
    }
}

impl State for KeerState {
    type Move = KeerMove;
    type Chance = Outcome;
    type Event = Event;

    fn seats(&self) -> usize {
        self.sheets.len()
    }

    fn turn(&self) -> Turn {
        match self.phase() {
            Phase::Board | Phase::Start | Phase::Roll => Turn::Chance(self.active.unwrap_or(Seat(0))),
            Phase::Choose => self.waiting().next().map_or(Turn::Over, Turn::Player),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self) -> Vec<KeerMove> {
        let Some((board, seat, _)) = self.choice() else { return Vec::new() };
        let sheet = self.sheet(seat);
        let mut moves = Vec::new();
        for pair in self.pairs() {
            for colour in Colour::ALL.into_iter().filter(|&colour| pair.colour.allows(colour)) {
                for size in (1..=MOST_CROSSES).filter(|&size| pair.number.allows(size)) {
                    let placements = sheet.placements(board, colour, size);
                    moves.extend(placements.map(|cells| KeerMove::Cross { pair, cells }));
                }
            }
        }
        moves.push(KeerMove::Pass);
        moves
    }

    fn check(&self, chosen: KeerMove) -> Result<(), Refusal> {
        let (board, seat, _) = self.choice().ok_or(Refusal::NOT_A_MOVE_NOW)?;
        let KeerMove::Cross { pair, cells } = chosen else { return Ok(()) };
        self.find_pair(pair)?;
        let sheet = self.sheet(seat);
        if pair.cost() > sheet.jokers {
            return Err(Refusal("no_jokers_left"));
        }
        if !pair.number.allows(cells.len()) {
            return Err(Refusal("wrong_count"));
        }
        let colour = match (pair.colour, cells.iter().next()) {
            (ColourFace::Plain(colour), _) => colour,
            (ColourFace::Joker, Some(cell)) => board.colour(cell),
            (ColourFace::Joker, None) => return Err(Refusal("wrong_count")),
        };
        sheet.check(board, colour, cells)
    }

    fn apply(&mut self, chosen: KeerMove, events: &mut impl FnMut(Event)) {
        let Some((board, seat, _)) = self.choice() else { return };
        if let KeerMove::Cross { pair, cells } = chosen {
            let takes = Some(seat) == self.active && !self.is_open_roll();
            let positions = self.find_pair(pair).unwrap_or_default();
            let taken = self.taken;
            let before = self.sheet(seat);
            let mut after = *before;
            after.cross(board, cells, pair.cost(), taken);
            let later_columns = after.full_columns() & !before.full_columns() & taken.columns;
            let later_colours = after.full_colours(board) & !before.full_colours(board) & taken.colours;
            self.sheets[seat.index()] = after;
            if takes {
                self.gone = Some(pair);
            }
            events(Event::Crossed { seat, pair, positions, cells, takes });
            Self::tell_circled(seat, later_columns, later_colours, false, events);
        } else {
            events(Event::Passed { seat });
        }
        self.chosen += 1;
        if usize::from(self.chosen) == self.sheets.len() {
            self.end_roll(events);
        }
    }

    fn chances(&self) -> Vec<(Outcome, u32)> {
        match self.phase() {
            Phase::Board => (0..RANDOM_BOARDS).map(|number| (Outcome::Board(number), 1)).collect(),
            Phase::Start => {
                (0..self.sheets.len() as u8).map(|seat| (Outcome::Starter(Seat(seat)), 1)).collect()
            }
            Phase::Roll => {
                let rolls = Dice::distinct(Dice::at_table(self.sheets.len())).into_iter();
                rolls.map(|(dice, weight)| (Outcome::Dice(dice), weight)).collect()
            }
            Phase::Choose | Phase::Over => Vec::new(),
        }
    }

    fn admits(&self, outcome: &Outcome) -> Result<(), Refusal> {
        match (self.phase(), outcome) {
            (Phase::Board, Outcome::Board(number)) if *number < RANDOM_BOARDS => Ok(()),
            (Phase::Board, _) => Err(Refusal("no_such_board")),
            (Phase::Start, Outcome::Starter(seat)) if seat.index() < self.sheets.len() => Ok(()),
            (Phase::Start, _) => Err(Refusal("no_such_seat")),
            (Phase::Roll, Outcome::Dice(dice))
                if dice.colours().len() == Dice::at_table(self.sheets.len()) =>
            {
                Ok(())
            }
            (Phase::Roll, _) => Err(Refusal("wrong_number_of_dice")),
            (Phase::Choose | Phase::Over, _) => Err(Refusal::NOT_A_CHANCE_NOW),
        }
    }

    fn draw(&self, seed: Seed) -> Outcome {
        let below = |die, bound| seed.face(OPENING_THROW, die, bound) - 1;
        match self.phase() {
            Phase::Board => Outcome::Board(below(0, u32::from(RANDOM_BOARDS)) as u16),
            Phase::Start => Outcome::Starter(Seat(below(1, self.sheets.len() as u32) as u8)),
            Phase::Roll | Phase::Choose | Phase::Over => {
                let throw = u32::from(self.roll) + 1;
                let count = Dice::at_table(self.sheets.len());
                let face = |die| seed.face(throw, die, FACES) as usize - 1;
                let colours: Vec<_> = (0..).take(count).map(|die| ColourFace::ALL[face(die)]).collect();
                let numbers: Vec<_> =
                    (FIRST_NUMBER_DIE..).take(count).map(|die| NumberFace::ALL[face(die)]).collect();
                Outcome::Dice(Dice::new(&colours, &numbers).expect("as many colours as numbers"))
            }
        }
    }

    fn resolve(&mut self, outcome: &Outcome, events: &mut impl FnMut(Event)) {
        match *outcome {
            Outcome::Board(number) => {
                let board = BoardId::Random(number);
                self.board = Some(Board::find(board));
                events(Event::Board { board });
            }
            Outcome::Starter(seat) => {
                self.active = Some(seat);
                events(Event::Starter { seat });
            }
            Outcome::Dice(dice) => {
                self.dice = Some(dice);
                self.roll = self.roll.saturating_add(1);
                let seat = self.active.unwrap_or(Seat(0));
                events(Event::Rolled { seat, roll: self.roll, dice });
            }
        }
    }

    fn score(&self, seat: Seat) -> Points {
        self.breakdown_points(seat).into_iter().map(|(_, points)| points).sum()
    }

    fn winners(&self) -> Vec<Seat> {
        if self.phase() != Phase::Over {
            return Vec::new();
        }
        // Of equal scores, more unused jokers decide.
        let rank = |seat: &Seat| (self.score(*seat), self.sheet(*seat).jokers);
        let seats = || (0..self.sheets.len() as u8).map(Seat);
        let best = seats().map(|seat| rank(&seat)).max();
        seats().filter(|seat| Some(rank(seat)) == best).collect()
    }
}

impl KeerState {
    /// The score of a seat in the order of the print: colours, columns, jokers, stars.
    pub(super) fn breakdown_points(&self, seat: Seat) -> [(&'static str, Points); 4] {
        let sheet = self.sheet(seat);
        let (colours, stars) =
            self.board().map_or((0, 0), |board| (sheet.colour_points(board), sheet.star_points(board)));
        [
            ("bonus", colours),
            ("columns", sheet.column_points()),
            ("jokers", sheet.joker_points()),
            ("stars", stars),
        ]
    }
}
