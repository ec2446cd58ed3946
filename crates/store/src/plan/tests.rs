//! What holds for every write.

use std::time::Duration;

use saturnalia_protocol::TournamentId;

use super::*;
use crate::{
    AnalysisRow, Append, AuditRow, BlockRow, GroupSettlement, Keep, NewChat, ProfileRow, RatingChange, RatingRow,
    ReportRow, ResultRow, Room, Sanction, SecretHash, Settlement, TableRow, Tell, TidingKind, TournamentAppend,
    TournamentRow, TournamentStage,
};

fn every_tournament_write() -> [Write; 2] {
    let (id, account) = (TournamentId(5), AccountId(2));
    let phase = TournamentStage::Open;
    let (header, game) = ("h".to_owned(), "g".to_owned());
    let row = TournamentRow { id, header, game, phase, host: account, entered: 0, round: 0, created: 1 };
    let append = TournamentAppend {
        tournament: id,
        number: 0,
        lines: vec!["l".into()],
        phase,
        entered: 1,
        round: 0,
        joined: vec![account],
        parted: vec![account],
        tables: Vec::new(),
    };
    [Write::CreateTournament { row, most: 3 }, Write::AppendToTournament(append)]
}

/// One write of every kind.
fn every_write() -> Vec<Write> {
    let (table, account) = (TableId(1), AccountId(2));
    let player = PlayerKey::Account(account);
    let rating = RatingRow { game: "g".into(), player: player.clone(), rating: 1.0, uncertainty: 1.0, games: 1 };
    let result = ResultRow {
        table,
        seat: 0,
        game: "g".into(),
        player,
        place: 1,
        points: 3,
        at: 9,
        rated: true,
        rating: None,
        sheet: None,
    };
    let row = TableRow {
        id: table,
        header: "h".into(),
        game: "g".into(),
        phase: crate::Phase::Open,
        public: true,
        rated: true,
        created: 1,
        group: Some(saturnalia_protocol::GroupId(7)),
    };
    let chat = NewChat { table, room: Room::Players, account, name: "n".into(), text: "t".into(), at: 1 };
    let token = Token {
        id: saturnalia_protocol::TokenId(3),
        hash: SecretHash([0; 32]),
        account,
        name: "n".into(),
        created: 1,
        last_used: None,
    };
    let report = ReportRow {
        id: 1,
        table,
        number: 1,
        by: account,
        about: AccountId(3),
        name: "n".into(),
        text: "t".into(),
        at: 1,
        closed: None,
    };
    let analysis =
        AnalysisRow { table, state: crate::AnalysisState::Found, attempts: 1, found: Some("f".into()), at: 1 };
    vec![
        Write::CreateTable { row: row.clone(), lines: vec!["l".into()], members: vec![account] },
        Write::Seek { account, games: "g h".into(), at: 1 },
        Write::KeepSeeking { account, at: 1 },
        Write::StopSeeking(account),
        Write::Meet { row, lines: vec!["l".into()], members: vec![account], seekers: vec![account] },
        Write::ForgetSeekers { seen_before: 1 },
        Write::Befriend { account, friend: AccountId(3), at: 1, most: 5 },
        Write::PartWays { account, friend: AccountId(3) },
        Write::Append(Append {
            table,
            number: 1,
            lines: vec!["l".into()],
            phase: Some(crate::Phase::Running),
            joined: vec![account],
            parted: vec![account],
            tells: vec![Tell { account, kind: TidingKind::Turn, at: 1 }],
        }),
        Write::DeleteTable(table),
        Write::Chat(chat),
        Write::CreateAccount(Account { id: account, name: "n".into(), sign_in: None, password: None, created: 1 }),
        Write::Rename { account, name: "n".into(), sign_in: Some("n".into()), lookalike: Some("n".into()) },
        Write::SetPassword {
            account,
            name: "n".into(),
            sign_in: "n".into(),
            lookalike: "n".into(),
            password: "p".into(),
            keep: Keep::This(SecretHash([0; 32])),
        },
        Write::ClaimName { account, lookalike: "n".into() },
        Write::CloseEverythingOf(account),
        Write::Sanction(Sanction { account, muted_until: Some(1), banned_until: None }),
        Write::ShowProfile { account, profile: ProfileRow { coin: Some("c".into()), hidden: true } },
        Write::KeepHolidays { row: crate::HolidaysRow { account, absences: "a".into(), version: 1 }, at: 1 },
        Write::Block(BlockRow { account, blocked: AccountId(3), name: "n".into(), at: 1 }),
        Write::Unblock { account, blocked: AccountId(3) },
        Write::Report(report),
        Write::CloseReport { id: 1, at: 2 },
        Write::Audit(AuditRow { id: 1, at: 1, act: "a".into(), subject: "s".into(), detail: "d".into() }),
        Write::GiveUp { table, game: "g".into(), people: "p".into(), at: 1 },
        Write::DeleteAccount { account, player: PlayerKey::Account(account) },
        Write::Redact { table, header: Some("h".into()), lines: vec![(0, "l".into())] },
        Write::OpenSession(Session { hash: SecretHash([0; 32]), account, created: 1, expires: 2 }),
        Write::MakeToken { token, most: 1 },
        Write::UseToken { id: saturnalia_protocol::TokenId(3), at: 1 },
        Write::ForgetGuests { created_before: 1 },
        every_tournament_write()[0].clone(),
        every_tournament_write()[1].clone(),
        Write::Settle(Settlement {
            table,
            season: 1,
            day: Some(crate::DayResultRow { points: 3, margin: 1, place: 1 }),
            results: vec![result],
            ratings: vec![RatingChange { after: rating.clone(), before_games: 0 }],
            group: Some(GroupSettlement {
                group: saturnalia_protocol::GroupId(7),
                at: 9,
                ratings: vec![RatingChange { after: rating, before_games: 0 }],
                gains: Some("g".into()),
            }),
        }),
        Write::KeepAnalysis(analysis),
        Write::TakeLease { name: "l".into(), holder: 1, term: Duration::from_secs(1) },
        Write::DropLease { name: "l".into() },
    ]
}

