//! What is still to be done: the entries of the agenda, and who handles them.

use saturnalia_rules::{Context, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::GloryToRome;
use crate::answer::{Answer, Unit};
use crate::building::{completed, work};
use crate::cards::{Building, Material, Role};
use crate::power::{bath, colosseum, forum, fountain, palace, prison, senate, sewer};
use crate::role::{self, laborer, legionary, merchant, patron};
use crate::round::{end, follow, lead, perform, petition, start, think};
use crate::state::State;

/// One entry of the agenda. Read in order they say what is still to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Everybody lays down a card for the first lead.
    Bid,
    /// The first in the alphabet begins; those who tie draw.
    FindLeader(SeatSet),

    Lead,
    Follow(Seat),
    /// Chooses the cards of a petition, kinds in ascending order.
    Petition {
        seat: Seat,
        role: Role,
        material: Material,
        chosen: u8,
        from: Building,
    },
    /// Palace: plays further units of the same role, in ascending order.
    PlayMore {
        seat: Seat,
        from: Unit,
    },
    Think(Thought),

    /// Performs actions of a role, one after the other.
    Perform(Turn),
    /// Adds something to this one structure: the second half of a choice too long to be made at once.
    WorkOn {
        turn: Turn,
        owner: Seat,
        building: Building,
    },
    /// The further parts of one action: Bar and Aqueduct, Dock, Basilica.
    PatronMore {
        seat: Seat,
        used: Used,
    },
    LaborerMore {
        seat: Seat,
        used: Used,
    },
    MerchantMore {
        seat: Seat,
        used: Used,
    },
    /// The new client acts at once.
    Bath {
        seat: Seat,
        client: Role,
    },
    /// What becomes of the card drawn for this action.
    FountainCard(Turn),
    /// What a building does on the day it is finished or seized.
    Completed {
        seat: Seat,
        building: Building,
    },
    Prison(Seat),

    /// Shows further cards, kinds in ascending order.
    Demand {
        seat: Seat,
        left: u8,
        from: Building,
    },
    Plunder {
        seat: Seat,
        from: Material,
        taken: u8,
    },
    /// Hands over up to `left` cards of a material, then of the next.
    Give {
        seat: Seat,
        to: Seat,
        material: Material,
        left: u8,
    },
    /// Lions: clients of one owner and role after the other.
    Colosseum {
        seat: Seat,
        owner: Seat,
        client: Role,
        taken: u8,
    },

    EndRound,
    Senate {
        seat: Seat,
        from: Seat,
    },
    Sewer {
        seat: Seat,
        from: Material,
    },
    CleanUp,
    Academy(Seat),
    PassLeader,
}

/// Actions of one role that a seat may perform.
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
    /// A number fixed by this building: the Bath, or one on its completion.
    Granted { count: u8, by: Building },
}

/// Thoughts a seat may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thought {
    pub seat: Seat,
    pub left: u8,
    /// School or Academy: these thoughts may be skipped. Otherwise it is instead of leading or following.
    pub granted: Option<Building>,
    /// Latrine or Vomitorium has been used for this one.
    pub discarded: bool,
}

/// The parts of an action that have been carried out.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Used(u8);

impl Used {
    pub const NOTHING: Used = Used(0);
    /// The ordinary part: from the pool, or from the stockpile (Atrium: the deck).
    pub const MAIN: Used = Used(1);
    /// The deck (Bar).
    pub const DECK: Used = Used(2);
    /// The hand (Aqueduct, Dock, Basilica).
    pub const HAND: Used = Used(4);

    #[inline]
    #[must_use]
    pub fn and(self, part: Used) -> Used {
        Used(self.0 | part.0)
    }

    #[inline]
    pub fn has(self, part: Used) -> bool {
        self.0 & part.0 != 0
    }
}

#[inline]
fn only_if(asked: bool, seat: Seat) -> SeatSet {
    if asked { SeatSet::only(seat) } else { SeatSet::NONE }
}

