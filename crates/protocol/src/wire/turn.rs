//! What a viewer is sent of a game: the position, the question, what has happened.
//!
//! Views and answers are of the game's own types, so these messages are generic over them. Whoever writes one fills it with the
//! game's types and serialises it in one go; whoever knows no game reads and passes them on as the JSON they are, which is the
//! default.

use saturnalia_rules::{Label, Notice, Outcome, Piece, ScoreSheet, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::Millis;

/// The game as one pair of eyes sees it. Sent after every entry and every undo.
// Whoever reads in a hurry (`saturnalia load`) relies on `version` and `asked` standing before what is long.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(V = (), A = ()), bound = ""))]
pub struct Turn<V = Box<RawValue>, A = Box<RawValue>> {
    /// The table's version; goes back with an answer.
    pub version: u32,
    /// How many entries have been made.
    pub entries: u32,
    /// Through whose eyes: `{"seat": 1}`, `"spectator"`, and after the end `"truth"`.
    #[cfg_attr(feature = "ts", ts(type = "Eyes"))]
    pub eyes: Viewer,
    /// The server's clock when this was written.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub now: Millis,
    /// Who still owes an answer. Nobody: the game is over.
    pub asked: Vec<Asked>,
    /// Who has answered in secret while others still think.
    pub sealed: Vec<Seat>,
    /// Milliseconds left by seat; missing without a clock. Runs for the seats that are asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number[]", optional))]
    pub clocks: Option<Vec<i64>>,
    /// The game's own view, of the game's own type.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: V,
    /// The question put to the seat whose eyes these are, if it is asked.
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ask: Option<Ask<A>>,
    /// Forget every notice of a later entry than this, then append `notices`. At 0 forget all: they begin with the set-up.
    pub notices_since: u32,
    pub notices: Vec<ToldNotice>,
    /// What this viewer can take back; missing if nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub undo: Option<Undo>,
    /// Total points by seat as everybody may know them; one's own eyes may see more at `/score`.
    pub points: Vec<i16>,
    /// Only when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub outcome: Option<Outcome>,
    /// Only when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub score_sheet: Option<ScoreSheet>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Asked {
    pub seat: Seat,
    /// Thinking since.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: Millis,
}

/// What a viewer can take back: their last answer and all that followed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Undo {
    /// How many entries would remain.
    pub to: u32,
    /// Nobody has learned anything since: `undo` does it. Otherwise `ask_undo`.
    pub free: bool,
}

/// A question with every legal answer, as the game's rules put it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(A = ()), bound = ""))]
pub struct Ask<A = Box<RawValue>> {
    pub seat: Seat,
    pub question: Label,
    pub offers: Vec<Offer<A>>,
    /// Several like things are to be chosen, one answer each: they may be sent in one go.
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub together: Option<Together<A>>,
    /// Pieces that look as if they could be chosen but cannot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<WhyNot>>", optional))]
    pub why_not: Vec<WhyNot>,
}

/// One legal answer: what to send back, how to say it, what it touches.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(A = ()), bound = ""))]
pub struct Offer<A = Box<RawValue>> {
    /// Sent back as it is.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub answer: A,
    pub label: Label,
    pub pieces: Vec<Piece>,
    /// Cannot be freely taken back: it shows somebody something.
    #[serde(rename = "final")]
    pub is_final: bool,
}

/// Like things of which several are to be chosen. Sent as one act, in the order in which they stand here: the first as the
/// answer, the others as `then`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(A = ()), bound = ""))]
pub struct Together<A = Box<RawValue>> {
    /// How many.
    pub count: u16,
    pub things: Vec<Thing<A>>,
}

/// Something that can be chosen together with others.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(A = ()), bound = ""))]
pub struct Thing<A = Box<RawValue>> {
    /// Sent back as it is.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub answer: A,
    pub label: Label,
    pub pieces: Vec<Piece>,
    /// How often it can be chosen.
    pub most: u16,
}

/// A piece that cannot be chosen now, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WhyNot {
    pub piece: Piece,
    pub label: Label,
}

/// Something that happened, as this viewer is told it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ToldNotice {
    /// How many entries had been made when it was told: 0 is the set-up.
    pub entry: u32,
    #[serde(flatten)]
    pub notice: Notice,
}

