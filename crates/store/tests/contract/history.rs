//! What people have played, and what they show of it.

use saturnalia_protocol::{AccountId, TableId};
use saturnalia_store::history::{self, Called, Wanted};
use saturnalia_store::{Account, Phase, PlayerKey, ProfileRow, ResultRow, Settlement, Store, TableRow, Write, Written};

use crate::Fresh;

static LIVIA: PlayerKey = PlayerKey::Account(AccountId(1));
static MARCUS: PlayerKey = PlayerKey::Account(AccountId(2));

/// A finished game of those players; the first of them has won.
async fn played(store: &Store, id: u64, game: &str, public: bool, at: i64, players: &[PlayerKey]) {
    let row = TableRow {
        id: TableId(id),
        header: "{}".into(),
        game: game.to_owned(),
        phase: Phase::Finished,
        public,
        rated: false,
        created: 1,
        group: None,
    };
    store.write(Write::CreateTable { row, lines: vec![], members: vec![] }).await.unwrap();
    let results = (0u8..).zip(players).map(|(seat, player)| ResultRow {
        table: TableId(id),
        seat,
        game: game.to_owned(),
        player: player.clone(),
        place: seat + 1,
        points: -i16::from(seat),
        at,
        rated: false,
        rating: None,
        sheet: None,
    });
    let settlement = Settlement {
        table: TableId(id),
        season: 1,
        day: None,
        results: results.collect(),
        ratings: vec![],
        group: None,
    };
    assert_eq!(store.write(Write::Settle(settlement)).await.unwrap(), Written::Done);
}

async fn tables(store: &Store, wanted: Wanted<'static>) -> Vec<u64> {
    let rows = store.read(move |backend| history::played(backend, wanted)).await.unwrap();
    let mut tables: Vec<u64> = rows.iter().map(|row| row.table.0).collect();
    tables.dedup();
    tables
}

pub(crate) async fn a_history_is_read_page_by_page(fresh: Fresh) {
    let store = fresh.opened.store;
    let bot = PlayerKey::Bot("solid".into());
    // Ids use all 64 bits, two games are over at the same time, and one is not hers.
    played(&store, u64::MAX, "a", true, 10, &[LIVIA.clone(), MARCUS.clone()]).await;
    played(&store, 1, "a", true, 10, &[MARCUS.clone(), LIVIA.clone(), bot.clone()]).await;
    played(&store, 2, "b", false, 30, &[LIVIA.clone(), bot.clone(), bot.clone()]).await;
    played(&store, 3, "a", true, 20, &[MARCUS.clone(), bot]).await;
    let all = Wanted { player: &LIVIA, game: None, against: None, public: false, before: None, limit: 10 };
    assert_eq!(tables(&store, all).await, [2, 1, u64::MAX]);
    assert_eq!(tables(&store, Wanted { limit: 2, ..all }).await, [2, 1]);
    assert_eq!(tables(&store, Wanted { before: Some((10, TableId(1))), ..all }).await, [u64::MAX]);
    assert_eq!(tables(&store, Wanted { before: Some((10, TableId(u64::MAX))), ..all }).await, Vec::<u64>::new());
    assert_eq!(tables(&store, Wanted { game: Some("b"), ..all }).await, [2]);
    assert_eq!(tables(&store, Wanted { against: Some(&MARCUS), ..all }).await, [1, u64::MAX]);
    assert_eq!(tables(&store, Wanted { public: true, ..all }).await, [1, u64::MAX], "not the private one");
    let seats = store.read(move |backend| history::played(backend, Wanted { limit: 1, ..all })).await.unwrap();
    assert_eq!(
        seats.iter().map(|row| (row.seat, row.place, row.points)).collect::<Vec<_>>(),
        [(0, 1, 0), (1, 2, -1), (2, 3, -2)]
    );
}

pub(crate) async fn what_somebody_shows_is_theirs_to_choose_and_goes_with_them(fresh: Fresh) {
    let store = fresh.opened.store;
    let account = AccountId(1);
    let person = Account { id: account, name: "Livia".into(), sign_in: None, password: None, created: 1 };
    store.write(Write::CreateAccount(person)).await.unwrap();
    let kept = async || store.read(move |backend| history::profile(backend, account)).await.unwrap();
    assert_eq!(kept().await, ProfileRow::default());
    // More than one statement asks for.
    let asked: Vec<AccountId> = (1..=450).map(AccountId).collect();
    let called = async || {
        let asked = asked.clone();
        store.read(move |backend| history::called(backend, &asked)).await.unwrap()
    };
    let livia = Called { account, name: "Livia".into(), hidden: false };
    assert_eq!(called().await, std::slice::from_ref(&livia));
    for profile in [ProfileRow { coin: Some("ä".into()), hidden: true }, ProfileRow { coin: None, hidden: false }] {
        store.write(Write::ShowProfile { account, profile: profile.clone() }).await.unwrap();
        assert_eq!(kept().await, profile);
    }
    let shown = ProfileRow { coin: Some("ä".into()), hidden: true };
    store.write(Write::ShowProfile { account, profile: shown }).await.unwrap();
    assert_eq!(called().await, [Called { hidden: true, ..livia }]);
    store.write(Write::DeleteAccount { account, player: LIVIA.clone() }).await.unwrap();
    assert_eq!(kept().await, ProfileRow::default());
}