/// Who is asked. Depends only on what everybody can see, so that being asked tells nothing.
#[inline]
pub fn asked(state: &State, step: &Step) -> SeatSet {
    match *step {
        Step::Bid => state.seats.all(),
        Step::Lead => SeatSet::only(state.leader),
        Step::Follow(seat) | Step::Petition { seat, .. } => SeatSet::only(seat),
        Step::Think(thought) => SeatSet::only(thought.seat),
        Step::PlayMore { seat, .. } => only_if(palace::may_play_more(state, seat), seat),
        Step::Perform(turn) => only_if(role::may_act(state, turn), turn.seat),
        Step::PatronMore { seat, used } => only_if(patron::possible(state, seat, used), seat),
        Step::LaborerMore { seat, used } => only_if(laborer::possible(state, seat, used), seat),
        Step::MerchantMore { seat, used } => only_if(merchant::possible(state, seat, used), seat),
        Step::Bath { seat, client } => only_if(bath::has_choice(state, seat, client), seat),
        Step::FountainCard(turn) | Step::WorkOn { turn, .. } => SeatSet::only(turn.seat),
        Step::Prison(seat) => only_if(prison::possible(state, seat), seat),
        Step::Demand { seat, left, .. } => only_if(legionary::may_demand_more(state, seat, left), seat),
        Step::Plunder { seat, from, taken } => only_if(legionary::may_plunder(state, from, taken), seat),
        Step::Give { seat, left, .. } => only_if(legionary::must_answer(state, seat, left), seat),
        Step::Colosseum { seat, owner, client, taken } => {
            only_if(colosseum::possible(state, seat, owner, client, taken), seat)
        }
        Step::Senate { seat, from } => only_if(senate::possible(state, seat, from), seat),
        Step::Sewer { seat, from } => only_if(sewer::possible(state, seat, from), seat),
        Step::FindLeader(_)
        | Step::Completed { .. }
        | Step::EndRound
        | Step::CleanUp
        | Step::Academy(_)
        | Step::PassLeader => SeatSet::NONE,
    }
}

/// Every legal answer, sorted.
pub fn offers(state: &State, step: &Step, seat: Seat, out: &mut Vec<Answer>) {
    match *step {
        Step::Bid => start::offers(state, seat, out),
        Step::Lead => lead::offers(state, out),
        Step::Follow(seat) => follow::offers(state, seat, out),
        Step::Petition { seat, material, chosen, from, .. } => {
            petition::offers(state, seat, material, chosen, from, out);
        }
        Step::PlayMore { seat, from } => palace::offers(state, seat, from, out),
        Step::Think(thought) => think::offers(state, thought, out),
        Step::Perform(turn) => role::offers(state, turn, out),
        Step::WorkOn { turn, owner, building } => work::offers(state, turn, owner, building, out),
        Step::PatronMore { seat, used } => patron::offers(state, seat, used, out),
        Step::LaborerMore { seat, used } => laborer::offers(state, seat, used, out),
        Step::MerchantMore { seat, used } => merchant::offers(state, seat, used, out),
        Step::Bath { seat, client } => bath::offers(state, seat, client, out),
        Step::FountainCard(turn) => fountain::offers(state, turn, out),
        Step::Prison(seat) => prison::offers(state, seat, out),
        Step::Demand { seat, from, .. } => legionary::offers(state, seat, from, out),
        Step::Plunder { from, taken, .. } => legionary::plunder_offers(state, from, taken, out),
        Step::Give { seat, to, material, .. } => legionary::give_offers(state, seat, to, material, out),
        Step::Colosseum { seat, owner, client, taken } => {
            colosseum::offers(state, seat, owner, client, taken, out);
        }
        Step::Senate { seat, from } => senate::offers(state, seat, from, out),
        Step::Sewer { seat, from } => sewer::offers(state, seat, from, out),
        Step::FindLeader(_)
        | Step::Completed { .. }
        | Step::EndRound
        | Step::CleanUp
        | Step::Academy(_)
        | Step::PassLeader => {}
    }
    debug_assert!(out.is_sorted_by(|a, b| a < b), "{step:?}: {out:?}");
}

