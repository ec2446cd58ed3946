//! 3. and 4. Leader first, everybody performs actions: one per unit played, one per client of the role.

use saturnalia_rules::{Context, Label, Seat};
use serde::{Deserialize, Serialize};

use crate::answer::Unit;
use crate::cards::{Building, Role};
use crate::power::fountain::FountainCard;
use crate::power::palace::PlayMore;
use crate::power::stairway::OpenUp;
use crate::role::architect::{Architect, SupplyTo};
use crate::role::craftsman::{AddTo, Craftsman};
use crate::role::laborer::Laborer;
use crate::role::legionary::Legionary;
use crate::role::merchant::Merchant;
use crate::role::patron::Patron;
use crate::state::{Camp, Decision, State};
use crate::steps::Step;
use crate::{GloryToRome, power, text};

/// Actions of one role that a seat may perform, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub seat: Seat,
    pub role: Role,
    pub left: Left,
}

/// How many actions are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Left {
    /// Those of the round: played units and clients, counted anew before each.
    Round,
    /// Those of the Amphitheatre. The camp counts them: what one of them brings about may use another.
    Amphitheatre,
    /// A number fixed by this building: the Bath, or another one on its completion.
    Granted { count: u8, by: Building },
}

impl Turn {
    /// The question of the role.
    #[inline]
    pub fn step(self) -> Step {
        match self.role {
            Role::Laborer => Laborer(self).into(),
            Role::Craftsman => Craftsman(self).into(),
            Role::Architect => Architect(self).into(),
            Role::Legionary => Legionary(self).into(),
            Role::Merchant => Merchant(self).into(),
            Role::Patron => Patron(self).into(),
        }
    }

    /// The turn of a step that asks for an action of a role, or for the second half of one.
    pub(crate) fn of(step: &Step) -> Option<Turn> {
        if let Step::Laborer(Laborer(turn))
        | Step::Craftsman(Craftsman(turn))
        | Step::Architect(Architect(turn))
        | Step::Legionary(Legionary(turn))
        | Step::Merchant(Merchant(turn))
        | Step::Patron(Patron(turn))
        | Step::AddTo(AddTo { turn, .. })
        | Step::SupplyTo(SupplyTo { turn, .. })
        | Step::OpenUp(OpenUp { turn, .. })
        | Step::FountainCard(FountainCard { turn }) = step
        {
            Some(*turn)
        } else {
            None
        }
    }

    /// Giving up what is left of it, in words.
    pub(crate) fn pass(self) -> Label {
        match self.left {
            Left::Round => text::PASS_ACTIONS.into(),
            Left::Amphitheatre | Left::Granted { .. } => text::PASS_GRANTED.into(),
        }
    }
}

/// A played unit is one action. The Palace then asks for another.
pub fn add_unit(state: &mut State, seat: Seat, role: Role, unit: Unit, cx: &mut Context<'_, GloryToRome>) {
    state.camps[seat].units += 1;
    if power::has(state, seat, Building::Palace) {
        cx.then(PlayMore { seat, role, from: unit });
    }
}

/// Lets a seat act in a role that often, now.
pub fn grant(seat: Seat, role: Role, times: u8, by: Building, cx: &mut Context<'_, GloryToRome>) {
    if times > 0 {
        cx.then(Turn { seat, role, left: Left::Granted { count: times, by } }.step());
    }
}

/// Lets a seat act as Craftsman that often, now. Nobody can have two Amphitheatres at work.
pub fn grant_amphitheatre(state: &mut State, seat: Seat, times: u8, cx: &mut Context<'_, GloryToRome>) {
    state.camps[seat].amphitheatre = times;
    cx.then(Turn { seat, role: Role::Craftsman, left: Left::Amphitheatre }.step());
}

/// Clients of one role that have neither acted nor been hired this round.
fn idle(camp: &Camp, role: Role) -> u8 {
    let index = role.index();
    camp.clients.count_of(role.material()).saturating_sub(camp.acted[index] + camp.fresh[index])
}

/// Whether clients of role `client` may act as `role`: Ludus Magnus and Storeroom.
pub(crate) fn may_act_as(state: &State, seat: Seat, client: Role, role: Role) -> bool {
    client == role
        || client == Role::Merchant && power::has(state, seat, Building::LudusMagnus)
        || role == Role::Laborer && power::has(state, seat, Building::Storeroom)
}

/// How often each client acts: twice with the Slave Market, if its owner has led or followed.
fn turns_of_a_client(state: &State, seat: Seat) -> u8 {
    let joined = match state.camps[seat].decision {
        Decision::Leads | Decision::Follows => true,
        Decision::Thinks | Decision::Open => false,
    };
    1 + u8::from(joined && power::has(state, seat, Building::SlaveMarket))
}

