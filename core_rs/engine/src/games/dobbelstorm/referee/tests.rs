//! What the referee says of positions that can be checked by eye; `tests/oracle/dobbelstorm.py` checks the rest.

use super::*;
use crate::games::dobbelstorm::cards::{CARDS, CardId};
use crate::games::dobbelstorm::layout::{Card, Colour, DICE_PER_COLOUR, Language, Parity};

fn card(kind: Kind) -> &'static Card {
    CardId::stack(kind, &Language::ALL).next().expect("every stack has cards").card()
}

fn empty(kind: Kind) -> Laid {
    Laid::empty(card(kind), Parity::Even)
}

/// One die for every demand of some fields; a red one where any colour will do, the lowest value where any will do.
fn dice_for(laid: &Laid, fields: &[usize]) -> Vec<Die> {
    let red = Colour::new(0).expect("there are colours");
    let demands = fields.iter().flat_map(|&field| laid.demands(field));
    demands
        .map(|(_, demand)| Die {
            colour: demand.colour.unwrap_or(red),
            value: demand.values.trailing_zeros() as u8 + 1,
        })
        .collect()
}

fn counts(dice: impl IntoIterator<Item = Die>) -> Counts {
    let mut counts = Counts::default();
    dice.into_iter().for_each(|die| counts.add(die));
    counts
}

#[test]
fn counts_cover_what_is_there_and_nothing_more() {
    let dice: Vec<Die> =
        Colour::all().flat_map(|colour| (1..=6).map(move |value| Die { colour, value })).collect();
    let all = counts(dice.iter().copied());
    for &die in &dice {
        assert!(all.covers(counts([die])));
        assert!(!all.covers(counts([die, die])));
        let mut less = all;
        less.remove(die);
        assert_eq!(less.count(die), 0);
        assert!(!less.covers(counts([die])));
    }
}

/// The fields that bring a card the most points, and those points.
fn fullest(card: &Card) -> (Vec<usize>, Points) {
    let all: Vec<usize> = (0..card.fields().len()).collect();
    match card.kind {
        Kind::Target => {
            let sums = |set: &u16| {
                members(*set).map(|place| card.all_fields[place].value).sum::<u8>() == card.target
            };
            let exact = (1..1 << card.fields().len()).filter(sums).max_by_key(|set: &u16| set.count_ones());
            let fields: Vec<usize> = members(exact.expect("a target can be met")).collect();
            let points = fields.len() as Points;
            (fields, points + 1)
        }
        Kind::Chain => {
            let first = |value| all.iter().copied().find(|&place| card.all_fields[place].value == value);
            ((1..=6).map(|value| first(value).expect("every value stands there")).collect(), 7)
        }
        _ => (all, 10),
    }
}

#[test]
fn every_card_can_be_solved_with_four_dice_of_a_colour() {
    for number in 0..CARDS {
        let card = CardId::new(number).expect("a card").card();
        for parity in [Parity::Even, Parity::Odd] {
            let laid = Laid::empty(card, parity);
            let (fields, points) = fullest(card);
            let dice = dice_for(&laid, &fields);
            for colour in Colour::all() {
                let alike = dice.iter().filter(|die| die.colour == colour).count();
                // Any colour will do on a joker field; `dice_for` takes red ones.
                let jokers = fields.iter().filter(|&&field| card.all_fields[field].colour.is_none()).count();
                let spare = if colour.index() == 0 { jokers } else { 0 };
                assert!(alike <= DICE_PER_COLOUR + spare, "card {number}: {alike} of {colour:?}");
            }
            assert!(best(&[laid], counts(dice)).total >= points, "card {number}");
        }
    }
}

#[test]
fn a_full_card_can_be_had_from_exactly_its_dice() {
    for (kind, most) in [(Kind::Tower, 10), (Kind::Row, 10), (Kind::Duo, 10), (Kind::Confusion, 10)] {
        let laid = empty(kind);
        let supply = counts(dice_for(&laid, &[0, 1, 2, 3, 4, 5, 6, 7, 8]));
        let best = best(&[laid], supply);
        assert_eq!((best.total, best.filled[0]), (most, 0x1ff), "{kind:?}");
    }
    let chain = empty(Kind::Chain);
    assert_eq!(best(&[chain], counts(dice_for(&chain, &[0, 1, 2, 3, 4, 5, 6, 7, 8]))).total, 7);
}

#[test]
fn nothing_on_the_table_is_worth_nothing() {
    let cards = [empty(Kind::Target), empty(Kind::Row), empty(Kind::Confusion)];
    assert_eq!(best(&cards, Counts::default()).total, 0);
    assert_eq!(missed(&cards, Counts::default()), [0, 0, 0]);
}

#[test]
fn a_die_serves_one_card_only() {
    // Two copies of one card want the same dice: what one gets, the other does not.
    let laid = empty(Kind::Confusion);
    let supply = counts(dice_for(&laid, &[0, 1, 2]));
    let best = best(&[laid, laid], supply);
    assert_eq!(best.nets.iter().sum::<Points>(), 3);
    assert_eq!(best.total, 3 + 2, "and both get one for the bonus of two cards");
    assert_eq!(errands(&[laid, laid], &best.filled, supply).len(), 3);
}

#[test]
fn a_joker_leaves_the_die_that_only_one_field_takes() {
    // The line has its left die and needs a joker; the one other die of that value is wanted by the right field.
    let laid = empty(Kind::Duo);
    let [left, joker, right] = laid.card.duo_lines()[0];
    let one = dice_for(&laid, &[left, right]);
    let two = best(&[laid], counts(one.clone()));
    assert_eq!(two.total, 2, "two dice make a pair: one of them is the joker");
    assert_eq!(two.filled[0].count_ones(), 2);
    assert_ne!(two.filled[0] & 1 << joker, 0);
    let spare = Die { value: one[0].value, ..dice_for(&laid, &[joker])[0] };
    assert_eq!(best(&[laid], counts([one[0], one[1], spare])).total, 3);
}

#[test]
fn half_a_tower_is_not_missed_and_the_other_half_is() {
    let laid = empty(Kind::Tower);
    let dice = dice_for(&laid, &[4]);
    assert_eq!(missed(&[laid], counts([dice[1]])), [0]);
    let based = laid.with((4, Layer::Bottom));
    assert_eq!(based.net(0), -1);
    assert_eq!(missed(&[based], counts([dice[1]])), [1 << 4]);
    let parked = laid.with((4, Layer::Parked));
    assert_eq!(parked.net(0), -1);
    assert_eq!(missed(&[parked], counts([dice[0]])), [1 << 4]);
    assert_eq!(parked.with((4, Layer::Bottom)).net(0), 1);
}

#[test]
fn a_useless_die_goes_where_it_costs_least() {
    let full = Laid { right: 0b1, open: 0x1fe, ..empty(Kind::Confusion) };
    let uses = uses(
        &[full, empty(Kind::Row)],
        Die { colour: Colour::new(0).expect("red"), value: 1 },
        Counts::default(),
    );
    let worst = uses.last().expect("a die can always go beside a card");
    assert!(uses.iter().all(|(_, best)| best.total >= worst.1.total));
    assert!(uses.iter().filter(|(way, _)| matches!(way, Use::Beside(_))).count() == 2);
}
