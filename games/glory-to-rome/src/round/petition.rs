//! Two (with the red cards three) cards of one material are played like a Senator.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, Together, answers};
use serde::{Deserialize, Serialize};

use super::perform;
use crate::answer::{Answer, Unit};
use crate::cards::{Building, Material, Role};
use crate::event::Event;
use crate::knowledge::Promise;
use crate::options::Edition;
use crate::state::State;
use crate::{GloryToRome, pieces, power, text};

/// How many cards a petition takes at the most.
fn most(state: &State) -> u8 {
    match state.options.edition {
        Edition::Lookout => 2,
        Edition::LookoutRed => 3,
    }
}

/// How many cards are enough. The red Circus lets its owner petition with two.
pub fn least(state: &State, seat: Seat) -> u8 {
    match state.options.edition {
        Edition::Lookout => 2,
        Edition::LookoutRed => 3 - u8::from(power::has(state, seat, Building::Circus)),
    }
}

/// The seat chooses the cards of a petition, kinds in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Petition {
    pub seat: Seat,
    pub role: Role,
    pub material: Material,
    /// Cards chosen so far.
    pub chosen: u8,
    pub from: Building,
}

impl Petition {
    /// Whoever petitions holds the cards that are still missing.
    pub(crate) fn promise(self, state: &State) -> Option<Promise> {
        let count = least(state, self.seat).checked_sub(self.chosen).filter(|missing| *missing > 0)?;
        let among = Building::ALL.into_iter().filter(|card| card.material() == self.material && *card >= self.from);
        Some(Promise { seat: self.seat, count, among: among.collect() })
    }
}

answers! { Answer:
    pub enum PetitionCard { Pass, Petition(card: Building) }
}

impl Question<GloryToRome> for Petition {
    type Answer = PetitionCard;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    /// Kinds from `from` on of which enough cards remain to make up the petition.
    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, PetitionCard>) {
        let least = least(state, seat);
        if self.chosen >= least {
            offers.add(PetitionCard::Pass);
        }
        let missing = least.saturating_sub(self.chosen).max(1);
        let cards = state.camps[seat].hand.of(self.material).from(self.from);
        let enough = cards.kinds().filter(|card| cards.from(*card).total() >= missing);
        offers.extend(enough.map(PetitionCard::Petition));
    }

    fn answer(self, state: &mut State, seat: Seat, card: PetitionCard, cx: &mut Context<'_, GloryToRome>) {
        let Petition { role, material, chosen, .. } = self;
        if let PetitionCard::Petition(card) = card {
            cx.reveal();
            let camp = &mut state.camps[seat];
            camp.play(card);
            camp.played.add(card);
            cx.tell(Event::PetitionCard { seat, card });
            let chosen = chosen + 1;
            let may_add = !camp.hand.is_empty() && chosen < most(state);
            if chosen < least(state, seat) || may_add {
                return cx.then(Petition { chosen, from: card, ..self });
            }
        }
        perform::add_unit(state, seat, role, Unit::Petition(material), cx);
    }

    fn question(&self, state: &State, seat: Seat) -> Label {
        text::ask_petition(least(state, seat).saturating_sub(self.chosen), self.material)
    }

    fn words(&self, _: &State, _: Seat, card: PetitionCard) -> Label {
        match card {
            PetitionCard::Pass => text::PASS_ENOUGH.into(),
            PetitionCard::Petition(card) => text::petition_card(card),
        }
    }

    fn pieces(&self, _: &State, _: Seat, card: PetitionCard) -> Vec<Piece> {
        match card {
            PetitionCard::Pass => Vec::new(),
            PetitionCard::Petition(card) => vec![pieces::hand(card)],
        }
    }

    fn why_not(&self, state: &State, seat: Seat) -> Vec<(Piece, Label)> {
        comes_earlier(state, seat, self.from)
    }

    fn together(&self, state: &State, seat: Seat) -> Option<Together<PetitionCard>> {
        let count = least(state, seat).saturating_sub(self.chosen);
        let cards = state.camps[seat].hand.of(self.material).from(self.from);
        let things = cards.kinds().map(|card| (PetitionCard::Petition(card), u16::from(cards.count(card))));
        (count > 1).then(|| Together { count: count.into(), things: things.collect() })
    }
}

/// Sets of cards are chosen kind by kind, so that none comes up twice.
pub(crate) fn comes_earlier(state: &State, seat: Seat, from: Building) -> Vec<(Piece, Label)> {
    let earlier = state.camps[seat].hand.kinds().take_while(|card| *card < from);
    earlier.map(|card| (pieces::hand(card), text::WHY_ORDER.into())).collect()
}
