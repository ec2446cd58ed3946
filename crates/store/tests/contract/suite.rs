//! The laws.

use saturnalia_protocol::{AccountId, TableId, TokenId};
use saturnalia_store::history::{self, Wanted};
use saturnalia_store::lobby::{Listed, public_tables};
use saturnalia_store::{
    Account, AnalysisRow, AnalysisState, Append, Lease, NewChat, NewRating, Phase, PlayerKey, RatingChange, RatingRow,
    ResultRow, Room, SecretHash, Session, Settlement, Store, StoreError, TableRow, Token, Versions, Write, Written,
};

use crate::{Fresh, open_with};

fn row(id: u64, phase: Phase) -> TableRow {
    TableRow {
        id: TableId(id),
        header: format!("{{\"table\":{id},\"ä\":\"ö\"}}"),
        game: "high-card".into(),
        phase,
        public: true,
        rated: true,
        created: id.cast_signed(),
        group: None,
    }
}

/// The first so many open tables.
fn listed(game: Option<&str>, limit: u32) -> Listed<'_> {
    Listed { phase: Phase::Open, game, before: None, limit }
}

pub(crate) async fn make_table(store: &Store, id: u64) -> TableId {
    let create = Write::CreateTable { row: row(id, Phase::Running), lines: vec![], members: vec![AccountId(7)] };
    assert_eq!(store.write(create).await.unwrap(), Written::Done);
    TableId(id)
}

pub(crate) fn append(table: TableId, number: u32, lines: &[&str]) -> Write {
    Write::Append(Append {
        table,
        number,
        lines: lines.iter().map(|line| (*line).to_owned()).collect(),
        phase: None,
        joined: vec![],
        parted: vec![],
        tells: Vec::new(),
    })
}

pub(crate) async fn journal(store: &Store, table: TableId) -> Vec<String> {
    store.read(move |backend| backend.journal(table, 0)).await.unwrap()
}

pub(crate) async fn append_next(store: &Store, table: TableId) {
    let number = journal(store, table).await.len() as u32;
    assert_eq!(store.write(append(table, number, &["x"])).await.unwrap(), Written::Done);
}

pub(crate) async fn a_journal_is_read_as_it_was_written(fresh: Fresh) {
    let store = fresh.opened.store;
    // Ids use all 64 bits.
    let table = make_table(&store, u64::MAX - 3).await;
    assert_eq!(store.write(append(table, 0, &["salvē", "b"])).await.unwrap(), Written::Done);
    assert_eq!(store.write(append(table, 2, &["c"])).await.unwrap(), Written::Done);
    assert_eq!(journal(&store, table).await, ["salvē", "b", "c"]);
    assert_eq!(store.read(move |backend| backend.journal(table, 2)).await.unwrap(), ["c"]);
    let kept = store.read(move |backend| backend.table(table)).await.unwrap().unwrap();
    assert_eq!(kept, row(u64::MAX - 3, Phase::Running));
    assert_eq!(store.read(|backend| backend.table(TableId(5))).await.unwrap(), None);
}

pub(crate) async fn a_line_is_kept_once_whoever_writes_it_first(fresh: Fresh) {
    let store = fresh.opened.store;
    let table = make_table(&store, 1).await;
    assert_eq!(store.write(append(table, 0, &["first"])).await.unwrap(), Written::Done);
    assert_eq!(store.write(append(table, 0, &["second"])).await.unwrap(), Written::Conflict);
    assert_eq!(journal(&store, table).await, ["first"]);
}

pub(crate) async fn several_lines_are_kept_together_or_not_at_all(fresh: Fresh) {
    let store = fresh.opened.store;
    let table = make_table(&store, 1).await;
    assert_eq!(store.write(append(table, 0, &["a", "b"])).await.unwrap(), Written::Done);
    // Line 1 is there, lines 2 and 3 are not: none of the three is written.
    assert_eq!(store.write(append(table, 1, &["x", "y", "z"])).await.unwrap(), Written::Conflict);
    assert_eq!(journal(&store, table).await, ["a", "b"]);
}

