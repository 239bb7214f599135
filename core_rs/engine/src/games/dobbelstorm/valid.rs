//! What must hold in every position that can be reached.

use super::cards::{CARDS, CardId};
use super::laid::Layer;
use super::layout::{CARDS_BONUS, DICE, DICE_PER_COLOUR, Kind, SLOTS, STOP_POINTS};
use super::notation::kinds_of;
use super::report::{Report, TurnScore};
use super::state::{DobbelstormState, Ending, MOST_SEATS, Phase, Place};
use crate::state::{Points, Seat};

/// What is impossible about a position.
type Fault = &'static str;

fn must(holds: bool, fault: Fault) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(fault) }
}

fn is_rising<T: PartialOrd>(items: &[T]) -> bool {
    items.windows(2).all(|pair| pair[0] < pair[1])
}

impl DobbelstormState {
    /// Whether a position read from text could have been played.
    pub(super) fn validate(&self) -> Result<(), Fault> {
        must((1..=MOST_SEATS).contains(&self.hands.len()), "too few or too many seats")?;
        self.validate_history()?;
        self.validate_hands()?;
        self.validate_drawn()?;
        self.validate_dice()?;
        self.validate_places()?;
        self.validate_time()?;
        if matches!(self.phase, Phase::Scored | Phase::Over) {
            let is_last = self.history.last() == Some(&Report::new(self).scores());
            must(is_last, "the last turn has another score")?;
        }
        Ok(())
    }

    fn validate_history(&self) -> Result<(), Fault> {
        let (done, all) = (self.history.len(), self.all_turns());
        let fits = match self.phase {
            Phase::Over => done == all,
            Phase::Scored => (1..=all).contains(&done),
            Phase::Cards(..) => done < all && done.is_multiple_of(self.hands.len()),
            _ => done < all,
        };
        must(fits, "too few or too many turns")?;
        let is_possible = |score: &TurnScore| {
            let dice = DICE as Points;
            (-dice..=dice).contains(&score.cards)
                && (0..=SLOTS as Points).contains(&score.card_bonus)
                && CARDS_BONUS.contains(&score.bonus)
                && (-dice..=STOP_POINTS).contains(&score.stop)
        };
        for turn in &self.history {
            must(turn.len() == self.hands.len(), "a turn has a score for every seat")?;
            must(turn.iter().all(is_possible), "no turn brings such points")?;
            must(turn.iter().filter(|score| score.stop != 0).count() <= 1, "only one calls STOP")?;
        }
        Ok(())
    }

    fn validate_hands(&self) -> Result<(), Fault> {
        let (round, _) = self.round_and_turn();
        let lesson = self.rules.lesson(round as u8);
        for (seat, hand) in self.hands.iter().enumerate() {
            let kinds = kinds_of(hand);
            must(is_rising(&kinds), "cards lie in the order of their kinds")?;
            must(lesson.is_none_or(|lesson| lesson.starts_with(&kinds)), "the lesson has other kinds")?;
            let languages = self.rules.languages();
            let is_in_play = |id: &CardId| id.card().language.is_none_or(|one| languages.contains(&one));
            must(hand.iter().all(is_in_play), "a card in a language that is not in play")?;
            let dealt = match self.phase {
                Phase::Cards(drawing, known) if drawing.index() == seat => {
                    must(known.is_none_or(|kinds| is_rising(&kinds)), "three different kinds, rising")?;
                    must(lesson.is_none() || known == lesson, "the lesson has other kinds")?;
                    must(
                        known.map_or(hand.is_empty(), |all| all.starts_with(&kinds)),
                        "cards of other kinds",
                    )?;
                    hand.len() < SLOTS
                }
                Phase::Cards(drawing, _) if seat > drawing.index() => hand.is_empty(),
                _ => hand.len() == SLOTS,
            };
            must(dealt, "too few or too many cards")?;
        }
        match self.phase {
            Phase::Cards(seat, _) => must(seat.index() < self.hands.len(), "nobody sits there"),
            _ => Ok(()),
        }
    }

    fn validate_drawn(&self) -> Result<(), Fault> {
        must(self.drawn >> CARDS == 0, "no such card")?;
        let mut held: Vec<CardId> = self.hands.concat();
        held.sort_unstable();
        must(is_rising(&held), "a card twice")?;
        let in_hands = held.iter().fold(0_u128, |bits, id| bits | 1 << id.number());
        must(self.drawn & in_hands == in_hands, "a card in a hand that was not drawn")?;
        let earlier = self.drawn & !in_hands;
        let (round, _) = self.round_and_turn();
        let dealt = round * self.hands.len();
        must(earlier.count_ones() as usize == dealt * SLOTS, "too few or too many drawn cards")?;
        for kind in Kind::ALL {
            let in_stack: Vec<CardId> = CardId::stack(kind, self.rules.languages()).collect();
            let drawn = |id: &&CardId| earlier & 1 << id.number() != 0;
            let count = in_stack.iter().filter(drawn).count();
            let most = (0..round as u8)
                .filter(|&past| self.rules.lesson(past).is_none_or(|lesson| lesson.contains(&kind)))
                .count();
            let is_fixed = self.rules.is_learning && count != most * self.hands.len();
            must(count <= most * self.hands.len() && !is_fixed, "too many cards of a stack were drawn")?;
        }
        let all_in_play = Kind::ALL.into_iter().flat_map(|kind| CardId::stack(kind, self.rules.languages()));
        let bits = all_in_play.fold(0_u128, |bits, id| bits | 1 << id.number());
        must(self.drawn & !bits == 0, "a drawn card that is not in play")
    }