/// Carries out an answer.
pub fn answer(state: &mut State, step: Step, seat: Seat, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    match step {
        Step::Bid => start::answer(state, seat, answer, cx),
        Step::Lead => lead::answer(state, answer, cx),
        Step::Follow(seat) => follow::answer(state, seat, answer, cx),
        Step::Petition { seat, role, material, chosen, .. } => {
            petition::answer(state, seat, role, material, chosen, answer, cx);
        }
        Step::PlayMore { seat, .. } => palace::answer(state, seat, answer, cx),
        Step::Think(thought) => think::answer(state, thought, answer, cx),
        Step::Perform(turn) => role::answer(state, turn, answer, cx),
        Step::WorkOn { turn, .. } => role::answer(state, turn, answer, cx),
        Step::PatronMore { seat, used } => patron::answer(state, seat, used, answer, cx),
        Step::LaborerMore { seat, used } => laborer::answer(state, seat, used, answer, cx),
        Step::MerchantMore { seat, used } => merchant::answer(state, seat, used, answer, cx),
        Step::Bath { seat, .. } => bath::answer(seat, answer, cx),
        Step::FountainCard(turn) => fountain::answer(state, turn, answer, cx),
        Step::Prison(seat) => prison::answer(state, seat, answer, cx),
        Step::Demand { seat, left, .. } => legionary::answer(state, seat, left, answer, cx),
        Step::Plunder { seat, from, taken } => legionary::plunder(state, seat, from, taken, answer, cx),
        Step::Give { seat, to, material, left } => legionary::give(state, seat, to, material, left, answer, cx),
        Step::Colosseum { seat, owner, client, taken } => {
            colosseum::answer(state, seat, owner, client, taken, answer, cx);
        }
        Step::Senate { seat, .. } => senate::answer(state, seat, answer, cx),
        Step::Sewer { seat, .. } => sewer::answer(state, seat, answer, cx),
        Step::FindLeader(_)
        | Step::Completed { .. }
        | Step::EndRound
        | Step::CleanUp
        | Step::Academy(_)
        | Step::PassLeader => {}
    }
    forum::win_check(state, cx);
}

/// Runs a step that asks nobody.
pub fn advance(state: &mut State, step: Step, cx: &mut Context<'_, GloryToRome>) {
    match step {
        Step::FindLeader(tied) => start::find_leader(state, tied, cx),
        Step::Completed { seat, building } => completed::trigger(state, seat, building, cx),
        Step::Perform(turn) => perform::give_up(state, turn),
        Step::Bath { seat, client } => perform::grant(seat, client, 1, Building::Bath, cx),
        Step::Plunder { seat, .. } => legionary::summon(state, seat, cx),
        Step::Demand { seat, .. } => legionary::all_shown(seat, cx),
        Step::Give { seat, to, material, .. } => legionary::next_material(state, seat, to, material, cx),
        Step::Colosseum { .. } => legionary::dismiss(state),
        Step::EndRound => end::end_round(state, cx),
        Step::CleanUp => end::clean_up(state, cx),
        Step::Academy(seat) => end::academy(seat, cx),
        Step::PassLeader => end::pass_leader(state, cx),
        // Nothing is possible: these lapse.
        Step::PlayMore { .. }
        | Step::PatronMore { .. }
        | Step::LaborerMore { .. }
        | Step::MerchantMore { .. }
        | Step::Prison(_)
        | Step::Senate { .. }
        | Step::Sewer { .. } => {}
        // These always ask.
        Step::Bid | Step::Lead | Step::Follow(_) | Step::Petition { .. } | Step::Think(_) => {}
        Step::FountainCard(_) | Step::WorkOn { .. } => {}
    }
    forum::win_check(state, cx);
}