pub(crate) async fn a_line_that_is_not_the_next_one_is_not_kept(fresh: Fresh) {
    let store = fresh.opened.store;
    let table = make_table(&store, 1).await;
    assert_eq!(store.write(append(table, 0, &["a"])).await.unwrap(), Written::Done);
    for (number, lines) in [(2, &["c"][..]), (2, &["c", "d"]), (0, &["x"]), (7, &["y", "z"])] {
        assert_eq!(store.write(append(table, number, lines)).await.unwrap(), Written::Conflict, "{number}");
    }
    assert_eq!(store.write(append(TableId(2), 0, &["a"])).await.unwrap(), Written::Conflict, "there is no such table");
    assert_eq!(journal(&store, table).await, ["a"]);
    assert!(journal(&store, TableId(2)).await.is_empty());
}

pub(crate) async fn a_lease_belongs_to_one_until_its_term_is_over(fresh: Fresh) {
    let store = fresh.opened.store;
    let take = |holder, milliseconds| {
        let write =
            Write::TakeLease { name: "cleaning".into(), holder, term: std::time::Duration::from_millis(milliseconds) };
        let store = store.clone();
        async move { store.write(write).await.unwrap() }
    };
    let (one, other) = (u64::MAX, 2);
    assert_eq!(take(one, 60_000).await, Written::Done);
    assert_eq!(take(other, 60_000).await, Written::Conflict);
    assert_eq!(take(one, 0).await, Written::Done, "whoever has it may take it again");
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    assert_eq!(take(other, 60_000).await, Written::Done, "its term is over");
    assert_eq!(take(one, 60_000).await, Written::Conflict);
    let leases = store.read(|backend| backend.leases()).await.unwrap();
    let [Lease { name, holder, left }] = leases.as_slice() else { panic!("{leases:?}") };
    assert_eq!((name.as_str(), *holder), ("cleaning", other));
    assert!((1..=60_000).contains(left), "{left}");
    store.write(Write::DropLease { name: "cleaning".into() }).await.unwrap();
    assert_eq!(take(one, 60_000).await, Written::Done, "nobody has it");
}

pub(crate) async fn how_far_tables_have_come_is_told_for_all_at_once(fresh: Fresh) {
    let store = fresh.opened.store;
    let (one, two) = (make_table(&store, 1).await, make_table(&store, u64::MAX).await);
    append_next(&store, one).await;
    append_next(&store, one).await;
    let said = NewChat {
        table: two,
        room: Room::Players,
        account: AccountId(7),
        name: "Livia".into(),
        text: "Salve".into(),
        at: 5,
    };
    store.write(Write::Chat(said)).await.unwrap();
    let mut found = store.read(move |backend| backend.versions(&[one, two, TableId(3)])).await.unwrap();
    found.sort_by_key(|versions| versions.table);
    let expected = [Versions { table: one, version: 2, chat: 0 }, Versions { table: two, version: 0, chat: 1 }];
    assert_eq!(found, expected);
    let now = store.read(|backend| backend.now()).await.unwrap();
    let here = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    assert!((now - here).abs() < 60_000, "{now} and {here}");
}

pub(crate) async fn a_text_with_a_nul_is_refused_and_the_others_are_kept(fresh: Fresh) {
    let store = fresh.opened.store;
    let table = make_table(&store, 1).await;
    let (bad, good) = tokio::join!(store.write(append(table, 0, &["a\0b"])), store.write(append(table, 0, &["c"])));
    assert!(matches!(bad, Err(StoreError::BadInput(_))), "{bad:?}");
    assert_eq!(good.unwrap(), Written::Done);
    let named = store.read(|backend| backend.account_by_sign_in("li\0via")).await;
    assert!(matches!(named, Err(StoreError::BadInput(_))), "{named:?}");
    let nul = store.read(|backend| public_tables(backend, listed(Some("\0"), 9))).await;
    assert!(matches!(nul, Err(StoreError::BadInput(_))), "{nul:?}");
    let rated = store.read(|backend| backend.ratings("\0", 9)).await;
    assert!(matches!(rated, Err(StoreError::BadInput(_))), "{rated:?}");
}

pub(crate) async fn of_many_writers_of_one_line_exactly_one_is_told_done(fresh: Fresh) {
    let store = fresh.opened.store;
    let table = make_table(&store, 1).await;
    for number in 0..20 {
        let writers: Vec<_> = (0..8)
            .map(|writer| {
                let store = store.clone();
                tokio::spawn(async move { store.write(append(table, number, &[&format!("{writer}")])).await.unwrap() })
            })
            .collect();
        let mut done = Vec::new();
        for (writer, task) in writers.into_iter().enumerate() {
            if task.await.unwrap() == Written::Done {
                done.push(writer.to_string());
            }
        }
        assert_eq!(done.len(), 1, "line {number}");
        assert_eq!(journal(&store, table).await[number as usize], done[0]);
    }
}

