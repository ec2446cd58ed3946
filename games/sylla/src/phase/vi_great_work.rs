//! Phase VI: everybody votes at once, for the great work or for the plebs, with senators and money.

use saturnalia_rules::{BySeat, Context, Seat};

use crate::Sylla;
use crate::answer::{Answer, Thumb};
use crate::cards::Work;
use crate::components::VOTES_PER_POINT;
use crate::event::Event;
use crate::ladder::Direction;
use crate::phase::v_events::effect::moved;
use crate::state::{Phase, State, Vote};
use crate::step::Step;

/// The work is laid aside, so that the next one comes to light before the vote.
pub(crate) fn open(state: &mut State, cx: &mut Context<'_, Sylla>) {
    state.phase = Phase::GreatWork;
    state.votes = BySeat::default();
    let unseen = state.works.len() - usize::from(state.works_seen);
    if unseen > 0 {
        state.works_seen += 1;
    }
    // The last of the six follows from the others.
    if unseen > 1 {
        cx.reveal();
    }
    cx.tell(Event::WorkBegun { work: state.work(), next: state.next_work() });
    cx.then(Step::Vote);
    cx.then(Step::CountVotes);
}

pub(crate) fn offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    let most = state.players[seat].most_denarii();
    for thumb in [Thumb::Up, Thumb::Down] {
        out.extend((0..=most).map(|denarii| Answer::Vote { thumb, denarii }));
    }
}

/// Ruling S20: the money is spent either way.
pub(crate) fn vote(state: &mut State, seat: Seat, thumb: Thumb, denarii: u8, cx: &mut Context<'_, Sylla>) {
    let player = &mut state.players[seat];
    let vote = Vote { thumb, denarii, votes: player.work_votes() + denarii, points: 0 };
    player.denarii -= denarii;
    state.votes[seat] = Some(vote);
    cx.tell(Event::Voted { seat, vote });
}

pub(crate) fn count(state: &mut State, cx: &mut Context<'_, Sylla>) {
    let work = state.work();
    // Ruling S19: thumb up without a vote takes part but earns nothing.
    let votes: BySeat<u8, 4> = BySeat::from_fn(|seat| match state.votes[seat] {
        Some(Vote { thumb: Thumb::Up, votes, .. }) => votes,
        Some(Vote { thumb: Thumb::Down, .. }) | None => 0,
    });
    for seat in state.seats.seats() {
        let Some(vote) = &mut state.votes[seat] else { continue };
        match vote.thumb {
            Thumb::Down => {
                vote.points = vote.votes / VOTES_PER_POINT;
                cx.tell(Event::PlebsThanked { seat, points: vote.points });
            }
            Thumb::Up if votes[seat] > 0 => {
                vote.points = honour(work, votes[seat], &votes);
                cx.tell(Event::WorkHonoured { seat, points: vote.points });
            }
            Thumb::Up => {}
        }
        state.players[seat].prestige += i16::from(vote.points);
    }
    let sum: u8 = votes.0.iter().sum();
    if let Some(per_step) = work.votes_per_step() {
        cx.tell(Event::WorkVotes { work, votes: sum });
        effect(state, work, sum / per_step, cx);
    }
}

/// Points for a number of votes among all votes for the work. Ruling S17: equals share the better place and the next is
/// left out. Ruling S18: only the best tier counts.
pub(crate) fn honour(work: Work, own: u8, votes: &BySeat<u8, 4>) -> u8 {
    if let Some([_, points]) = work.tiers().iter().find(|[least, _]| own >= *least) {
        return *points;
    }
    let better = votes.0.iter().filter(|other| **other > own).count();
    work.places().get(better).copied().unwrap_or_default()
}

/// What the work does for Rome.
fn effect(state: &mut State, work: Work, steps: u8, cx: &mut Context<'_, Sylla>) {
    if steps == 0 {
        return;
    }
    let before = state.ladder;
    match work.marker() {
        Some(marker) => {
            state.ladder.shift(marker, Direction::Right, steps);
            cx.tell(moved(&before, &state.ladder, marker, Direction::Right));
        }
        // The other works that take votes by steps feed the people; the rest take none.
        None => {
            state.ladder.ease_famine(steps);
            let to = state.ladder.famine();
            cx.tell(Event::FamineEased { by: before.famine() - to, to });
        }
    }
}
