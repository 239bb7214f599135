//! A card with the dice that lie on it and beside it, reduced to what its score depends on.

use super::layout::{Card, Colour, Field, Kind, MOST_FIELDS, Parity};
use super::score;
use crate::state::Points;

/// A die as it lies: its colour and the face on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Die {
    /// Its colour.
    pub colour: Colour,
    /// The face on top.
    pub value: u8,
}

/// Where on a field a die lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// The only die of a field.
    Single,
    /// Under the top of a tower.
    Bottom,
    /// On top of a tower.
    Top,
    /// Beside the card, waiting to become the top of its tower.
    Parked,
}

impl Layer {
    /// The stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Layer::Single => "single",
            Layer::Bottom => "bottom",
            Layer::Top => "top",
            Layer::Parked => "parked",
        }
    }
}

/// What a field asks of one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Demand {
    /// The colour; none if any will do.
    pub colour: Option<Colour>,
    /// The values that will do: bit 0 is a one.
    pub values: u8,
}

/// All six values.
const ANY_VALUE: u8 = 0b11_1111;

impl Demand {
    /// Whether a die meets it.
    pub fn is_met_by(self, die: Die) -> bool {
        self.colour.is_none_or(|colour| colour == die.colour) && self.values & 1 << (die.value - 1) != 0
    }

    /// What a field asks of the die at this layer; a parked die is a top to be.
    pub fn of(field: &Field, layer: Layer, parity: Parity) -> Self {
        if layer == Layer::Bottom {
            return Self { colour: field.bottom, values: ANY_VALUE };
        }
        // The word counts after an odd throw; only confusion cards have words.
        let colour = field.word.filter(|_| parity == Parity::Odd).or(field.colour);
        let other = field.other_value.map_or(0, |value| 1 << (value - 1));
        Self { colour, values: 1 << (field.value - 1) | other }
    }
}

/// What lies on one field of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pile {
    /// The only die, or the bottom of a tower.
    pub first: Option<Die>,
    /// The top of a tower.
    pub top: Option<Die>,
    /// The top that waits beside the card.
    pub parked: Option<Die>,
}

/// A card with its dice, as far as the score goes. Fields are bits of masks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The card.
    pub card: &'static Card,
    /// What the words of confusion cards mean in this turn.
    pub parity: Parity,
    /// Fields on which all is right; a tower only when it is complete.
    pub right: u16,
    /// Fields that are not right yet but can become so.
    pub open: u16,
    /// Open towers that have their right bottom.
    pub based: u16,
    /// The open tower whose right top is parked, as a mask.
    pub parked: u16,
    /// Points that are lost for good: wrong dice, dice beside the card, towers that cannot be mended.
    pub lost: u8,
}

impl Laid {
    /// Reads a card with what lies on its fields and how many dice lie beside it for good.
    pub fn new(card: &'static Card, parity: Parity, piles: &[Pile; MOST_FIELDS], beside: u8) -> Self {
        let mut laid = Self { card, parity, right: 0, open: 0, based: 0, parked: 0, lost: beside };
        for (place, field) in card.fields().iter().enumerate() {
            laid.read(place, field, piles[place]);
        }
        laid
    }

    /// An empty card.
    pub fn empty(card: &'static Card, parity: Parity) -> Self {
        Self::new(card, parity, &Default::default(), 0)
    }

    fn read(&mut self, place: usize, field: &Field, pile: Pile) {
        let bit = 1 << place;
        let fits = |die: Die, layer| Demand::of(field, layer, self.parity).is_met_by(die);
        if self.card.kind != Kind::Tower {
            match pile.first {
                None => self.open |= bit,
                Some(die) if fits(die, Layer::Single) => self.right |= bit,
                Some(_) => self.lost += 1,
            }
            return;
        }
        let top = pile.top.map(|die| fits(die, Layer::Top));
        let first = pile.first.map(|die| fits(die, Layer::Bottom));
        let parked = pile.parked.map(|die| fits(die, Layer::Top));
        match (first, top, parked) {
            (None, _, None) => self.open |= bit,
            (None, _, Some(true)) => {
                self.open |= bit;
                self.parked |= bit;
            }
            (Some(true), None, _) => {
                self.open |= bit;
                self.based |= bit;
            }
            (Some(true), Some(true), _) => self.right |= bit,
            // One wrong die of one or two costs one point, and so does a wrong die that waits.
            (None, _, Some(false)) | (Some(false), None | Some(true), _) | (Some(true), Some(false), _) => {
                self.lost += 1;
            }
            (Some(false), Some(false), _) => self.lost += 2,
        }
    }

    /// What an open field still asks for, with the layer of each die.
    pub fn demands(&self, place: usize) -> impl Iterator<Item = (Layer, Demand)> + use<> {
        let (field, parity, bit) = (&self.card.all_fields[place], self.parity, 1 << place);
        let layers = match self.card.kind {
            Kind::Tower if self.based & bit != 0 => [Some(Layer::Top), None],
            Kind::Tower if self.parked & bit != 0 => [Some(Layer::Bottom), None],
            Kind::Tower => [Some(Layer::Bottom), Some(Layer::Top)],
            _ => [Some(Layer::Single), None],
        };
        layers.into_iter().flatten().map(move |layer| (layer, Demand::of(field, layer, parity)))
    }

    /// Every way to lay down a die so that it is right, a parked top included.
    pub fn homes(&self, die: Die) -> impl Iterator<Item = (usize, Layer)> + use<> {
        let laid = *self;
        let met = move |place: usize| {
            let is_bare = laid.card.kind == Kind::Tower && (laid.based | laid.parked) & 1 << place == 0;
            let ways = laid.demands(place).filter(move |(_, demand)| demand.is_met_by(die));
            ways.filter_map(move |(layer, _)| match layer {
                // The top of a tower without a bottom can only be parked, and only one at a time.
                Layer::Top if is_bare => (laid.parked == 0).then_some((place, Layer::Parked)),
                _ => Some((place, layer)),
            })
        };
        (0..self.card.fields().len()).filter(move |place| laid.open & 1 << place != 0).flat_map(met)
    }

    /// The card with a die laid down in one of its homes.
    #[must_use]
    pub fn with(mut self, (place, layer): (usize, Layer)) -> Self {
        let bit = 1 << place;
        match layer {
            Layer::Parked => self.parked |= bit,
            Layer::Bottom if self.parked & bit == 0 => self.based |= bit,
            Layer::Single | Layer::Bottom | Layer::Top => {
                self.right |= bit;
                self.open &= !bit;
                self.based &= !bit;
                self.parked &= !bit;
            }
        }
        self
    }

    /// The card with a die beside it.
    #[must_use]
    pub fn with_beside(mut self) -> Self {
        self.lost += 1;
        self
    }

    /// Points without and with the bonus of the card, if these open fields become right as well.
    pub fn points(&self, filled: u16) -> (Points, Points) {
        let right = self.right | filled;
        let unfinished = ((self.based | self.parked) & !filled).count_ones() as Points;
        let scoring = score::scoring(self.card, right).count_ones() as Points;
        // All right dice that do not score cost a point each; a tower that is right always scores.
        let idle = right.count_ones() as Points - scoring;
        let minus = idle + unfinished + Points::from(self.lost);
        let bonus = Points::from(minus == 0 && score::is_complete(self.card, right));
        (scoring - minus, bonus)
    }

    /// The net of the card if these open fields become right as well.
    pub fn net(&self, filled: u16) -> Points {
        let (points, bonus) = self.points(filled);
        points + bonus
    }
}