pub(crate) async fn a_table_is_listed_by_phase_and_by_who_sits_there(fresh: Fresh) {
    let store = fresh.opened.store;
    let (livia, marcus) = (AccountId(1), AccountId(2));
    for id in 1..=3 {
        let mut row = row(id, Phase::Open);
        row.public = id != 2;
        let create = Write::CreateTable { row, lines: vec!["a".into()], members: vec![livia] };
        assert_eq!(store.write(create).await.unwrap(), Written::Done);
    }
    let ids = |rows: Vec<TableRow>| rows.iter().map(|row| row.id.0).collect::<Vec<_>>();
    let open = store.read(|backend| public_tables(backend, listed(None, 10))).await.unwrap();
    assert_eq!(ids(open), [3, 1], "public ones, newest first");
    let other = store.read(|backend| public_tables(backend, listed(Some("chess"), 10))).await.unwrap();
    assert_eq!(ids(other), [0u64; 0]);

    let change = Write::Append(Append {
        table: TableId(3),
        number: 1,
        lines: vec!["b".into()],
        phase: Some(Phase::Running),
        joined: vec![marcus, marcus],
        parted: vec![livia],
        tells: Vec::new(),
    });
    assert_eq!(store.write(change).await.unwrap(), Written::Done);
    let mine = store.read(move |backend| backend.tables_of(livia, Phase::Open, 10)).await.unwrap();
    assert_eq!(ids(mine), [2, 1]);
    let his = store.read(move |backend| backend.tables_of(marcus, Phase::Running, 10)).await.unwrap();
    assert_eq!(ids(his), [3]);
    assert_eq!(ids(store.read(|backend| backend.tables(Some(Phase::Running))).await.unwrap()), [3]);
    assert_eq!(ids(store.read(|backend| backend.tables(None)).await.unwrap()), [1, 2, 3]);
}

pub(crate) async fn chat_is_numbered_without_gaps(fresh: Fresh) {
    let store = fresh.opened.store;
    let table = make_table(&store, 1).await;
    let other = make_table(&store, 2).await;
    let say = |table, text: &str| {
        Write::Chat(NewChat {
            table,
            room: Room::Players,
            account: AccountId(7),
            name: "Livia".into(),
            text: text.into(),
            at: 5,
        })
    };
    for number in 1..=3 {
        assert_eq!(store.write(say(table, &format!("line {number}"))).await.unwrap(), Written::Number(number));
    }
    assert_eq!(store.write(say(other, "elsewhere")).await.unwrap(), Written::Number(1));
    let lines = store.read(move |backend| backend.chat(table, 0, 2)).await.unwrap();
    assert_eq!(lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["line 2", "line 3"]);
    assert_eq!(store.read(move |backend| backend.chat(table, 2, 9)).await.unwrap().len(), 1);
}

fn account(id: u64, sign_in: Option<&str>) -> Account {
    Account {
        id: AccountId(id),
        name: format!("Guest {id}"),
        sign_in: sign_in.map(str::to_owned),
        password: sign_in.map(|_| "hash".to_owned()),
        created: 1,
    }
}

pub(crate) async fn a_sign_in_name_belongs_to_one_account(fresh: Fresh) {
    let store = fresh.opened.store;
    for id in 1..=2 {
        assert_eq!(store.write(Write::CreateAccount(account(id, None))).await.unwrap(), Written::Done);
    }
    let register = |id| Write::SetPassword {
        account: AccountId(id),
        name: "Livia".into(),
        sign_in: "livia".into(),
        lookalike: "llvla".into(),
        keep: saturnalia_store::Keep::All,
        password: "hash".into(),
    };
    assert_eq!(store.write(register(1)).await.unwrap(), Written::Done);
    assert_eq!(store.write(register(2)).await.unwrap(), Written::Conflict);
    let rename = Write::Rename {
        account: AccountId(2),
        name: "Livia".into(),
        sign_in: Some("livia".into()),
        lookalike: Some("llvla".into()),
    };
    assert_eq!(store.write(rename).await.unwrap(), Written::Conflict);
    let guest = Write::Rename { account: AccountId(2), name: "Livia".into(), sign_in: None, lookalike: None };
    assert_eq!(store.write(guest).await.unwrap(), Written::Done);
    let found = store.read(|backend| backend.account_by_sign_in("livia")).await.unwrap().unwrap();
    assert_eq!(found.id, AccountId(1));
    assert_eq!(store.read(|backend| backend.account_by_sign_in("guest 1")).await.unwrap(), None);
    assert_eq!(store.read(|backend| backend.account(AccountId(2))).await.unwrap().unwrap().name, "Livia");
}

