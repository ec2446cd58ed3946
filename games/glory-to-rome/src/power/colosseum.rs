//! Colosseum: clients of those who are asked for materials go to the lions and then into the vault. Ruling Q18: one for each card
//! shown and each target, chosen by the attacker, as long as the vault has room.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::Answer;
use crate::cards::{Building, Role};
use crate::event::Event;
use crate::power;
use crate::role::legionary;
use crate::state::State;
use crate::step::Step;

/// Calls `found` for every client that can be taken, from an owner and role on, of which `taken` have been taken already; stops
/// when it returns true.
fn prey(state: &State, seat: Seat, from: (Seat, Role), taken: u8, mut found: impl FnMut(Seat, Role) -> bool) -> bool {
    if !power::has(state, seat, Building::Colosseum)
        || state.camps[seat].vault_size() >= power::vault_limit(state, seat)
    {
        return false;
    }
    let targets = legionary::targets(state, seat);
    targets.iter().filter(|owner| !legionary::is_protected(state, *owner, seat)).any(|owner| {
        Role::ALL.into_iter().filter(|client| (owner, *client) >= from).any(|client| {
            let already = if (owner, client) == from { taken } else { 0 };
            let demanded = state.demanded.count_of(client.material());
            demanded > already && state.camps[owner].clients.has(client.material()) && found(owner, client)
        })
    })
}

pub fn possible(state: &State, seat: Seat, owner: Seat, client: Role, taken: u8) -> bool {
    prey(state, seat, (owner, client), taken, |_, _| true)
}

pub fn offers(state: &State, seat: Seat, owner: Seat, client: Role, taken: u8, out: &mut Vec<Answer>) {
    out.push(Answer::Pass);
    prey(state, seat, (owner, client), taken, |owner, client| {
        out.push(Answer::Feed { owner, client });
        false
    });
}

pub fn answer(
    state: &mut State,
    seat: Seat,
    last_owner: Seat,
    last_client: Role,
    taken: u8,
    answer: Answer,
    cx: &mut Context<'_, GloryToRome>,
) {
    let Answer::Feed { owner, client } = answer else { return legionary::dismiss(state) };
    if let Some(card) = state.camps[owner].lose_client(client) {
        state.camps[seat].sold.add(card);
        cx.tell(Event::Fed { seat, owner, client });
    }
    let taken = if (owner, client) == (last_owner, last_client) { taken + 1 } else { 1 };
    cx.then(Step::Colosseum { seat, owner, client, taken });
}
