//! The dice on the table, counted by colour and value, and which demands they can meet together.

use crate::games::dobbelstorm::laid::{Demand, Die};
use crate::games::dobbelstorm::layout::{COLOURS, Colour, FACES};

/// How many different dice there are.
const TYPES: usize = COLOURS * FACES as usize;
/// Sixteen counts of four bits fit one word.
const WORDS: usize = TYPES.div_ceil(16);
/// The highest bit of every count.
const GUARDS: u64 = 0x8888_8888_8888_8888;

/// The kind of a die: colour and value as one number.
fn type_of(die: Die) -> usize {
    die.colour.index() * FACES as usize + usize::from(die.value) - 1
}

/// How many dice of every kind: at most seven of each, and never so many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts([u64; WORDS]);

impl Counts {
    fn at(self, kind: usize) -> u8 {
        (self.0[kind / 16] >> (kind % 16 * 4) & 7) as u8
    }

    fn add_type(&mut self, kind: usize) {
        self.0[kind / 16] += 1 << (kind % 16 * 4);
    }

    /// One more of a die.
    pub fn add(&mut self, die: Die) {
        self.add_type(type_of(die));
    }

    /// One less of a die; there must be one.
    pub fn remove(&mut self, die: Die) {
        let kind = type_of(die);
        self.0[kind / 16] -= 1 << (kind % 16 * 4);
    }

    /// How many there are of a die.
    pub fn count(self, die: Die) -> u8 {
        self.at(type_of(die))
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] + other.0[word]))
    }

    /// What is left of these after others are taken; they must be there.
    fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] - other.0[word]))
    }

    /// Whether there are at least so many of every die.
    pub fn covers(self, other: Self) -> bool {
        // A count that is subtracted from eight more than another keeps its highest bit exactly if it is not larger.
        (0..WORDS).all(|word| ((self.0[word] | GUARDS) - other.0[word]) & GUARDS == GUARDS)
    }

    /// Whether one die meets a demand.
    pub fn meets(self, demand: Demand) -> bool {
        types(demand).any(|kind| self.at(kind) > 0)
    }
}

/// The kinds of dice that meet a demand.
fn types(demand: Demand) -> impl Iterator<Item = usize> {
    let colours = demand.colour.map_or(0..COLOURS, |colour| colour.index()..colour.index() + 1);
    colours.flat_map(move |colour| {
        let values = (0..usize::from(FACES)).filter(move |value| demand.values & 1 << value != 0);
        values.map(move |value| colour * usize::from(FACES) + value)
    })
}

/// The one kind of die that a demand leaves, if it leaves one.
pub(super) fn only_type(demand: Demand) -> Option<Counts> {
    let is_single = demand.colour.is_some() && demand.values.is_power_of_two();
    is_single.then(|| {
        let mut counts = Counts::default();
        types(demand).for_each(|kind| counts.add_type(kind));
        counts
    })
}

/// A die for every demand, in the order given; `None` if the supply does not meet them all.
///
/// Exact: augmenting paths (Kuhn 1955) between demands and kinds of dice.
pub(super) fn serve(supply: Counts, demands: &[Demand]) -> Option<Vec<Die>> {
    let mut table = Table { supply, demands, served: vec![None; demands.len()] };
    for demand in 0..demands.len() {
        if !table.find(demand, &mut [false; TYPES]) {
            return None;
        }
    }
    Some(table.served.into_iter().flatten().map(die_of).collect())
}

/// Whether dice that leave no choice and demands that do can be met together.
pub(super) fn can_serve(supply: Counts, exact: Counts, flexible: &[Demand]) -> bool {
    supply.covers(exact) && (flexible.is_empty() || serve(supply.minus(exact), flexible).is_some())
}

fn die_of(kind: usize) -> Die {
    let colour = Colour::new(kind / FACES as usize);
    Die {
        colour: colour.unwrap_or_else(|| unreachable!("there are ten colours")),
        value: (kind % FACES as usize) as u8 + 1,
    }
}

struct Table<'a> {
    supply: Counts,
    demands: &'a [Demand],
    served: Vec<Option<usize>>,
}

impl Table<'_> {
    /// Finds a die for one more demand, giving others another one where that helps.
    fn find(&mut self, demand: usize, seen: &mut [bool; TYPES]) -> bool {
        for kind in types(self.demands[demand]) {
            if seen[kind] || self.supply.at(kind) == 0 {
                continue;
            }
            seen[kind] = true;
            let takers: Vec<usize> =
                (0..self.served.len()).filter(|&other| self.served[other] == Some(kind)).collect();
            let is_free = takers.len() < usize::from(self.supply.at(kind));
            if is_free || takers.into_iter().any(|other| self.find(other, seen)) {
                self.served[demand] = Some(kind);
                return true;
            }
        }
        false
    }
}
