//! Points: the score sheet and the outcome.

use saturnalia_rules::{Arg, Label, Outcome, ScoreLine, ScoreSheet, Seat};

use crate::cards::Token;
use crate::components::FREED_POINTS;
use crate::ecclesia::{christian_points, token_points};
use crate::state::State;

/// The lines of the sheet, by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    /// Prestige won during the rounds.
    pub glory: i16,
    pub christians: i16,
    pub freed: i16,
    pub tokens: [i16; 3],
}

impl Points {
    /// As if the church were built now, every slave that can be paid for being freed.
    pub fn of(state: &State, seat: Seat) -> Points {
        let player = &state.players[seat];
        let freed = player.freed.unwrap_or_else(|| player.freeable());
        Points {
            glory: player.prestige - player.church,
            christians: christian_points(player),
            freed: i16::from(freed * FREED_POINTS),
            tokens: Token::ALL.map(|token| token_points(state, seat, token)),
        }
    }

    pub fn total(&self) -> i16 {
        self.glory + self.christians + self.freed + self.tokens.iter().sum::<i16>()
    }
}

/// Ruling S24: equal prestige, shared victory.
pub(crate) fn outcome(state: &State) -> Outcome {
    Outcome::ranked(state.seats, |seat| state.players[seat].prestige, |seat| state.players[seat].prestige)
}

pub(crate) fn sheet(state: &State) -> ScoreSheet {
    let points: Vec<Points> = state.seats.seats().map(|seat| Points::of(state, seat)).collect();
    let line = |label: Label, of: &dyn Fn(&Points) -> i16| ScoreLine {
        label,
        points: points.iter().map(of).collect(),
        details: Vec::new(),
    };
    let mut lines = vec![
        line(Label::new("sylla-score-glory"), &|points| points.glory),
        line(Label::new("sylla-score-christians"), &|points| points.christians),
        line(Label::new("sylla-score-freed"), &|points| points.freed),
    ];
    for token in Token::ALL {
        let label = Label::new("sylla-score-tokens")
            .with("token", Arg::term(token.term()))
            .with("value", state.ladder.value(token));
        let mut line = line(label, &|points| points.tokens[token.index()]);
        line.details = state
            .seats
            .seats()
            .map(|seat| vec![Label::new("sylla-score-token-count").with("count", state.players[seat].tokens(token))])
            .collect();
        lines.push(line);
    }
    let mut remarks = Vec::new();
    if state.seats.get() == 2 {
        remarks.push(Label::new("sylla-unofficial"));
    }
    if state.finished && outcome(state).winners().count() > 1 {
        remarks.push(Label::new("sylla-score-shared"));
    }
    ScoreSheet { lines, totals: points.iter().map(Points::total).collect(), remarks }
}
