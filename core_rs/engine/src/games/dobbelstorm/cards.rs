//! The 84 cards, made from a fixed seed by the grammar of their kinds.
//!
//! The rulebook shows no card, so these are our own: `docs/rules/dobbelstorm.md` has the grammar. They are made once,
//! when they are first asked for, and never change: a card is known by its number.

use std::sync::OnceLock;

use super::layout::{COLOURS, Card, Colour, FACES, Field, Kind, Language, MOST_FIELDS};
use crate::chance::{Rng, Seed};

/// How many cards there are.
pub const CARDS: usize = 84;

/// The year the game came out here; any seed would do, but this one must stay.
const SEED: Seed = Seed(2026);

/// The targets of the twelve target cards: each number from 10 to 21 once.
const FIRST_TARGET: u8 = 10;
/// More than this above the target keeps even a full card from being a plain sum.
const LEAST_SURPLUS: u8 = 3;
/// An exact target takes at least so many dice.
const LEAST_TARGET_DICE: u32 = 3;

/// One of the 84 cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(u8);

impl CardId {
    /// The card of this number.
    pub fn new(number: usize) -> Option<Self> {
        (number < CARDS).then_some(Self(number as u8))
    }

    /// Its number.
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// What is printed on it.
    pub fn card(self) -> &'static Card {
        &deck()[self.number()]
    }

    /// All cards of a stack, of confusion cards only those in the given languages.
    pub fn stack(kind: Kind, languages: &[Language]) -> impl Iterator<Item = CardId> {
        let first = kind.index() * 12;
        let last = if kind == Kind::Confusion { CARDS } else { first + 12 };
        (first as u8..last as u8)
            .map(CardId)
            .filter(move |id| id.card().language.is_none_or(|language| languages.contains(&language)))
    }
}

/// All cards in the order of their numbers: twelve of each kind, and of confusion cards twelve German, six English and
/// six French ones.
pub fn deck() -> &'static [Card; CARDS] {
    static DECK: OnceLock<[Card; CARDS]> = OnceLock::new();
    DECK.get_or_init(|| {
        let mut rng = Rng::new(SEED);
        let mut cards: Vec<Card> = Vec::with_capacity(CARDS);
        while cards.len() < CARDS {
            let number = cards.len();
            let card = match number / 12 {
                0 => target_card(&mut rng, FIRST_TARGET + number as u8),
                1 => tower_card(&mut rng),
                2 => row_card(&mut rng),
                3 => chain_card(&mut rng),
                4 => duo_card(&mut rng, number % 12 >= 6),
                5 => confusion_card(&mut rng, Language::German),
                _ if number < 78 => confusion_card(&mut rng, Language::English),
                _ => confusion_card(&mut rng, Language::French),
            };
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        std::array::from_fn(|number| cards[number])
    })
}

fn shuffle<T>(rng: &mut Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.below(last as u32 + 1) as usize);
    }
}

/// All colours in a random order.
fn colours(rng: &mut Rng) -> [Colour; COLOURS] {
    let mut all: Vec<Colour> = Colour::all().collect();
    shuffle(rng, &mut all);
    std::array::from_fn(|place| all[place])
}

/// The values 1 to 6 and as many different ones again as fill the fields, in a random order.
fn values(rng: &mut Rng, fields: usize) -> Vec<u8> {
    let mut extras: Vec<u8> = (1..=FACES).collect();
    shuffle(rng, &mut extras);
    let mut all: Vec<u8> = (1..=FACES).chain(extras).take(fields).collect();
    shuffle(rng, &mut all);
    all
}

fn plain_fields(rng: &mut Rng, fields: usize) -> [Field; MOST_FIELDS] {
    let (colours, values) = (colours(rng), values(rng, fields));
    std::array::from_fn(|field| {
        let field = field.min(fields - 1);
        Field {
            colour: Some(colours[field]),
            value: values[field],
            other_value: None,
            bottom: None,
            word: None,
            is_roman: false,
        }
    })
}