pub(crate) async fn a_session_ends_when_it_expires_or_is_closed(fresh: Fresh) {
    let store = fresh.opened.store;
    let session =
        |byte: u8, expires| Session { hash: SecretHash([byte; 32]), account: AccountId(1), created: 0, expires };
    for (byte, expires) in [(1, 10), (2, 100), (3, 100), (4, 100)] {
        assert_eq!(store.write(Write::OpenSession(session(byte, expires))).await.unwrap(), Written::Done);
    }
    let alive = |byte: u8, now| {
        let store = store.clone();
        async move { store.read(move |backend| backend.session(SecretHash([byte; 32]), now)).await.unwrap().is_some() }
    };
    assert!(alive(1, 9).await);
    assert!(!alive(1, 10).await);
    store.write(Write::CloseSession(SecretHash([2; 32]))).await.unwrap();
    assert!(!alive(2, 20).await);
    store.write(Write::CloseExpiredSessions { now: 20 }).await.unwrap();
    assert!(!alive(1, 0).await);
    assert!(alive(3, 20).await);
    store.write(Write::CloseSessionsOf(AccountId(1))).await.unwrap();
    assert!(!alive(3, 20).await && !alive(4, 20).await);
}

fn token(number: u8, account: u64) -> Token {
    Token {
        // Ids use all 64 bits.
        id: TokenId(u64::MAX - u64::from(number)),
        hash: SecretHash([number; 32]),
        account: AccountId(account),
        name: format!("Machina {number}"),
        created: i64::from(number),
        last_used: None,
    }
}

pub(crate) async fn a_token_is_found_until_it_is_deleted(fresh: Fresh) {
    let store = fresh.opened.store;
    for token in [token(1, 7), token(2, 7), token(3, 8)] {
        assert_eq!(store.write(Write::MakeToken { token, most: 10 }).await.unwrap(), Written::Done);
    }
    let found = |number: u8| {
        let store = store.clone();
        async move { store.read(move |backend| backend.token(SecretHash([number; 32]))).await.unwrap() }
    };
    assert_eq!(found(1).await, Some(token(1, 7)));
    assert_eq!(found(4).await, None);
    let used = Write::UseToken { id: token(1, 7).id, at: 99 };
    assert_eq!(store.write(used).await.unwrap(), Written::Done);
    let own = store.read(|backend| backend.tokens_of(AccountId(7))).await.unwrap();
    assert_eq!(own, [Token { last_used: Some(99), ..token(1, 7) }, token(2, 7)]);

    let delete = |account, number| Write::DeleteToken { account: AccountId(account), id: token(number, account).id };
    assert_eq!(store.write(delete(8, 1)).await.unwrap(), Written::Conflict, "a token of somebody else");
    assert!(found(1).await.is_some());
    assert_eq!(store.write(delete(7, 1)).await.unwrap(), Written::Done);
    assert_eq!(found(1).await, None);
    assert_eq!(store.write(delete(7, 1)).await.unwrap(), Written::Conflict, "deleted already");
    assert!(found(2).await.is_some() && found(3).await.is_some());
}

pub(crate) async fn an_account_has_so_many_tokens_and_no_more(fresh: Fresh) {
    let store = fresh.opened.store;
    make_five_tokens_of_twelve([&store, &store]).await;
    let other = Write::MakeToken { token: token(20, 8), most: 5 };
    assert_eq!(store.write(other).await.unwrap(), Written::Done, "each account has its own");
}

/// Of twelve attempts to make one of at most five tokens, made by turns through both stores, five succeed.
pub(crate) async fn make_five_tokens_of_twelve(stores: [&Store; 2]) {
    let store = stores[0];
    assert_eq!(store.write(Write::CreateAccount(account(7, None))).await.unwrap(), Written::Done);
    let writers: Vec<_> = (1..=12)
        .map(|number| {
            let store = stores[usize::from(number) % 2].clone();
            tokio::spawn(
                async move { store.write(Write::MakeToken { token: token(number, 7), most: 5 }).await.unwrap() },
            )
        })
        .collect();
    let mut made = 0;
    for writer in writers {
        made += usize::from(writer.await.unwrap() == Written::Done);
    }
    assert_eq!(made, 5);
    assert_eq!(store.read(|backend| backend.tokens_of(AccountId(7))).await.unwrap().len(), 5);
}

