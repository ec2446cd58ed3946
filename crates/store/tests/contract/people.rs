//! What is kept about people.

use saturnalia_protocol::{AccountId, TableId};
use saturnalia_store::{
    Account, AuditRow, BlockRow, Keep, NewChat, PlayerKey, ReportRow, Room, Sanction, SecretHash, Session, Store,
    Write, Written, people,
};

use crate::Fresh;
use crate::suite::make_table;

async fn guest(store: &Store, id: u64) -> AccountId {
    let account = Account { id: AccountId(id), name: format!("Guest {id}"), sign_in: None, password: None, created: 1 };
    assert_eq!(store.write(Write::CreateAccount(account)).await.unwrap(), Written::Done);
    AccountId(id)
}

fn password(account: AccountId, name: &str, lookalike: &str, keep: Keep) -> Write {
    Write::SetPassword {
        account,
        name: name.to_owned(),
        sign_in: name.to_lowercase(),
        lookalike: lookalike.to_owned(),
        password: "hash".to_owned(),
        keep,
    }
}

pub(crate) async fn a_name_that_looks_like_anothers_is_not_given_away(fresh: Fresh) {
    let store = fresh.opened.store;
    let (one, two) = (guest(&store, 1).await, guest(&store, 2).await);
    let holder = async |form: &'static str| store.read(move |backend| people::holder_of(backend, form)).await.unwrap();
    assert_eq!(store.write(password(one, "Livia", "llvla", Keep::All)).await.unwrap(), Written::Done);
    assert_eq!(store.write(password(two, "L1via", "llvla", Keep::All)).await.unwrap(), Written::Conflict);
    let kept = store.read(move |backend| backend.account(two)).await.unwrap().unwrap();
    assert_eq!((kept.name.as_str(), kept.password), ("Guest 2", None), "nothing of it was done");
    assert_eq!(holder("llvla").await, Some(one));
    // Whoever takes another name gives the old one up.
    let rename = |account, lookalike: &str| Write::Rename {
        account,
        name: "Drusilla".into(),
        sign_in: Some("drusilla".into()),
        lookalike: Some(lookalike.into()),
    };
    assert_eq!(store.write(rename(one, "drusllla")).await.unwrap(), Written::Done);
    assert_eq!((holder("llvla").await, holder("drusllla").await), (None, Some(one)));
    assert_eq!(store.write(password(two, "L1via", "llvla", Keep::All)).await.unwrap(), Written::Done);
    assert!(store.read(people::nameless).await.unwrap().is_empty());
}

pub(crate) async fn a_new_password_ends_the_sessions_that_it_is_told_to(fresh: Fresh) {
    let store = fresh.opened.store;
    let one = guest(&store, 1).await;
    for byte in 1..=3 {
        let session = Session { hash: SecretHash([byte; 32]), account: one, created: i64::from(byte), expires: 100 };
        store.write(Write::OpenSession(session)).await.unwrap();
    }
    let open = async || {
        let found = store.read(move |backend| people::sessions_of(backend, one)).await.unwrap();
        found.into_iter().map(|(created, _)| created).collect::<Vec<_>>()
    };
    store.write(password(one, "Livia", "llvla", Keep::All)).await.unwrap();
    assert_eq!(open().await, [1, 2, 3]);
    store.write(password(one, "Livia", "llvla", Keep::This(SecretHash([2; 32])))).await.unwrap();
    assert_eq!(open().await, [2]);
    store.write(password(one, "Livia", "llvla", Keep::None)).await.unwrap();
    assert!(open().await.is_empty());
}