fn plain_card(kind: Kind, all_fields: [Field; MOST_FIELDS]) -> Card {
    Card { kind, target: 0, language: None, is_vertical: false, all_fields }
}

/// Whether some of the fields, and not too few, add up to the target.
fn can_be_exact(fields: &[Field], target: u8) -> bool {
    (0_u32..1 << fields.len()).any(|set| {
        let sum: u8 =
            (0..fields.len()).filter(|field| set & 1 << field != 0).map(|field| fields[field].value).sum();
        set.count_ones() >= LEAST_TARGET_DICE && sum == target
    })
}

fn target_card(rng: &mut Rng, target: u8) -> Card {
    loop {
        let card = Card { target, ..plain_card(Kind::Target, plain_fields(rng, Kind::Target.fields())) };
        let total: u8 = card.fields().iter().map(|field| field.value).sum();
        if total >= target + LEAST_SURPLUS && can_be_exact(card.fields(), target) {
            return card;
        }
    }
}

/// Different colours for all fields, none equal to the colour that the field already has.
fn contrary(rng: &mut Rng, fields: &[Field; MOST_FIELDS]) -> [Colour; COLOURS] {
    loop {
        let drawn = colours(rng);
        if fields.iter().zip(drawn).all(|(field, colour)| field.colour != Some(colour)) {
            return drawn;
        }
    }
}

fn tower_card(rng: &mut Rng) -> Card {
    let mut fields = plain_fields(rng, MOST_FIELDS);
    let bottoms = contrary(rng, &fields);
    for (field, bottom) in fields.iter_mut().zip(bottoms) {
        field.bottom = Some(bottom);
    }
    plain_card(Kind::Tower, fields)
}

fn row_card(rng: &mut Rng) -> Card {
    let mut fields = plain_fields(rng, MOST_FIELDS);
    let mut places: Vec<usize> = (0..MOST_FIELDS).collect();
    shuffle(rng, &mut places);
    for &place in &places[..5] {
        let field = &mut fields[place];
        // One of the five other values, each as likely as the next.
        let other = rng.below(u32::from(FACES) - 1) as u8 + 1;
        field.other_value = Some(if other < field.value { other } else { other + 1 });
    }
    plain_card(Kind::Row, fields)
}

fn chain_card(rng: &mut Rng) -> Card {
    let mut fields = plain_fields(rng, MOST_FIELDS);
    let count = |value: u8| fields.iter().filter(|field| field.value == value).count();
    let mut single: Vec<usize> = (0..MOST_FIELDS).filter(|&place| count(fields[place].value) == 1).collect();
    shuffle(rng, &mut single);
    for &place in &single[..2] {
        fields[place].colour = None;
    }
    plain_card(Kind::Chain, fields)
}

fn duo_card(rng: &mut Rng, is_vertical: bool) -> Card {
    let mut card = Card { is_vertical, ..plain_card(Kind::Duo, plain_fields(rng, MOST_FIELDS)) };
    let mut line_values: Vec<u8> = (1..=FACES).collect();
    shuffle(rng, &mut line_values);
    for (line, value) in card.duo_lines().into_iter().zip(line_values) {
        for field in line {
            card.all_fields[field].value = value;
            card.all_fields[field].is_roman = rng.below(2) == 1;
        }
        card.all_fields[line[1]].colour = None;
    }
    // Both kinds of numerals stand on every card.
    if card.all_fields.iter().all(|field| field.is_roman == card.all_fields[0].is_roman) {
        card.all_fields[0].is_roman = !card.all_fields[0].is_roman;
    }
    card
}

