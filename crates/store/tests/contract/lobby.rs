//! Tables that anybody may look at, and whoever looks for a game.

use saturnalia_protocol::{AccountId, TableId};
use saturnalia_store::lobby::{self, Listed};
use saturnalia_store::{Account, BlockRow, Phase, PlayerKey, SeekerRow, Store, TableRow, Write, Written};

use crate::Fresh;

fn row(id: u64, game: &str, created: i64) -> TableRow {
    TableRow {
        id: TableId(id),
        header: "{}".into(),
        game: game.to_owned(),
        phase: Phase::Open,
        public: true,
        rated: true,
        created,
        group: None,
    }
}

pub(crate) async fn public_tables_are_read_page_by_page(fresh: Fresh) {
    let store = fresh.opened.store;
    // Ids use all 64 bits, and two tables were opened at the same time.
    for (id, game, created) in [(1, "a", 10), (u64::MAX, "a", 10), (2, "b", 20), (3, "a", 30)] {
        let create = Write::CreateTable { row: row(id, game, created), lines: vec![], members: vec![] };
        assert_eq!(store.write(create).await.unwrap(), Written::Done);
    }
    let ids = async |listed: Listed<'static>| {
        let rows = store.read(move |backend| lobby::public_tables(backend, listed)).await.unwrap();
        rows.iter().map(|row| row.id.0).collect::<Vec<_>>()
    };
    let all = Listed { phase: Phase::Open, game: None, before: None, limit: 10 };
    assert_eq!(ids(all).await, [3, 2, 1, u64::MAX]);
    assert_eq!(ids(Listed { limit: 2, ..all }).await, [3, 2]);
    assert_eq!(ids(Listed { before: Some((20, TableId(2))), ..all }).await, [1, u64::MAX]);
    assert_eq!(ids(Listed { before: Some((10, TableId(1))), ..all }).await, [u64::MAX]);
    assert_eq!(ids(Listed { game: Some("b"), ..all }).await, [2]);
    assert_eq!(ids(Listed { phase: Phase::Running, ..all }).await, [0u64; 0]);
}

async fn people(store: &Store, count: u64) {
    for id in 1..=count {
        let account = Account { id: AccountId(id), name: "Livia".into(), sign_in: None, password: None, created: 1 };
        store.write(Write::CreateAccount(account)).await.unwrap();
    }
}

fn seek(account: u64, at: i64) -> Write {
    Write::Seek { account: AccountId(account), games: "a b".into(), at }
}

fn meet(table: u64, seekers: &[u64]) -> Write {
    let seekers: Vec<AccountId> = seekers.iter().copied().map(AccountId).collect();
    Write::Meet { row: row(table, "a", 1), lines: vec!["x".into()], members: seekers.clone(), seekers }
}

async fn seen(store: &Store, since: i64) -> Vec<u64> {
    let found = store.read(move |backend| lobby::seekers(backend, since, 10)).await.unwrap();
    found.iter().map(|row| row.account.0).collect()
}

pub(crate) async fn whoever_looks_for_a_game_is_found_once(fresh: Fresh) {
    let store = fresh.opened.store;
    people(&store, 3).await;
    for (account, at) in [(1, 10), (2, 20), (3, 30)] {
        assert_eq!(store.write(seek(account, at)).await.unwrap(), Written::Done);
    }
    assert_eq!(seen(&store, 10).await, [1, 2, 3], "longest first");
    store.write(Write::KeepSeeking { account: AccountId(1), at: 40 }).await.unwrap();
    assert_eq!(seen(&store, 25).await, [1, 3]);
    assert_eq!(store.write(meet(7, &[1, 2])).await.unwrap(), Written::Done);
    assert_eq!(store.write(meet(8, &[3, 2])).await.unwrap(), Written::Conflict);
    let kept = store.read(|backend| backend.table(TableId(8))).await.unwrap();
    assert_eq!((seen(&store, 0).await, kept), (vec![3], None), "nothing of it was done");
    let found = store.read(|backend| lobby::seeker(backend, AccountId(2))).await.unwrap();
    let games = vec!["a".to_owned(), "b".to_owned()];
    assert_eq!(found, Some(SeekerRow { account: AccountId(2), games, since: 20, table: Some(TableId(7)) }));
    let mine = store.read(|backend| backend.tables_of(AccountId(1), Phase::Open, 9)).await.unwrap();
    assert_eq!(mine.iter().map(|row| row.id.0).collect::<Vec<_>>(), [7]);
    // Looking once more begins anew.
    store.write(seek(2, 50)).await.unwrap();
    assert_eq!(seen(&store, 0).await, [3, 2]);
    store.write(Write::StopSeeking(AccountId(2))).await.unwrap();
    assert_eq!(store.write(meet(9, &[3, 2])).await.unwrap(), Written::Conflict, "she has stopped");
    store.write(Write::ForgetSeekers { seen_before: 31 }).await.unwrap();
    assert_eq!(seen(&store, 0).await, [0u64; 0]);
    store.write(seek(3, 60)).await.unwrap();
    let player = PlayerKey::Account(AccountId(3));
    store.write(Write::DeleteAccount { account: AccountId(3), player }).await.unwrap();
    assert_eq!(seen(&store, 0).await, [0u64; 0]);
}

pub(crate) async fn of_many_who_want_the_same_person_one_is_told_done(fresh: Fresh) {
    let store = fresh.opened.store;
    people(&store, 9).await;
    for account in 1..=9 {
        store.write(seek(account, 1)).await.unwrap();
    }
    let tries: Vec<_> = (2..=9)
        .map(|other| {
            let store = store.clone();
            tokio::spawn(async move { store.write(meet(100 + other, &[1, other])).await.unwrap() })
        })
        .collect();
    let mut done = 0;
    for one in tries {
        done += usize::from(one.await.unwrap() == Written::Done);
    }
    assert_eq!((done, seen(&store, 0).await.len()), (1, 7));
}

pub(crate) async fn a_block_keeps_both_apart(fresh: Fresh) {
    let store = fresh.opened.store;
    for (account, blocked) in [(1, 2), (3, 1), (2, 3)] {
        let row = BlockRow { account: AccountId(account), blocked: AccountId(blocked), name: "n".into(), at: 1 };
        store.write(Write::Block(row)).await.unwrap();
    }
    let mut apart = store.read(|backend| lobby::apart_from(backend, AccountId(1))).await.unwrap();
    apart.sort();
    assert_eq!(apart, [AccountId(2), AccountId(3)]);
}