pub(crate) async fn what_is_decided_about_people_is_kept(fresh: Fresh) {
    let store = fresh.opened.store;
    let (one, two, table) = (AccountId(1), AccountId(u64::MAX), TableId(7));
    for until in [Some(5), None] {
        let sanction = Sanction { account: two, muted_until: until, banned_until: Some(9) };
        store.write(Write::Sanction(sanction)).await.unwrap();
        assert_eq!(store.read(people::sanctions).await.unwrap(), [sanction]);
    }
    let block = BlockRow { account: one, blocked: two, name: "Marcus".into(), at: 3 };
    store.write(Write::Block(block.clone())).await.unwrap();
    assert_eq!(store.read(move |backend| people::blocks_of(backend, one)).await.unwrap(), [block]);
    assert!(store.read(move |backend| people::has_blocked(backend, one, two)).await.unwrap());
    assert!(!store.read(move |backend| people::has_blocked(backend, two, one)).await.unwrap());
    store.write(Write::Unblock { account: one, blocked: two }).await.unwrap();
    assert!(store.read(move |backend| people::blocks_of(backend, one)).await.unwrap().is_empty());

    let report = |id| ReportRow {
        id,
        table,
        number: 4,
        by: one,
        about: two,
        name: "Marcus".into(),
        text: "something bad".into(),
        at: 5,
        closed: None,
    };
    assert_eq!(store.write(Write::Report(report(u64::MAX))).await.unwrap(), Written::Done);
    assert_eq!(store.write(Write::Report(report(2))).await.unwrap(), Written::Conflict, "once is enough");
    assert_eq!(store.read(|backend| people::reports(backend, false)).await.unwrap(), [report(u64::MAX)]);
    assert_eq!(store.write(Write::CloseReport { id: u64::MAX, at: 6 }).await.unwrap(), Written::Done);
    assert_eq!(store.write(Write::CloseReport { id: u64::MAX, at: 7 }).await.unwrap(), Written::Conflict);
    assert!(store.read(|backend| people::reports(backend, false)).await.unwrap().is_empty());
    assert_eq!(store.read(|backend| people::reports(backend, true)).await.unwrap()[0].closed, Some(6));

    let line = |id: u64| AuditRow {
        id,
        at: id.cast_signed(),
        act: "ban".into(),
        subject: "Marcus".into(),
        detail: "done".into(),
    };
    for id in 1..=3 {
        store.write(Write::Audit(line(id))).await.unwrap();
    }
    assert_eq!(store.read(|backend| people::audit(backend, 2)).await.unwrap(), [line(3), line(2)]);

    for (number, at) in [(1, 10), (2, 20), (2, 20), (3, 30)] {
        let given_up = Write::GiveUp { table: TableId(number), game: "g".into(), people: "a b".into(), at };
        store.write(given_up).await.unwrap();
    }
    let before = async |number, at, since| {
        let count = move |backend: &mut dyn saturnalia_store::Backend| {
            people::given_up_before(backend, ("g", "a b"), (TableId(number), at), since)
        };
        store.read(count).await.unwrap()
    };
    assert_eq!((before(1, 10, 0).await, before(3, 30, 0).await, before(3, 30, 15).await), (0, 2, 1));
}

pub(crate) async fn whoever_is_deleted_leaves_nothing_but_a_seat(fresh: Fresh) {
    let store = fresh.opened.store;
    let (one, two) = (guest(&store, 1).await, guest(&store, 2).await);
    store.write(password(one, "Livia", "llvla", Keep::All)).await.unwrap();
    let table = make_table(&store, 1).await;
    for account in [one, two] {
        let said = NewChat { table, room: Room::Players, account, name: "n".into(), text: "Salve".into(), at: 1 };
        store.write(Write::Chat(said)).await.unwrap();
    }
    let redact = Write::Redact { table, header: Some("another header".into()), lines: Vec::new() };
    assert_eq!(store.write(redact).await.unwrap(), Written::Done);
    assert_eq!(store.read(move |backend| backend.table(table)).await.unwrap().unwrap().header, "another header");
    let delete = Write::DeleteAccount { account: one, player: PlayerKey::Account(one) };
    assert_eq!(store.write(delete).await.unwrap(), Written::Done);
    assert_eq!(store.read(move |backend| backend.account(one)).await.unwrap(), None);
    assert_eq!(store.read(|backend| people::holder_of(backend, "llvla")).await.unwrap(), None);
    let said = store.read(move |backend| backend.chat(table, 0, 10)).await.unwrap();
    let texts: Vec<(u64, &str)> = said.iter().map(|line| (line.account.0, line.text.as_str())).collect();
    assert_eq!(texts, [(0, "…"), (2, "Salve")]);
    assert!(store.read(move |backend| people::said_by(backend, one)).await.unwrap().is_empty());
    let line = store.read(move |backend| people::chat_line(backend, table, 2)).await.unwrap().unwrap();
    assert_eq!(line.text, "Salve");
    let found = store.read(|backend| people::accounts(backend, "GUEST", 10)).await.unwrap();
    assert_eq!(found.iter().map(|account| account.id).collect::<Vec<_>>(), [two]);
}