impl<V, A> Turn<V, A> {
    /// The same turn with view and answers of other types.
    pub fn map<W, B>(self, view: impl FnOnce(V) -> W, answer: impl FnMut(A) -> B) -> Turn<W, B> {
        Turn {
            version: self.version,
            entries: self.entries,
            eyes: self.eyes,
            now: self.now,
            asked: self.asked,
            sealed: self.sealed,
            clocks: self.clocks,
            view: view(self.view),
            ask: self.ask.map(|ask| ask.map(answer)),
            notices_since: self.notices_since,
            notices: self.notices,
            undo: self.undo,
            points: self.points,
            outcome: self.outcome,
            score_sheet: self.score_sheet,
        }
    }
}

impl<A> Ask<A> {
    /// The same question with answers of another type.
    pub fn map<B>(self, mut answer: impl FnMut(A) -> B) -> Ask<B> {
        let offers = self.offers.into_iter().map(|offer| offer.map(&mut answer)).collect();
        let together = self.together.map(|together| together.map(&mut answer));
        Ask { seat: self.seat, question: self.question, offers, together, why_not: self.why_not }
    }
}

impl<A> Together<A> {
    /// The same with answers of another type.
    pub fn map<B>(self, mut answer: impl FnMut(A) -> B) -> Together<B> {
        let things = self.things.into_iter().map(|thing| Thing {
            answer: answer(thing.answer),
            label: thing.label,
            pieces: thing.pieces,
            most: thing.most,
        });
        Together { count: self.count, things: things.collect() }
    }
}

impl<A> Offer<A> {
    /// The same offer with an answer of another type.
    pub fn map<B>(self, answer: impl FnOnce(A) -> B) -> Offer<B> {
        Offer { answer: answer(self.answer), label: self.label, pieces: self.pieces, is_final: self.is_final }
    }
}

#[cfg(test)]
mod tests {
    use serde::de::IgnoredAny;

    use super::*;
    use crate::wire::ServerMessage;

    fn turn() -> Turn<[u8; 2], u8> {
        let offer = Offer { answer: 7, label: Label::new("do"), pieces: vec!["hand/7".into()], is_final: true };
        let why_not = WhyNot { piece: "hand/8".into(), label: Label::new("too-dear") };
        Turn {
            version: 18,
            entries: 17,
            eyes: Viewer::Seat(Seat(0)),
            now: 5,
            asked: vec![Asked { seat: Seat(0), since: 4 }],
            sealed: vec![Seat(1)],
            clocks: None,
            view: [1, 2],
            ask: Some(Ask {
                seat: Seat(0),
                question: Label::new("what"),
                offers: vec![offer],
                together: None,
                why_not: vec![why_not],
            }),
            notices_since: 16,
            notices: vec![ToldNotice { entry: 17, notice: Notice::new(Label::new("done")).about("hand/6") }],
            undo: Some(Undo { to: 15, free: true }),
            points: vec![3, -1],
            outcome: None,
            score_sheet: None,
        }
    }

    const WRITTEN: &str = concat!(
        r#"{"turn":{"version":18,"entries":17,"eyes":{"seat":0},"now":5,"asked":[{"seat":0,"since":4}],"sealed":[1],"#,
        r#""view":[1,2],"ask":{"seat":0,"question":{"key":"what"},"#,
        r#""offers":[{"answer":7,"label":{"key":"do"},"pieces":["hand/7"],"final":true}],"#,
        r#""why_not":[{"piece":"hand/8","label":{"key":"too-dear"}}]},"#,
        r#""notices_since":16,"notices":[{"entry":17,"label":{"key":"done"},"pieces":["hand/6"]}],"#,
        r#""undo":{"to":15,"free":true},"points":[3,-1]}}"#,
    );

    #[test]
    fn a_turn_is_written_as_agreed() {
        assert_eq!(serde_json::to_string(&ServerMessage::Turn(turn())).unwrap(), WRITTEN);
    }

    #[test]
    fn whoever_knows_no_game_passes_views_and_answers_on_as_they_are() {
        let read: ServerMessage = serde_json::from_str(WRITTEN).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), WRITTEN);
        let raw = |json: String| RawValue::from_string(json).unwrap();
        let erased = turn().map(|view| raw(format!("[{},{}]", view[0], view[1])), |answer| raw(answer.to_string()));
        assert_eq!(serde_json::to_string(&ServerMessage::Turn(erased)).unwrap(), WRITTEN);
    }

    #[test]
    fn whoever_wants_the_answers_alone_reads_nothing_else() {
        let read: ServerMessage<Turn<IgnoredAny, &RawValue>> = serde_json::from_str(WRITTEN).unwrap();
        let ServerMessage::Turn(turn) = read else { panic!("a turn") };
        assert_eq!(turn.ask.unwrap().offers[0].answer.get(), "7");
    }
}
