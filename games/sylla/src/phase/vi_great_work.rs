//! Phase VI: everybody votes at once, for the great work or for the plebs, with senators and money.

use saturnalia_rules::{
    BySeat, Context, Happening, Known as _, Label, Offers, Piece, Question, Seat, SeatSet, answers,
};
use serde::{Deserialize, Serialize};

use crate::answer::{Answer, Thumb};
use crate::cards::{Calling, Token, Work};
use crate::components::WorkFacts;
use crate::event::Event;
use crate::ladder::Direction;
use crate::phase::v_events::strike::moved;
use crate::row::Pose;
use crate::state::{self, MOST_SEATS, Phase, Player, State};
use crate::{Sylla, pieces, text};

/// The work is laid aside, so that the next one comes to light before the vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GreatWork;

impl Happening<Sylla> for GreatWork {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
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
        cx.then(Vote);
        cx.then(CountVotes);
    }
}

impl Player {
    /// Senators that vote on the great work.
    #[inline]
    pub fn work_votes(&self) -> u8 {
        self.row.of_calling(Calling::Senator, Pose::Upright)
    }
}

/// Everybody votes in secret, with all upright senators and any money. Ruling S20: the money is spent either way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vote;

answers! { Answer:
    pub enum Ballot { Vote { thumb: Thumb, denarii: u8 } }
}

impl Question<Sylla> for Vote {
    type Answer = Ballot;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        state.seats.all()
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, Sylla, Ballot>) {
        let most = state.players[seat].most_denarii(&state.set);
        for thumb in [Thumb::Up, Thumb::Down] {
            offers.extend((0..=most).map(|denarii| Ballot::Vote { thumb, denarii }));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, ballot: Ballot, cx: &mut Context<'_, Sylla>) {
        let Ballot::Vote { thumb, denarii } = ballot;
        let player = &mut state.players[seat];
        let vote = state::Vote { thumb, denarii, votes: player.work_votes() + denarii, points: 0 };
        player.denarii -= denarii;
        state.votes[seat] = Some(vote);
        cx.tell(Event::Voted { seat, vote });
    }

    fn question(&self, state: &State, seat: Seat) -> Label {
        let player = &state.players[seat];
        text::ask_vote(player.denarii, player.work_votes(), state.work())
    }

    fn words(&self, state: &State, seat: Seat, Ballot::Vote { thumb, denarii }: Ballot) -> Label {
        let votes = state.players[seat].work_votes() + denarii;
        match thumb {
            Thumb::Up => text::do_vote_up(denarii, votes),
            Thumb::Down => text::do_vote_down(denarii, votes / state.set.votes_per_point, votes),
        }
    }

    fn pieces(&self, _: &State, _: Seat, Ballot::Vote { thumb, denarii }: Ballot) -> Vec<Piece> {
        vec![pieces::thumb(thumb), pieces::denarii(denarii)]
    }
}

/// 1) The plebs thank for votes, 2) the work is honoured and does something for Rome.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CountVotes;

impl Happening<Sylla> for CountVotes {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        let work = state.work();
        let set = state.set.get();
        // Ruling S19: thumb up without a vote takes part but earns nothing.
        let votes: BySeat<u8, MOST_SEATS> = BySeat::from_fn(|seat| match state.votes[seat] {
            Some(state::Vote { thumb: Thumb::Up, votes, .. }) => votes,
            Some(state::Vote { thumb: Thumb::Down, .. }) | None => 0,
        });
        for seat in state.seats.seats() {
            let vote = state.votes[seat].as_mut().known();
            match vote.thumb {
                Thumb::Down => {
                    vote.points = vote.votes / set.votes_per_point;
                    cx.tell(Event::PlebsThanked { seat, points: vote.points });
                }
                Thumb::Up if votes[seat] > 0 => {
                    vote.points = honour(set.work(work), votes[seat], &votes);
                    cx.tell(Event::WorkHonoured { seat, points: vote.points });
                }
                Thumb::Up => {}
            }
            state.players[seat].gain(vote.points.into());
        }
        let sum: u16 = votes.0.iter().copied().map(u16::from).sum();
        if let Some(per_step) = set.work(work).votes_per_step {
            cx.tell(Event::WorkVotes { work, votes: sum });
            help_rome(state, work, (sum / u16::from(per_step)) as u8, cx);
        }
    }
}

/// Points for a number of votes among all votes for the work. Ruling S17: equals share the better place and the next is
/// left out. Ruling S18: only the best tier counts.
fn honour(work: &WorkFacts, own: u8, votes: &BySeat<u8, MOST_SEATS>) -> u8 {
    if let Some([_, points]) = work.tiers.iter().find(|[least, _]| own >= *least) {
        return *points;
    }
    let better = votes.0.iter().filter(|other| **other > own).count();
    work.places.get(better).copied().unwrap_or_default()
}

impl Work {
    /// Whether votes for this work move something on the ladder.
    pub(crate) const fn helps_rome(self) -> bool {
        match self {
            Work::Granary | Work::Baths | Work::Colosseum | Work::Senate => true,
            Work::Pantheon | Work::Temple => false,
        }
    }

    /// The marker that votes for this work move to the right.
    pub const fn marker(self) -> Option<Token> {
        match self {
            Work::Baths => Some(Token::Health),
            Work::Colosseum => Some(Token::Leisure),
            Work::Senate => Some(Token::Civic),
            Work::Pantheon | Work::Temple | Work::Granary => None,
        }
    }
}

/// What the work does for Rome: its marker moves to the right; the granary, which has none, feeds the people.
fn help_rome(state: &mut State, work: Work, steps: u8, cx: &mut Context<'_, Sylla>) {
    if steps == 0 {
        return;
    }
    let before = state.ladder;
    match work.marker() {
        Some(marker) => {
            state.ladder.shift(&state.set, marker, Direction::Right, steps);
            cx.tell(moved(&state.set, &before, &state.ladder, marker, Direction::Right));
        }
        None => {
            state.ladder.ease_famine(steps);
            let to = state.ladder.famine();
            cx.tell(Event::FamineEased { by: before.famine() - to, to });
        }
    }
}
