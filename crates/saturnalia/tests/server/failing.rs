//! Commits that fail before and after they were made, and tables that cannot be read, on the embedded database. (What PostgreSQL adds to it,
//! lines that are cut in between, is the matter of `chaos`.)

use std::time::{Duration, Instant};

use saturnalia_headless::{Failure, Visitor};
use saturnalia_protocol::wire::{Act, SeatPlan, TableState, Turn};
use saturnalia_protocol::{RefusalCode, TableId};

use crate::process::Server;
use crate::table::{code, table};

/// Looks until the table can be read.
async fn look(visitor: &mut Visitor, id: TableId) -> TableState {
    let start = Instant::now();
    loop {
        match visitor.look(id).await {
            Ok(state) => return state,
            Err(Failure::Refused(refusal)) if refusal.code == RefusalCode::Unavailable => {
                assert!(start.elapsed() < Duration::from_secs(30), "the table never comes back");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            Err(failure) => panic!("{failure}"),
        }
    }
}

/// The first offer of whoever is asked.
fn act(turn: &Turn) -> Act {
    let ask = turn.ask.as_ref().unwrap();
    Act::play(ask.seat, turn.version, ask.offers[0].answer.clone())
}

/// A server with a running table of one person who holds both seats.
async fn running() -> (Server, Visitor, TableId) {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let seats = [SeatPlan::Me, SeatPlan::Local { name: "Anna".into() }];
    let id = livia.open_table(&table(&seats)).await.unwrap().table.id;
    (server, livia, id)
}

#[tokio::test]
async fn an_answer_that_was_committed_and_not_acknowledged_is_there_once() {
    let (mut server, livia, id) = running().await;
    server.stop();
    // The first commit of the process is that it lives, the second that somebody has come back under the same name or the answer itself.
    for number in 1..6 {
        let server = Server::with_trouble(server.data.clone(), "SATURNALIA_FAIL", &format!("after-commit:{number}"));
        server.ready().await;
        let mut livia = livia.at(server.address);
        let before = look(&mut livia, id).await.turn.unwrap();
        let act = act(&before);
        let answered = livia.act(id, &act).await;
        let after = look(&mut livia, id).await.turn.unwrap();
        match answered {
            Ok(done) => assert_eq!(after.version, done.version),
            Err(Failure::Refused(refusal)) => {
                assert_eq!(refusal.code, RefusalCode::Unavailable);
                assert_eq!(after.version, before.version + 1, "it was committed: {number}");
            }
            Err(failure) => panic!("{failure}"),
        }
        // Sent again it is refused: it counts once.
        let again = code(livia.act(id, &act).await);
        assert!(matches!(again, RefusalCode::Stale | RefusalCode::NotAsked), "{again:?}");
        assert_eq!(look(&mut livia, id).await.turn.unwrap().entries, before.entries + 1);
    }
}

#[tokio::test]
async fn whatever_fails_around_commits_what_was_shown_stays() {
    let (mut server, livia, id) = running().await;
    server.stop();
    let trouble = "before-commit:20%,after-commit:25%,reload:34%";
    let failing = Server::with_trouble(server.data.clone(), "SATURNALIA_FAIL", trouble);
    let mut livia = livia.at(failing.address);
    let (mut refused, mut last) = (0, look(&mut livia, id).await.turn.unwrap());
    for _ in 0..40 {
        let answered = livia.act(id, &act(&last)).await;
        let now = look(&mut livia, id).await.turn.unwrap();
        assert!(now.version >= last.version && now.entries >= last.entries, "what was shown is taken back");
        match answered {
            Ok(done) => assert!(now.version >= done.version && now.entries > last.entries, "acknowledged and lost"),
            Err(Failure::Refused(refusal)) => {
                assert!(matches!(refusal.code, RefusalCode::Unavailable | RefusalCode::Stale), "{refusal}");
                refused += 1;
            }
            Err(failure) => panic!("{failure}"),
        }
        last = now;
    }
    assert!((5..35).contains(&refused), "{refused} of 40 failed");
    drop(failing);
    let healed = Server::start(server.data.clone(), &["--limits", "0"]);
    let kept = look(&mut livia.at(healed.address), id).await.turn.unwrap();
    assert_eq!((kept.version, kept.entries), (last.version, last.entries));
    assert_eq!(kept.view.get(), last.view.get(), "the very same position");
}
