//! Questions with one answer, which the table answers by itself, over real sockets.

use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{Act, NewTable, SeatPlan};

use crate::process::Server;
use crate::table::{Watcher, answer_in_turns, table};

const MINE: &str = "table-only-answer";
const OTHERS: &str = "table-only-answer-others";

fn is_told(watcher: &Watcher, key: &str) -> bool {
    watcher.log.iter().filter_map(|told| told.notice.label.as_ref()).any(|label| label.key == key)
}

/// Livia and Marcus have both seen that the table answered for one of them.
fn was_answered([one, two]: [&Watcher; 2]) -> bool {
    is_told(one, MINE) && is_told(two, OTHERS) || is_told(two, MINE) && is_told(one, OTHERS)
}

#[tokio::test]
async fn what_the_table_answers_is_told_to_everybody_and_survives_like_any_answer() {
    let mut server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let new = NewTable { by_hand: false, ..table(&[SeatPlan::Me, SeatPlan::Open]) };
    let id = livia.open_table(&new).await.unwrap().table.id;
    marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    let (mut one, mut two) = (Watcher::join(&livia, id, None).await, Watcher::join(&marcus, id, None).await);
    let mut answers = 0;
    while !was_answered([&one, &two]) && !one.is_over() {
        answer_in_turns([&mut one, &mut two], 1, answers * 5 + 1).await;
        answers += 1;
    }
    assert!(was_answered([&one, &two]), "in a whole game there is such a question");
    // Both sockets come to the version that is kept, and whoever answers late to what the table has answered is refused.
    let version = livia.look(id).await.unwrap().table.version;
    for watcher in [&mut one, &mut two] {
        watcher.until("it is up to date", |watcher| watcher.turn.as_ref().unwrap().version >= version).await;
        let turn = watcher.turn.clone().unwrap();
        let anything = serde_json::value::RawValue::from_string("\"anything\"".into()).unwrap();
        let refused = watcher.act(Act::play(turn.asked[0].seat, 0, anything)).await.unwrap_err();
        assert!(matches!(refused, RefusalCode::Stale | RefusalCode::NotYourSeat), "{refused}");
    }
    server.kill();
    let server = server.again();
    let mut back = Watcher::join(&livia.at(server.address), id, None).await;
    back.until("it is shown", |watcher| watcher.turn.is_some()).await;
    assert_eq!((back.turn.as_ref().unwrap().version, &back.log), (version, &one.log), "all of it, as it was told");
}