pub(crate) async fn a_settlement_counts_once_and_never_on_old_ratings(fresh: Fresh) {
    let store = fresh.opened.store;
    let (table, other) = (make_table(&store, 1).await, make_table(&store, 2).await);
    for table in [table, other] {
        let finish = Write::Append(Append {
            table,
            number: 0,
            lines: vec!["end".into()],
            phase: Some(Phase::Finished),
            joined: vec![],
            parted: vec![],
            tells: Vec::new(),
        });
        store.write(finish).await.unwrap();
    }
    assert_eq!(store.read(|backend| backend.unsettled()).await.unwrap(), [table, other]);
    let players = [PlayerKey::Account(AccountId(1)), PlayerKey::Bot("greedy".into())];
    let settlement = |table, before_games, rating| {
        Write::Settle(Settlement {
            table,
            day: None,
            season: 1,
            results: (0..2)
                .map(|seat| ResultRow {
                    table,
                    seat,
                    game: "high-card".into(),
                    player: players[usize::from(seat)].clone(),
                    place: seat + 1,
                    points: -3,
                    at: 9,
                    rated: true,
                    rating: Some(NewRating { after: rating, gain: 0.25 }),
                    sheet: Some("ä".into()),
                })
                .collect(),
            ratings: players
                .iter()
                .map(|player| RatingChange {
                    after: RatingRow {
                        game: "high-card".into(),
                        player: player.clone(),
                        rating,
                        uncertainty: 2.0,
                        games: before_games + 1,
                    },
                    before_games,
                })
                .collect(),
            group: None,
        })
    };
    assert_eq!(store.write(settlement(table, 0, 26.0)).await.unwrap(), Written::Done);
    assert_eq!(store.write(settlement(table, 1, 99.0)).await.unwrap(), Written::Done, "settled already");
    assert_eq!(store.write(settlement(other, 0, 99.0)).await.unwrap(), Written::Conflict, "computed from old ratings");
    assert_eq!(store.write(settlement(other, 1, 27.0)).await.unwrap(), Written::Done);
    assert!(store.read(|backend| backend.unsettled()).await.unwrap().is_empty());
    let ratings = store.read(|backend| backend.ratings("high-card", 10)).await.unwrap();
    assert_eq!(ratings.iter().map(|row| (row.rating, row.games)).collect::<Vec<_>>(), [(27.0, 2), (27.0, 2)]);
    let one = players[0].clone();
    assert_eq!(store.read(move |backend| backend.ratings_of("high-card", &[one])).await.unwrap().len(), 1);
    let with = store
        .read(|backend| {
            let player = &PlayerKey::Bot("greedy".into());
            let wanted = Wanted { player, game: None, against: None, public: false, before: None, limit: 10 };
            history::played(backend, wanted)
        })
        .await
        .unwrap();
    assert_eq!(with.len(), 4);
    assert_eq!((with[1].place, with[1].points), (2, -3));
    assert_eq!((with[1].rating, with[1].sheet.as_deref()), (Some(NewRating { after: 27.0, gain: 0.25 }), Some("ä")));
}

fn analysis(table: TableId, state: AnalysisState) -> AnalysisRow {
    let found = (state == AnalysisState::Found).then(|| "{\"ä\": 0.5}".to_owned());
    AnalysisRow { table, state, attempts: 1, found, at: 9 - table.0.cast_signed() }
}

