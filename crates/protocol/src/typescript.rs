//! The TypeScript declarations of every message, as one file.

use std::fmt::Write as _;

use saturnalia_rules::{Arg, Label, Notice, Outcome, Piece, ScoreLine, ScoreSheet, Seat};
use ts_rs::TS;

use crate::wire::*;
use crate::{AccountId, InviteCode, Refusal, RefusalCode, TableId, TokenId};

const HEAD: &str = "// Written by `cargo run -p saturnalia-protocol --features ts --example typescript`. Do not edit.\n\n\
    /** Through whose eyes. */\nexport type Eyes = { seat: Seat } | \"spectator\" | \"truth\";\n";

/// The whole file.
pub fn declarations() -> String {
    let mut file = HEAD.to_owned();
    macro_rules! declare {
        ($($name:ty),* $(,)?) => {
            $(let _ = write!(file, "\n{}export {}\n", <$name as TS>::docs().unwrap_or_default(), <$name>::decl(&ts_rs::Config::default()));)*
        };
    }
    declare!(
        Seat,
        Piece,
        Arg,
        Label,
        Notice,
        Outcome,
        ScoreLine,
        ScoreSheet,
        TableId,
        AccountId,
        TokenId,
        InviteCode,
        RefusalCode,
        Refusal,
        Me,
        NewGuest,
        Rename,
        Register,
        SignIn,
        SignOut,
        NewToken,
        FreshToken,
        TokenInfo,
        GameSummary,
        GameOption,
        OptionChoice,
        Bot,
        Seconds,
        NewTable,
        SeatPlan,
        Pace,
        Act,
        Done,
        TableState,
        TableInfo,
        Status,
        Origin,
        SeatInfo,
        SeatKind,
        Request,
        Consent,
        Turn,
        Asked,
        Undo,
        Ask,
        Offer,
        WhyNot,
        ToldNotice,
        ChatLine,
        Room,
        TableSummary,
        Lobby,
        MyTables,
        MyTable,
        ClientMessage,
        Hello,
        Known,
        SentAct,
        ServerMessage,
        RefusedAct,
        Replay,
        ReplayStep,
        Played,
        PlayOn,
        NewTableFrom,
        Verified,
        Ratings,
        RatingRow,
        Statistics,
        MyGame,
        HeadToHead,
        WantHint,
        Hint,
        HintOffer,
        HintReason,
        Analysis,
        Findings,
        Moment,
        Better,
    );
    file
}
