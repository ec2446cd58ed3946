//! Tournaments.

use saturnalia_protocol::{AccountId, TableId, TournamentId};
use saturnalia_store::{
    Account, NewTableRow, Phase, PlayerKey, Store, TableRow, TournamentAppend, TournamentRow, TournamentStage, Write,
    Written, tournaments,
};

use crate::Fresh;

const MOST: u32 = 3;

fn row(id: u64, created: i64) -> TournamentRow {
    TournamentRow {
        id: TournamentId(id),
        header: "h".into(),
        game: "g".into(),
        phase: TournamentStage::Open,
        host: AccountId(1),
        entered: 0,
        round: 0,
        created,
    }
}

fn append(id: u64, number: u32, line: &str) -> TournamentAppend {
    TournamentAppend {
        tournament: TournamentId(id),
        number,
        lines: vec![line.into()],
        phase: TournamentStage::Open,
        entered: number + 1,
        round: 0,
        joined: vec![],
        parted: vec![],
        tables: vec![],
    }
}

fn table(id: u64) -> NewTableRow {
    let row = TableRow {
        id: TableId(id),
        header: "{}".into(),
        game: "g".into(),
        phase: Phase::Open,
        public: false,
        rated: true,
        created: 1,
        group: None,
    };
    NewTableRow { row, lines: vec!["l".into()], members: vec![AccountId(1)] }
}

async fn write(store: &Store, write: Write) -> Written {
    store.write(write).await.unwrap()
}

async fn lines(store: &Store, id: u64) -> Vec<String> {
    store.read(move |backend| tournaments::tournament(backend, TournamentId(id))).await.unwrap().unwrap().1
}

pub(crate) async fn a_line_of_a_tournament_is_kept_once_and_its_tables_with_it(fresh: Fresh) {
    let store = fresh.opened.store;
    assert_eq!(write(&store, Write::CreateTournament { row: row(7, 1), most: MOST }).await, Written::Done);
    assert_eq!(write(&store, Write::AppendToTournament(append(7, 0, "a"))).await, Written::Done);
    assert_eq!(write(&store, Write::AppendToTournament(append(7, 0, "b"))).await, Written::Conflict);
    assert_eq!(write(&store, Write::AppendToTournament(append(7, 2, "b"))).await, Written::Conflict, "a gap");
    assert_eq!(write(&store, Write::AppendToTournament(append(8, 0, "b"))).await, Written::Conflict, "no such one");
    // Whoever draws the same round comes too late, and so do the tables.
    let drawn = |tables: &[u64]| {
        let tables = tables.iter().copied().map(table).collect();
        Write::AppendToTournament(TournamentAppend {
            phase: TournamentStage::Running,
            round: 1,
            tables,
            ..append(7, 1, "drawn")
        })
    };
    let both = tokio::join!(store.write(drawn(&[1, 2])), store.write(drawn(&[3, 4])));
    let done = [both.0.unwrap(), both.1.unwrap()];
    assert!(done.contains(&Written::Done) && done.contains(&Written::Conflict), "{done:?}");
    assert_eq!(lines(&store, 7).await, ["a", "drawn"]);
    let tables = store.read(|backend| backend.tables(None)).await.unwrap();
    assert_eq!(tables.len(), 2, "{tables:?}");
    // A table that is there already takes the whole line with it.
    let taken = tables[0].id.0;
    let again = TournamentAppend { tables: vec![table(9), table(taken)], ..append(7, 2, "again") };
    assert_eq!(write(&store, Write::AppendToTournament(again)).await, Written::Conflict);
    assert_eq!(lines(&store, 7).await.len(), 2);
    assert!(store.read(|backend| backend.table(TableId(9))).await.unwrap().is_none());
    let found = store.read(|backend| tournaments::tournament(backend, TournamentId(7))).await.unwrap().unwrap().0;
    assert_eq!(found, TournamentRow { phase: TournamentStage::Running, entered: 2, round: 1, ..row(7, 1) });
    assert_eq!(store.read(tournaments::versions).await.unwrap(), [(TournamentId(7), 2)]);
}

pub(crate) async fn tournaments_are_listed_by_what_can_be_done_about_them(fresh: Fresh) {
    let store = fresh.opened.store;
    for (id, created) in [(1, 10), (u64::MAX, 10), (2, 20)] {
        assert_eq!(write(&store, Write::CreateTournament { row: row(id, created), most: MOST }).await, Written::Done);
    }
    let more = Write::CreateTournament { row: row(4, 40), most: MOST };
    assert_eq!(write(&store, more.clone()).await, Written::Conflict, "so many at a time and no more");
    let ids = |rows: Vec<TournamentRow>| rows.iter().map(|row| row.id.0).collect::<Vec<_>>();
    let under_way = async |limit| ids(store.read(move |backend| tournaments::under_way(backend, limit)).await.unwrap());
    let past = async |before| ids(store.read(move |backend| tournaments::past(backend, before, 2)).await.unwrap());
    assert_eq!(under_way(10).await, [2, 1, u64::MAX]);
    assert_eq!(under_way(1).await, [2]);
    for id in [1, u64::MAX, 2] {
        let over = TournamentAppend { phase: TournamentStage::Over, ..append(id, 0, "over") };
        assert_eq!(write(&store, Write::AppendToTournament(over)).await, Written::Done);
    }
    assert_eq!((under_way(10).await, past(None).await), (vec![], vec![2, 1]));
    assert_eq!(past(Some((10, TournamentId(1)))).await, [u64::MAX]);
    assert_eq!(write(&store, more).await, Written::Done, "what is over counts no more");
}

pub(crate) async fn whoever_takes_part_in_a_tournament_is_known_by_the_name_of_today(fresh: Fresh) {
    let store = fresh.opened.store;
    for id in 1..=2 {
        let name = format!("Guest {id}");
        let account = Account { id: AccountId(id), name, sign_in: None, password: None, created: 1 };
        write(&store, Write::CreateAccount(account)).await;
    }
    write(&store, Write::CreateTournament { row: row(7, 1), most: MOST }).await;
    let joined = TournamentAppend { joined: vec![AccountId(1), AccountId(2)], ..append(7, 0, "a") };
    write(&store, Write::AppendToTournament(joined)).await;
    let parted = TournamentAppend { parted: vec![AccountId(2)], ..append(7, 1, "b") };
    write(&store, Write::AppendToTournament(parted)).await;
    let name = "Livia".to_owned();
    write(&store, Write::Rename { account: AccountId(1), name, sign_in: None, lookalike: None }).await;
    // Guests who take part somewhere are not forgotten.
    write(&store, Write::ForgetGuests { created_before: 100 }).await;
    let mut names = store.read(|backend| tournaments::names(backend, TournamentId(7))).await.unwrap();
    names.sort();
    assert_eq!(names, [(AccountId(1), "Livia".to_owned()), (AccountId(2), "Guest 2".to_owned())]);
    let of = async |account| store.read(move |backend| tournaments::of(backend, AccountId(account))).await.unwrap();
    assert_eq!((of(1).await, of(2).await), (vec![TournamentId(7)], vec![]));
    let player = PlayerKey::Account(AccountId(1));
    write(&store, Write::DeleteAccount { account: AccountId(1), player }).await;
    assert_eq!(store.read(|backend| tournaments::names(backend, TournamentId(7))).await.unwrap().len(), 1);
    assert_eq!(of(1).await, vec![]);
}