pub(crate) async fn an_analysis_is_kept_and_what_was_found_stays(fresh: Fresh) {
    let store = fresh.opened.store;
    let kept = |table: TableId| {
        let store = store.clone();
        async move { store.read(move |backend| backend.analysis(table)).await.unwrap() }
    };
    let keep = |row: AnalysisRow| {
        let store = store.clone();
        async move { store.write(Write::KeepAnalysis(row)).await.unwrap() }
    };
    let (one, two) = (make_table(&store, 1).await, make_table(&store, 2).await);
    assert_eq!(kept(one).await, None);
    for table in [one, two] {
        assert_eq!(keep(analysis(table, AnalysisState::Wanted)).await, Written::Done);
        assert_eq!(kept(table).await, Some(analysis(table, AnalysisState::Wanted)));
    }
    let wanted = store.read(|backend| backend.wanted_analyses()).await.unwrap();
    assert_eq!(wanted.iter().map(|row| row.table).collect::<Vec<_>>(), [two, one], "oldest first");

    for state in [AnalysisState::Failed, AnalysisState::Wanted, AnalysisState::Found] {
        assert_eq!(keep(analysis(one, state)).await, Written::Done);
        assert_eq!(kept(one).await, Some(analysis(one, state)));
    }
    assert_eq!(keep(analysis(one, AnalysisState::Wanted)).await, Written::Conflict);
    assert_eq!(kept(one).await, Some(analysis(one, AnalysisState::Found)));
    let wanted = store.read(|backend| backend.wanted_analyses()).await.unwrap();
    assert_eq!(wanted, [analysis(two, AnalysisState::Wanted)]);
    assert_eq!(keep(analysis(TableId(3), AnalysisState::Found)).await, Written::Conflict, "there is no such table");
}

pub(crate) async fn a_deleted_table_leaves_nothing(fresh: Fresh) {
    let store = fresh.opened.store;
    let table = make_table(&store, 1).await;
    append_next(&store, table).await;
    store.write(Write::KeepAnalysis(analysis(table, AnalysisState::Found))).await.unwrap();
    assert_eq!(store.write(Write::DeleteTable(table)).await.unwrap(), Written::Done);
    assert_eq!(store.read(move |backend| backend.analysis(table)).await.unwrap(), None);
    assert_eq!(store.read(move |backend| backend.table(table)).await.unwrap(), None);
    assert!(journal(&store, table).await.is_empty());
    let mine = store.read(move |backend| backend.tables_of(AccountId(7), Phase::Running, 9)).await.unwrap();
    assert!(mine.is_empty());
}

pub(crate) async fn what_was_acknowledged_is_there_after_opening_again(fresh: Fresh) {
    let Fresh { opened, place, news } = fresh;
    let table = make_table(&opened.store, 1).await;
    for _ in 0..5 {
        append_next(&opened.store, table).await;
    }
    drop(opened.store);
    opened.writer.join().unwrap();
    let again = tokio::task::spawn_blocking(move || open_with(place, news)).await.unwrap();
    assert_eq!(journal(&again.opened.store, table).await.len(), 5);
}

pub(crate) async fn guests_who_never_did_anything_are_forgotten(fresh: Fresh) {
    let store = fresh.opened.store;
    let guest = |id: u64, created: i64, password: Option<&str>| Account {
        id: AccountId(id),
        name: format!("Guest {id}"),
        sign_in: password.map(|_| format!("guest {id}")),
        password: password.map(str::to_owned),
        created,
    };
    // Idle, idle but newer, with a password, who talked, who sits at a table.
    let accounts =
        [guest(1, 10, None), guest(2, 20, None), guest(3, 10, Some("x")), guest(4, 10, None), guest(7, 10, None)];
    for (number, account) in (0u8..).zip(&accounts) {
        let session = Session { hash: SecretHash([number; 32]), account: account.id, created: 10, expires: 1000 };
        assert_eq!(store.write(Write::CreateAccount(account.clone())).await.unwrap(), Written::Done);
        assert_eq!(store.write(Write::OpenSession(session)).await.unwrap(), Written::Done);
        let token = token(number, account.id.0);
        assert_eq!(store.write(Write::MakeToken { token, most: 10 }).await.unwrap(), Written::Done);
    }
    let table = make_table(&store, 1).await;
    let said = NewChat {
        table,
        room: Room::Spectators,
        account: AccountId(4),
        name: "Guest 4".into(),
        text: "Salve".into(),
        at: 11,
    };
    store.write(Write::Chat(said)).await.unwrap();
    assert_eq!(store.write(Write::ForgetGuests { created_before: 20 }).await.unwrap(), Written::Done);
    for (number, account) in (0u8..).zip(accounts) {
        let id = account.id;
        let kept = store.read(move |backend| backend.account(id)).await.unwrap();
        let session = store.read(move |backend| backend.session(SecretHash([number; 32]), 11)).await.unwrap();
        let token = store.read(move |backend| backend.token(SecretHash([number; 32]))).await.unwrap();
        let forgotten = id == AccountId(1);
        assert_eq!((kept.is_none(), session.is_none(), token.is_none()), (forgotten, forgotten, forgotten), "{id}");
    }
}
