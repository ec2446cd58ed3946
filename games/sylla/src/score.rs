//! Points: the score sheet and the outcome.

use saturnalia_rules::{Label, Outcome, Score, ScoreLine, ScoreSheet, Seat, Viewer};

use crate::cards::Token;
use crate::phase::ecclesia::{christian_points, freed_points, token_points};
use crate::state::State;
use crate::{Sylla, text};

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
        let freed = player.freed.unwrap_or_else(|| player.freeable(&state.set));
        Points {
            glory: player.prestige - player.church,
            christians: christian_points(&state.set, player),
            freed: freed_points(&state.set, freed),
            tokens: Token::ALL.map(|token| token_points(state, seat, token)),
        }
    }

    /// As far as these eyes see behind the screens.
    fn seen(state: &State, seat: Seat, viewer: Viewer) -> Points {
        let points = Points::of(state, seat);
        if state.sees_behind(viewer, seat) { points } else { points.in_the_open() }
    }

    /// In the order of the sheet.
    pub fn lines(&self) -> [i16; 6] {
        let [civic, health, leisure] = self.tokens;
        [self.glory, self.christians, self.freed, civic, health, leisure]
    }

    pub fn total(&self) -> i16 {
        self.lines().iter().sum()
    }

    /// What everybody sees of it while the screens are closed: neither what could be paid for nor tokens.
    fn in_the_open(self) -> Points {
        Points { freed: 0, tokens: [0; 3], ..self }
    }
}

impl Score for Sylla {
    /// Ruling S24: equal prestige, shared victory.
    fn outcome(state: &State) -> Outcome {
        Outcome::ranked(state.seats, |seat| state.players[seat].prestige, |seat| state.players[seat].prestige)
    }

    /// What these eyes do not see behind closed screens does not count on their sheet (Ruling S25).
    fn score_sheet(state: &State, viewer: Viewer) -> ScoreSheet {
        let sees = |seat: Seat| state.sees_behind(viewer, seat);
        let points: Vec<Points> = state.seats.seats().map(|seat| Points::seen(state, seat, viewer)).collect();
        let line = |label: Label, of: &dyn Fn(&Points) -> i16| ScoreLine {
            label,
            points: points.iter().map(of).collect(),
            details: Vec::new(),
        };
        let mut lines = vec![
            line(text::SCORE_GLORY.into(), &|points| points.glory),
            line(text::SCORE_CHRISTIANS.into(), &|points| points.christians),
            line(text::SCORE_FREED.into(), &|points| points.freed),
        ];
        for token in Token::ALL {
            let mut line = line(text::score_tokens(token, state.value(token)), &|points| points.tokens[token.index()]);
            line.details = state
                .seats
                .seats()
                .map(|seat| {
                    vec![if sees(seat) {
                        text::score_token_count(state.players[seat].tokens(token))
                    } else {
                        text::SCORE_BEHIND_SCREEN.into()
                    }]
                })
                .collect();
            lines.push(line);
        }
        let mut remarks = Vec::new();
        if state.seats.get() == 2 {
            remarks.push(text::UNOFFICIAL.into());
        }
        if !state.seats.seats().all(sees) {
            remarks.push(text::SCORE_SCREENS.into());
        }
        if state.finished && Self::outcome(state).winners().count() > 1 {
            remarks.push(text::SCORE_SHARED.into());
        }
        ScoreSheet { lines, totals: points.iter().map(Points::total).collect(), remarks }
    }

    fn totals(state: &State, viewer: Viewer) -> Vec<i16> {
        state.seats.seats().map(|seat| Points::seen(state, seat, viewer).total()).collect()
    }
}