    fn validate_dice(&self) -> Result<(), Fault> {
        let has_parity = !matches!(self.phase, Phase::Cards(..) | Phase::Parity);
        must(self.parity.is_some() == has_parity, "parity is thrown before the drop")?;
        let fallen = match self.phase {
            Phase::Cards(..) | Phase::Parity => 0,
            Phase::Drop(colour) => colour.index() * DICE_PER_COLOUR,
            _ => DICE,
        };
        must(self.values.len() == fallen, "too few or too many dice")?;
        let is_sorted = |dice: &[u8]| dice.is_sorted();
        must(self.values.chunks(DICE_PER_COLOUR).all(is_sorted), "dice of a colour rise")
    }

    fn validate_places(&self) -> Result<(), Fault> {
        let places = &self.places[..self.values.len()];
        let is_played = matches!(self.phase, Phase::Play | Phase::Hands | Phase::Scored | Phase::Over);
        must(is_played || places.iter().all(|place| *place == Place::Table), "nothing was taken yet")?;
        let seats = (0..self.hands.len() as u8).map(Seat);
        let hands: Vec<usize> = seats
            .clone()
            .map(|seat| places.iter().filter(|place| **place == Place::Hand(seat)).count())
            .collect();
        must(hands.iter().all(|dice| *dice <= 1), "two dice in a hand")?;
        let in_hands: usize = hands.iter().sum();
        match self.phase {
            Phase::Hands => must(in_hands > 0, "no hand holds a die")?,
            Phase::Scored | Phase::Over => must(in_hands == 0, "a hand holds a die")?,
            _ => {}
        }
        for seat in seats {
            let parked =
                |place: &&Place| matches!(place, Place::Field(owner, .., Layer::Parked) if *owner == seat);
            must(places.iter().filter(parked).count() <= 1, "two dice are parked")?;
        }
        for (at, place) in places.iter().enumerate() {
            let is_twice = matches!(place, Place::Field(..)) && places[..at].contains(place);
            must(!is_twice, "two dice in one place")?;
            self.validate_place(*place)?;
        }
        Ok(())
    }

    fn validate_place(&self, place: Place) -> Result<(), Fault> {
        must(place.seat().is_none_or(|seat| seat.index() < self.hands.len()), "nobody sits there")?;
        match place {
            Place::Beside(_, slot) => must(usize::from(slot) < SLOTS, "no such card"),
            Place::Field(seat, slot, field, layer) => {
                let id = self.hands[seat.index()].get(usize::from(slot)).ok_or("no such card")?;
                must(usize::from(field) < id.card().fields().len(), "no such field")?;
                must((id.card().kind == Kind::Tower) == (layer != Layer::Single), "not such a layer")?;
                let has_bottom = self.places.contains(&Place::Field(seat, slot, field, Layer::Bottom));
                match layer {
                    Layer::Top => must(has_bottom, "a top without a bottom"),
                    Layer::Parked => must(!has_bottom, "a parked die with a bottom"),
                    Layer::Single | Layer::Bottom => Ok(()),
                }
            }
            Place::Table | Place::Hand(_) => Ok(()),
        }
    }

    fn validate_time(&self) -> Result<(), Fault> {
        let latest = self.acted_at.iter().copied().max().unwrap_or_default().max(self.grabbed_at);
        must(latest <= self.clock, "something happened after the last event")?;
        let has_ended = matches!(self.phase, Phase::Hands | Phase::Scored | Phase::Over);
        must(self.ending.is_some() == has_ended, "a turn ends before it is scored")?;
        match self.phase {
            Phase::Play => must(self.clock < self.ends_at(), "time is up")?,
            Phase::Hands | Phase::Scored | Phase::Over => {
                let is_limit = self.ending == Some(Ending::Limit);
                must(!is_limit || self.rules.limit_ms().is_some(), "no limit was set")?;
            }
            _ => must(self.clock == 0, "nothing has happened yet")?,
        }
        match self.ending {
            Some(Ending::Stop(seat)) => must(seat.index() < self.hands.len(), "nobody sits there"),
            _ => Ok(()),
        }
    }
}
