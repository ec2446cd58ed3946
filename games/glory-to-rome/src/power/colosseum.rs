//! Colosseum: clients of those who are asked for materials go to the lions and then into the vault. Ruling Q18: one
//! for each card shown and each target, chosen by the attacker, as long as the vault has room.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::{Building, Role};
use crate::event::Event;
use crate::role::legionary;
use crate::state::State;
use crate::{GloryToRome, pieces, power, text};

/// Lions: clients of one owner and role after the other. It comes last of all that Legionaries bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Colosseum {
    pub seat: Seat,
    pub owner: Seat,
    pub client: Role,
    /// So many of these have been taken.
    pub taken: u8,
}

answers! { Answer:
    pub enum Lions { Pass, Feed { owner: Seat, client: Role } }
}

impl Colosseum {
    /// Calls `found` for every client that can be taken; stops when it returns true.
    fn prey(self, state: &State, mut found: impl FnMut(Seat, Role) -> bool) -> bool {
        let Colosseum { seat, .. } = self;
        if !power::has(state, seat, Building::Colosseum)
            || state.camps[seat].vault_size() >= power::vault_limit(state, seat)
        {
            return false;
        }
        let from = (self.owner, self.client);
        let targets = legionary::targets(state, seat);
        targets.iter().filter(|owner| !legionary::is_protected(state, *owner, seat)).any(|owner| {
            Role::ALL.into_iter().filter(|client| (owner, *client) >= from).any(|client| {
                let already = if (owner, client) == from { self.taken } else { 0 };
                let demanded = state.demanded.count_of(client.material());
                demanded > already && state.camps[owner].clients.has(client.material()) && found(owner, client)
            })
        })
    }
}

impl Question<GloryToRome> for Colosseum {
    type Answer = Lions;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(self.prey(state, |_, _| true), self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, GloryToRome, Lions>) {
        offers.add(Lions::Pass);
        self.prey(state, |owner, client| {
            offers.add(Lions::Feed { owner, client });
            false
        });
    }

    fn answer(self, state: &mut State, seat: Seat, lions: Lions, cx: &mut Context<'_, GloryToRome>) {
        match lions {
            Lions::Pass => legionary::dismiss(state, seat, cx),
            Lions::Feed { owner, client } => {
                let card = state.camps[owner].lose_client(client);
                state.camps[seat].sold.add(card);
                cx.tell(Event::Fed { seat, owner, client });
                let same = (owner, client) == (self.owner, self.client);
                cx.then(Colosseum { seat, owner, client, taken: if same { self.taken + 1 } else { 1 } });
            }
        }
    }

    fn lapse(self, state: &mut State, cx: &mut Context<'_, GloryToRome>) {
        legionary::dismiss(state, self.seat, cx);
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_COLOSSEUM.into()
    }

    fn words(&self, _: &State, _: Seat, lions: Lions) -> Label {
        match lions {
            Lions::Pass => text::PASS.into(),
            Lions::Feed { owner, client } => text::feed(owner, client),
        }
    }

    fn pieces(&self, _: &State, _: Seat, lions: Lions) -> Vec<Piece> {
        match lions {
            Lions::Pass => Vec::new(),
            Lions::Feed { owner, client } => vec![pieces::client(owner, client)],
        }
    }
}
