//! What everybody knows of a hand, and of the vault cards that only their owner has seen. Ruling Q43.

use saturnalia_rules::{Agenda, Seat};
use serde::{Deserialize, Serialize};

use crate::Step;
use crate::cards::{Building, Buildings, MATERIALS, Material};
use crate::state::{Camp, State};
use crate::zone::Cards;

/// No bound is known.
pub const UNBOUNDED: u8 = u8::MAX;

/// How many cards of each material there can be at most, as everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bounds {
    pub hand: [u8; MATERIALS],
    /// Among the hidden cards of the vault.
    pub hidden: [u8; MATERIALS],
    /// In the hand and among the hidden cards together.
    pub both: [u8; MATERIALS],
}

impl Default for Bounds {
    fn default() -> Self {
        Bounds { hand: [UNBOUNDED; MATERIALS], hidden: [0; MATERIALS], both: [UNBOUNDED; MATERIALS] }
    }
}

/// How many cards of each material there are at least, as everybody knows where only materials are shown (ruling Q52).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Least {
    pub hand: [u8; MATERIALS],
    /// In the hand and among the hidden cards together.
    pub both: [u8; MATERIALS],
}

/// What a question tells of the hand it asks about: it would not be asked if the hand did not hold so many of these cards.
/// All hear the question, so all know it, and no zone has to remember it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promise {
    pub seat: Seat,
    pub count: u8,
    pub among: Buildings,
}

impl Promise {
    /// What the question that is open now tells of a hand, if anything.
    pub fn of(state: &State, agenda: &Agenda<Step>) -> Option<Promise> {
        let step = agenda.first()?;
        if let Step::Petition(petition) = step {
            petition.promise(state)
        } else if let Step::AddTo(addition) = step {
            Some(addition.promise(state))
        } else {
            None
        }
    }

    /// How many more such cards the hand must hold.
    pub fn missing(self, hand: Cards) -> u8 {
        let there: u8 = hand.iter().filter(|(kind, _)| self.among.contains(*kind)).map(|(_, count)| count).sum();
        self.count.saturating_sub(there)
    }
}

#[inline]
fn one_less(bound: &mut u8) {
    if *bound != UNBOUNDED {
        *bound = bound.saturating_sub(1);
    }
}

impl Camp {
    /// A card comes into the hand unseen by the others.
    #[inline]
    pub fn draw(&mut self, card: Building) {
        self.hand.add(card);
        for bound in self.bounds.hand.iter_mut().chain(&mut self.bounds.both) {
            *bound = bound.saturating_add(1);
        }
    }

    /// A card leaves the hand before the eyes of all.
    #[inline]
    pub fn play(&mut self, card: Building) {
        self.hand.remove(card);
        self.shown.remove_any(card);
        if !self.known.remove_any(card) {
            self.perhaps.remove_any(card);
        }
        let material = card.material().index();
        one_less(&mut self.bounds.hand[material]);
        one_less(&mut self.bounds.both[material]);
        // Ruling Q52: what leaves the hand counts as the card that was shown.
        for count in
            [&mut self.least.hand[material], &mut self.least.both[material], &mut self.shown_materials[material]]
        {
            *count = count.saturating_sub(1);
        }
        self.look_for_empty_hand();
    }

    /// A card leaves the hand unseen for the vault: what was known to be in the hand may now be in either.
    #[inline]
    pub fn hide(&mut self, card: Building) {
        self.hand.remove(card);
        self.shown.remove_any(card);
        self.hidden.add(card);
        for material in 0..MATERIALS {
            self.bounds.hidden[material] += u8::from(self.bounds.hand[material] > 0);
        }
        self.perhaps = self.perhaps.plus(self.known);
        self.known = Cards::NONE;
        self.perhaps_hidden += u8::from(!self.perhaps.is_empty());
        for least in &mut self.least.hand {
            *least = least.saturating_sub(1);
        }
        self.look_for_empty_hand();
    }

    /// A card that has lain hidden in the vault since before the game was seen.
    pub(crate) fn begin_hidden(&mut self, card: Building) {
        self.hidden.add(card);
        for bound in &mut self.bounds.hidden {
            *bound += 1;
        }
    }

    /// All see this many cards of a kind in the hand.
    pub fn show(&mut self, card: Building, count: u8) {
        let before = self.known.count(card);
        if count > before {
            self.known.set(card, count);
            let perhaps = self.perhaps.count(card).saturating_sub(count - before);
            self.perhaps.set(card, perhaps);
            self.forget_empty_guess();
        }
    }

    /// All see this many cards of a material in the hand, and not which.
    pub fn show_material(&mut self, material: Material, count: u8) {
        let index = material.index();
        let Least { hand, both } = &mut self.least;
        hand[index] = hand[index].max(count);
        both[index] = both[index].max(hand[index]);
    }

    /// "Glory to Rome": all know that this hand holds none of that material.
    pub fn deny(&mut self, material: Material) {
        let index = material.index();
        let Bounds { hand, hidden, both } = &mut self.bounds;
        hand[index] = 0;
        both[index] = both[index].min(hidden[index]);
        self.least.hand[index] = 0;
        self.settle(self.perhaps.of(material));
    }

    /// The number of cards in a hand is public, and so is what follows when there are none.
    #[inline]
    fn look_for_empty_hand(&mut self) {
        if self.hand.is_empty() {
            let Bounds { hand, hidden, both } = &mut self.bounds;
            *hand = [0; MATERIALS];
            self.least.hand = [0; MATERIALS];
            for (both, hidden) in both.iter_mut().zip(hidden) {
                *both = (*both).min(*hidden);
            }
            self.settle(self.perhaps);
        }
    }

    /// These cards can only lie in the vault: from now on all know them there, as if they had been sold openly.
    fn settle(&mut self, cards: Cards) {
        for card in cards.each() {
            self.perhaps.remove(card);
            self.hidden.remove(card);
            self.sold.add(card);
            self.perhaps_hidden = self.perhaps_hidden.saturating_sub(1);
            let material = card.material().index();
            self.bounds.hidden[material] = self.bounds.hidden[material].saturating_sub(1);
            one_less(&mut self.bounds.both[material]);
        }
        if !cards.is_empty() && self.perhaps_hidden == 0 {
            // No more of them were hidden: the others must still be in the hand.
            self.known = self.known.plus(self.perhaps);
            self.perhaps = Cards::NONE;
        }
        self.forget_empty_guess();
    }

    #[inline]
    fn forget_empty_guess(&mut self) {
        if self.perhaps.is_empty() {
            self.perhaps_hidden = 0;
        }
    }

    /// Whether this camp could be as it is, as far as everybody knows.
    pub fn agrees_with_what_is_known(&self) -> bool {
        let fits = |material: Material| {
            let index = material.index();
            let (hand, hidden) = (self.hand.count_of(material), self.hidden.count_of(material));
            hand <= self.bounds.hand[index]
                && hidden <= self.bounds.hidden[index]
                && hand + hidden <= self.bounds.both[index]
                && hand >= self.least.hand[index]
                && hand + hidden >= self.least.both[index]
        };
        let holds = |cards: Cards, of: Cards| of.iter().all(|(kind, count)| cards.count(kind) >= count);
        if !Material::ALL.into_iter().all(fits) || !holds(self.hand, self.known) {
            return false;
        }
        let rest = self.hand.minus(self.known);
        let must_be_hidden: u8 = self.perhaps.iter().map(|(kind, count)| count.saturating_sub(rest.count(kind))).sum();
        holds(rest.plus(self.hidden), self.perhaps) && must_be_hidden <= self.perhaps_hidden
    }
}
