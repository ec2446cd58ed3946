//! Two server processes on one PostgreSQL serve the same table.

use std::time::Duration;

use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{Act, SeatPlan};

use crate::cluster;
use crate::process::{Data, Server};
use crate::table::{Watcher, bot, table};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_through_two_processes_and_goes_on_when_one_is_killed() {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let data = Data::Database(database);
    let mut first = Server::start(data.clone(), &["--limits", "0"]);
    let second = Server::start(data, &["--limits", "0"]);
    let mut livia = first.guest("Livia").await;
    let mut marcus = second.guest("Marcus").await;
    let opened = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open, bot("random")])).await.unwrap();
    let id = opened.table.id;
    marcus.act(id, &Act::Join { seat: None, invite: None }).await.unwrap();
    let mut one = Watcher::join(&livia, id, None).await;
    let mut two = Watcher::join(&marcus, id, None).await;

    // Each plays through their own process and hears of the other's answers through the database.
    let (mut answered_one, mut answered_two) = (0, 0);
    while answered_one + answered_two < 24 {
        answered_one += play_one(&mut one).await;
        answered_two += play_one(&mut two).await;
    }
    assert!(answered_one > 3 && answered_two > 3, "both have played: {answered_one}, {answered_two}");

    first.kill();
    let livia = livia.at(second.address);
    one.come_back(&livia, id).await;
    let mut rest = 0;
    while !one.is_over() && !two.is_over() {
        rest += play_one(&mut one).await;
        rest += play_one(&mut two).await;
    }
    assert!(rest > 0);
    one.until("it is over", Watcher::is_over).await;
    two.until("it is over", Watcher::is_over).await;
    let spectator = second.guest("Spectator").await;
    let mut fresh = Watcher::join(&spectator, id, None).await;
    fresh.until("it is shown", Watcher::is_over).await;
    let entries = |watcher: &Watcher| watcher.turn.as_ref().unwrap().entries;
    assert_eq!((entries(&one), entries(&two)), (entries(&fresh), entries(&fresh)));
}

/// Answers the question there is, or listens for a moment. An answer may be stale because of what the other process has kept.
async fn play_one(watcher: &mut Watcher) -> usize {
    let Some(act) = watcher.choice(3) else {
        let _ = tokio::time::timeout(Duration::from_millis(50), watcher.next()).await;
        return 0;
    };
    match watcher.act(act).await {
        Ok(version) => {
            watcher.until("it is shown", |watcher| watcher.turn.as_ref().unwrap().version >= version).await;
            1
        }
        Err(code) => {
            assert!(matches!(code, RefusalCode::Stale | RefusalCode::NotAsked), "{code}");
            let _ = tokio::time::timeout(Duration::from_millis(50), watcher.next()).await;
            0
        }
    }
}