fn confusion_card(rng: &mut Rng, language: Language) -> Card {
    let mut fields = plain_fields(rng, MOST_FIELDS);
    let words = contrary(rng, &fields);
    for (field, word) in fields.iter_mut().zip(words) {
        field.word = Some(word);
    }
    Card { language: Some(language), ..plain_card(Kind::Confusion, fields) }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn of(kind: Kind) -> impl Iterator<Item = &'static Card> {
        CardId::stack(kind, &Language::ALL).map(CardId::card)
    }

    fn distinct<T: std::hash::Hash + Eq>(items: impl Iterator<Item = T>) -> usize {
        items.collect::<HashSet<_>>().len()
    }

    #[test]
    fn there_are_84_different_cards_in_six_stacks() {
        assert_eq!(distinct(deck().iter()), CARDS);
        let sizes = Kind::ALL.map(|kind| of(kind).count());
        assert_eq!(sizes, [12, 12, 12, 12, 12, 24]);
        let languages = Language::ALL
            .map(|language| of(Kind::Confusion).filter(|card| card.language == Some(language)).count());
        assert_eq!(languages, [12, 6, 6]);
        assert_eq!(of(Kind::Duo).filter(|card| card.is_vertical).count(), 6);
        assert!(of(Kind::Target).map(|card| card.target).eq(10..=21));
    }

    #[test]
    fn no_card_needs_a_die_twice_or_a_colour_more_than_twice() {
        for card in deck() {
            for parity in [false, true] {
                let colour = |field: &Field| if parity { field.word.or(field.colour) } else { field.colour };
                let tops: Vec<_> = card.fields().iter().filter_map(|f| Some((colour(f)?, f.value))).collect();
                assert_eq!(distinct(tops.iter()), tops.len());
                assert_eq!(distinct(tops.iter().map(|top| top.0)), tops.len(), "a top colour twice");
                let bottoms: Vec<_> = card.fields().iter().filter_map(|field| field.bottom).collect();
                assert_eq!(distinct(bottoms.iter()), bottoms.len());
            }
        }
    }

    #[test]
    fn values_are_one_to_six_and_different_extras() {
        for kind in [Kind::Target, Kind::Tower, Kind::Row, Kind::Chain, Kind::Confusion] {
            for card in of(kind) {
                let count = |value| card.fields().iter().filter(|field| field.value == value).count();
                assert!((1..=FACES).all(|value| (1..=2).contains(&count(value))), "{card:?}");
            }
        }
    }

    #[test]
    fn targets_can_be_met_exactly_and_exceeded() {
        for card in of(Kind::Target) {
            assert!(can_be_exact(card.fields(), card.target));
            assert!(card.fields().iter().map(|field| field.value).sum::<u8>() >= card.target + LEAST_SURPLUS);
        }
    }

    #[test]
    fn every_kind_has_what_marks_it() {
        for card in of(Kind::Tower) {
            assert!(card.fields().iter().all(|field| field.bottom.is_some() && field.bottom != field.colour));
        }
        for card in of(Kind::Row) {
            assert_eq!(card.fields().iter().filter(|field| field.other_value.is_some()).count(), 5);
            assert!(card.fields().iter().all(|field| field.other_value != Some(field.value)));
        }
        for card in of(Kind::Chain) {
            let jokers: Vec<_> = card.fields().iter().filter(|field| field.colour.is_none()).collect();
            assert_eq!(jokers.len(), 2);
            let count = |value| card.fields().iter().filter(|field| field.value == value).count();
            assert!(jokers.iter().all(|joker| count(joker.value) == 1));
        }
        for card in of(Kind::Duo) {
            let lines = card.duo_lines();
            assert_eq!(distinct(lines.iter().map(|line| card.fields()[line[0]].value)), 3);
            for line in lines {
                let fields = line.map(|field| card.fields()[field]);
                assert!(fields.iter().all(|field| field.value == fields[0].value));
                assert_eq!(fields.map(|field| field.colour.is_none()), [false, true, false]);
            }
            assert_eq!(distinct(card.fields().iter().map(|field| field.is_roman)), 2);
        }
        for card in of(Kind::Confusion) {
            assert!(card.fields().iter().all(|field| field.word.is_some() && field.word != field.colour));
        }
    }

    #[test]
    fn the_cards_never_change() {
        // Pinned: saved games name cards by their numbers.
        let text = format!("{:?}", deck());
        assert_eq!(crate::notation::fingerprint(&text), 11_002_892_317_258_983_302);
    }
}
