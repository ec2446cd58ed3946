//! The deals of days.

use saturnalia_protocol::{AccountId, TableId};
use saturnalia_store::days::{self, DayStanding};
use saturnalia_store::{
    Account, DayResultRow, DayWrite, NewTableRow, Phase, PlayerKey, Settlement, Store, TableRow, Write, Written,
};

use crate::Fresh;

const GAME: &str = "high-card";
const DAY: u32 = 20_410;

async fn person(store: &Store, id: u64, name: &str) {
    let account = Account { id: AccountId(id), name: name.into(), sign_in: None, password: None, created: 1 };
    store.write(Write::CreateAccount(account)).await.unwrap();
}

async fn tries(store: &Store, account: u64, number: u32, table: u64) -> Written {
    let row = TableRow {
        id: TableId(table),
        header: "h".into(),
        game: GAME.into(),
        phase: Phase::Running,
        public: false,
        rated: false,
        created: 1,
        group: None,
    };
    let table = NewTableRow { row, lines: vec!["l".into()], members: vec![AccountId(account)] };
    let (game, account) = (GAME.to_owned(), AccountId(account));
    store.write(Write::Day(DayWrite::Try { day: DAY, game, account, number, table })).await.unwrap()
}

async fn finishes(store: &Store, table: u64, margin: i16) {
    let day = Some(DayResultRow { points: 20 + margin, margin, place: 1 });
    let settle = Settlement { table: TableId(table), season: 1, day, results: vec![], ratings: vec![], group: None };
    assert_eq!(store.write(Write::Settle(settle)).await.unwrap(), Written::Done);
}

async fn best(store: &Store) -> Vec<(u64, String, i16)> {
    let rows = store.read(|backend| days::best(backend, (DAY, GAME), 10)).await.unwrap();
    rows.into_iter().map(|row| (row.account.0, row.name, row.result.margin)).collect()
}

pub(crate) async fn a_day_is_dealt_once_and_its_first_tries_are_ranked(fresh: Fresh) {
    let store = fresh.opened.store;
    let deal = |seed: &str| Write::Day(DayWrite::Deal { day: DAY, game: GAME.into(), seed: seed.into() });
    assert_eq!(store.write(deal("one")).await.unwrap(), Written::Done);
    assert_eq!(store.write(deal("two")).await.unwrap(), Written::Conflict);
    let par = |day| Write::Day(DayWrite::Par { day, game: GAME.into(), par: "{}".into() });
    assert_eq!(store.write(par(DAY)).await.unwrap(), Written::Done);
    assert_eq!(store.write(par(DAY + 1)).await.unwrap(), Written::Conflict);
    let deals = store.read(|backend| days::deals(backend, DAY)).await.unwrap();
    let [deal] = deals.as_slice() else { panic!("{deals:?}") };
    assert_eq!((deal.seed.as_str(), deal.par.as_deref()), ("one", Some("{}")));

    for (id, name) in [(1, "Livia"), (2, "Marcus"), (3, "Gaius")] {
        person(&store, id, name).await;
        assert_eq!(tries(&store, id, 0, 10 + id).await, Written::Done);
    }
    assert_eq!(tries(&store, 1, 0, 99).await, Written::Conflict, "one try counts");
    assert!(store.read(|backend| backend.table(TableId(99))).await.unwrap().is_none(), "and brings no table");
    assert_eq!(tries(&store, 1, 1, 21).await, Written::Done);
    assert_eq!(best(&store).await, [], "nobody is done");
    finishes(&store, 11, -3).await;
    finishes(&store, 12, 5).await;
    finishes(&store, 21, 30).await;
    assert_eq!(best(&store).await, [(2, "Marcus".to_owned(), 5), (1, "Livia".to_owned(), -3)]);
    let standing = |margin| store.read(move |backend| days::standing(backend, (DAY, GAME), margin));
    assert_eq!(standing(Some(-3)).await.unwrap(), DayStanding { better: 1, equal: 1, all: 2 });
    assert_eq!(standing(None).await.unwrap(), DayStanding { better: 0, equal: 0, all: 2 });
    let mine = store.read(|backend| days::tries_on(backend, DAY, AccountId(1))).await.unwrap();
    let mine: Vec<_> = mine.iter().map(|row| (row.number, row.table.0, row.result.map(|done| done.margin))).collect();
    assert_eq!(mine, [(0, 11, Some(-3)), (1, 21, Some(30))]);

    let closed = |day| store.read(move |backend| days::closed_before(backend, day, 10));
    assert_eq!(closed(DAY).await.unwrap(), []);
    assert_eq!(closed(DAY + 1).await.unwrap().len(), 4);
    store.write(Write::Day(DayWrite::Opened(TableId(11)))).await.unwrap();
    assert_eq!(closed(DAY + 1).await.unwrap(), [TableId(12), TableId(13), TableId(21)]);

    let player = PlayerKey::Account(AccountId(2));
    store.write(Write::DeleteAccount { account: AccountId(2), player }).await.unwrap();
    assert_eq!(best(&store).await, [(1, "Livia".to_owned(), -3)], "whoever goes leaves no line");
    store.write(Write::DeleteTable(TableId(11))).await.unwrap();
    assert_eq!(best(&store).await, []);
}
