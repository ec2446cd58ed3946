//! The TypeScript declarations of every message, as one file.

use std::fmt::Write as _;

use saturnalia_rules::{Arg, Chance, Label, Move, Notice, Outcome, Piece, ScoreLine, ScoreSheet, Seat};
use ts_rs::TS;

use crate::wire::*;
use crate::{AccountId, GroupId, InviteCode, Refusal, RefusalCode, TableId, TokenId, TournamentId};

const HEAD: &str = "// Written by `cargo run -p saturnalia-protocol --features ts --example typescript`. Do not edit.\n\n\
    /** Through whose eyes. */\nexport type Eyes = { seat: Seat } | \"spectator\" | \"truth\";\n";

/// The declaration of one message.
#[derive(Clone, Debug)]
pub struct Declaration {
    /// Its documentation, as a comment; empty if there is none.
    pub docs: String,
    /// `type Name = …;`
    pub text: String,
}

/// The whole file.
pub fn file() -> String {
    let mut file = HEAD.to_owned();
    for Declaration { docs, text } in declarations() {
        let _ = write!(file, "\n{docs}export {text}\n");
    }
    file
}

/// Every message, in the order of the file.
pub fn declarations() -> Vec<Declaration> {
    let config = ts_rs::Config::default();
    macro_rules! declare {
        ($($name:ty),* $(,)?) => {
            vec![$(Declaration {
                docs: <$name as TS>::docs().unwrap_or_default(),
                text: <$name>::decl(&config),
            },)*]
        };
    }
    declare!(
        Seat,
        Piece,
        Arg,
        Label,
        Notice,
        Move,
        Outcome,
        ScoreLine,
        ScoreSheet,
        TableId,
        AccountId,
        TokenId,
        InviteCode,
        TournamentId,
        GroupId,
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
        ReportLine,
        BlockLine,
        Blocked,
        Friend,
        FriendBond,
        Befriend,
        MyGroups,
        GroupSummary,
        GroupInvitation,
        NewGroup,
        GroupState,
        GroupPart,
        GroupMember,
        GroupRanking,
        GroupAct,
        FoundPerson,
        Tidings,
        TidingsWishes,
        TidingsPace,
        QuietHours,
        NewDevice,
        ToldDevice,
        NewAddress,
        ConfirmAddress,
        Forgotten,
        ResetPassword,
        PushedTiding,
        Holidays,
        Absence,
        HostPage,
        GameSummary,
        GameOption,
        OptionChoice,
        Bot,
        Seconds,
        NewTable,
        Chance,
        SeatPlan,
        Pace,
        Act,
        Done,
        TableState,
        TableInfo,
        Luck,
        LuckPart,
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
        Together,
        Thing,
        WhyNot,
        ToldNotice,
        ChatLine,
        Room,
        TableSummary,
        TableComponents,
        Lobby,
        Seek,
        QuickMatch,
        WaitingTables,
        WaitingTable,
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
        SameDeal,
        Luggage,
        NewTableFrom,
        Verified,
        Proven,
        NotProven,
        Season,
        Ratings,
        RatingRow,
        HeadToHead,
        Profile,
        GameProfile,
        Rated,
        Chair,
        Category,
        History,
        PlayedGame,
        PlayedSeat,
        Coin,
        ShowMe,
        WantHint,
        Hint,
        HintOffer,
        HintComparison,
        HintVerdict,
        HintMerit,
        HintSort,
        Analysis,
        Findings,
        Moment,
        Better,
        NewTournament,
        TournamentForm,
        TournamentAdmits,
        TournamentPhase,
        TournamentSummary,
        Tournaments,
        DayOfDeals,
        DayDeal,
        DayPar,
        DayResult,
        DayTry,
        MyDayTry,
        TryDeal,
        OpenedTry,
        TournamentState,
        TournamentEntrant,
        TournamentRound,
        TournamentTable,
        TournamentSeat,
        TournamentSeatResult,
        TournamentPlayedBy,
        TournamentStanding,
        TournamentAct,
    )
}