/// How many actions are left. Those of a round are counted anew each time, so that a building finished meanwhile
/// counts.
pub fn left(state: &State, turn: Turn) -> u8 {
    match turn.left {
        Left::Granted { count, .. } => count,
        Left::Amphitheatre => state.camps[turn.seat].amphitheatre,
        Left::Round => {
            let camp = &state.camps[turn.seat];
            let played = camp.units + camp.echo;
            if camp.clients.is_empty() {
                return played;
            }
            let clients: u8 = Role::ALL
                .into_iter()
                .filter(|client| may_act_as(state, turn.seat, *client, turn.role))
                .map(|client| idle(camp, client))
                .sum();
            played.saturating_add(clients.saturating_mul(turns_of_a_client(state, turn.seat)))
        }
    }
}

/// At least one action is left. The quick form of [`left`].
pub fn any_left(state: &State, turn: Turn) -> bool {
    match turn.left {
        Left::Granted { count, .. } => count > 0,
        Left::Amphitheatre => state.camps[turn.seat].amphitheatre > 0,
        Left::Round => {
            let camp = &state.camps[turn.seat];
            camp.units + camp.echo > 0 || (!camp.clients.is_empty() && left(state, turn) > 0)
        }
    }
}

/// The actions of the same role behind those of this turn, which wait until they are done.
fn behind(state: &State, turn: Turn) -> Option<Turn> {
    let round = || (state.role == Some(turn.role)).then_some(Turn { left: Left::Round, ..turn });
    match turn.left {
        Left::Granted { .. } if turn.role == Role::Craftsman && state.camps[turn.seat].amphitheatre > 0 => {
            Some(Turn { left: Left::Amphitheatre, ..turn })
        }
        Left::Granted { .. } | Left::Amphitheatre => round(),
        Left::Round => None,
    }
}

/// How many actions one thing can take: all that this seat still has in this role, wherever they come from. Ruling Q32.
pub fn within_reach(state: &State, turn: Turn) -> u8 {
    let behind = behind(state, turn).map_or(0, |behind| within_reach(state, behind));
    left(state, turn).saturating_add(behind)
}

/// Takes actions away, first those of this turn, then those that wait behind it.
#[must_use]
pub fn spend(state: &mut State, turn: Turn, count: u8) -> Turn {
    let own = left(state, turn).min(count);
    if let Some(behind) = behind(state, turn).filter(|_| own < count) {
        // It stays on the agenda, where it counts anew what is left.
        let _ = spend(state, behind, count - own);
    }
    match turn.left {
        Left::Granted { count: left, by } => Turn { left: Left::Granted { count: left - own, by }, ..turn },
        Left::Amphitheatre => {
            state.camps[turn.seat].amphitheatre -= own;
            turn
        }
        Left::Round => {
            for _ in 0..own {
                spend_one(state, turn);
            }
            turn
        }
    }
}

/// Units first, so that a Slave Market finished meanwhile still doubles the clients.
fn spend_one(state: &mut State, turn: Turn) {
    let seat = turn.seat;
    let again = turns_of_a_client(state, seat) - 1;
    let camp = &state.camps[seat];
    if camp.units > 0 {
        state.camps[seat].units -= 1;
        return;
    }
    if camp.echo > 0 {
        state.camps[seat].echo -= 1;
        return;
    }
    // Those of the role itself first: which client acts makes no difference otherwise.
    let client = std::iter::once(turn.role)
        .chain(Role::ALL)
        .find(|client| may_act_as(state, seat, *client, turn.role) && idle(camp, *client) > 0);
    if let Some(client) = client {
        let camp = &mut state.camps[seat];
        camp.acted[client.index()] += 1;
        camp.echo = again;
    }
}

/// Gives up what is left of a turn.
pub fn give_up(state: &mut State, turn: Turn) {
    let camp = &mut state.camps[turn.seat];
    match turn.left {
        // They go with the turn.
        Left::Granted { .. } => {}
        Left::Amphitheatre => camp.amphitheatre = 0,
        Left::Round => {
            camp.units = 0;
            camp.echo = 0;
            if camp.clients.is_empty() {
                return;
            }
            let clients = camp.clients.by_material();
            camp.acted = std::array::from_fn(|role| clients[role].saturating_sub(camp.fresh[role]));
        }
    }
}

/// Puts what is left of a turn back on the agenda; that of the round always, since what is finished meanwhile counts.
pub fn go_on(state: &State, turn: Turn, cx: &mut Context<'_, GloryToRome>) {
    if turn.left == Left::Round || left(state, turn) > 0 {
        cx.then(turn.step());
    }
}