/// SQLite counts parameters by their first appearance, PostgreSQL by their number.
#[test]
fn parameters_appear_in_order_and_have_values() {
    let tidings = super::tidings::every_tidings_write().into_iter().map(Write::Tidings);
    let groups = super::groups::every_group_write().into_iter().map(Write::Group);
    let days = super::days::every_day_write().into_iter().map(Write::Day);
    for write in every_write().into_iter().chain(tidings).chain(groups).chain(days) {
        for step in Plan::of(&write).steps {
            let mut seen = 0;
            for part in step.sql.split('$').skip(1) {
                let digits: String = part.chars().take_while(char::is_ascii_digit).collect();
                let number: usize = digits.parse().unwrap();
                assert!(number <= seen + 1, "{}", step.sql);
                seen = seen.max(number);
            }
            assert_eq!(seen, step.values.len(), "{}", step.sql);
        }
    }
}

#[test]
fn of_writes_with_several_steps_only_appends_do_without_a_way_back() {
    for write in every_write() {
        let plan = Plan::of(&write);
        let without = plan.steps.len() > 1 && plan.is_decided_at_once();
        assert_eq!(without, matches!(write, Write::Append(_)), "{write:?}");
    }
}

#[test]
fn a_text_with_a_nul_is_refused_wherever_it_stands() {
    let bad = Write::Rename { account: AccountId(1), name: "Li\0via".into(), sign_in: None, lookalike: None };
    assert!(matches!(Plan::of(&bad).check(), Err(StoreError::BadInput(_))));
    let bad =
        Write::Rename { account: AccountId(1), name: "Livia".into(), sign_in: Some("li\0via".into()), lookalike: None };
    assert!(matches!(Plan::of(&bad).check(), Err(StoreError::BadInput(_))));
    assert!(every_write().iter().all(|write| Plan::of(write).check().is_ok()));
}
