//! Luck that nobody can choose, over real sockets: parts are given, opened, missed, and checked at the end.

use std::time::Duration;

use saturnalia_headless::{Part, Visitor};
use saturnalia_protocol::TableId;
use saturnalia_protocol::wire::{Act, Pace, Proven, SeatPlan, Status, Verified};
use saturnalia_rules::{Seat, Seed};
use serde_json::{Value, json};

use crate::cluster;
use crate::process::{Data, Server};
use crate::table::{Watcher, code, table};

/// Somebody at a table whose page gives a part to cards and dice.
struct Giver {
    watcher: Watcher,
    part: Part,
    /// The commitment and the terms as they were first shown.
    noted: (String, Option<String>),
}

impl Giver {
    async fn at(visitor: &Visitor, id: TableId, number: u8) -> Giver {
        let mut watcher = Watcher::join(visitor, id, None).await;
        watcher.until("the table is shown", |watcher| watcher.info.is_some()).await;
        let info = watcher.info.as_ref().unwrap();
        let noted = (info.commitment.clone(), info.terms.clone());
        Giver { watcher, part: Part::new(Seed([number; 32])), noted }
    }

    /// Does what its part needs by what the table says, as often as it says something.
    async fn follow(&mut self) {
        while let Some(act) = self.watcher.info.as_ref().and_then(|info| self.part.act(info)) {
            // What is refused is tried again by what the table says next: another process may have been faster.
            let Ok(version) = self.watcher.act(act).await else { break };
            let told = |watcher: &Watcher| watcher.info.as_ref().is_some_and(|info| info.version >= version);
            self.watcher.until("it is told", told).await;
        }
    }

    async fn listen(&mut self) {
        let _ = tokio::time::timeout(Duration::from_millis(50), self.watcher.next()).await;
        self.follow().await;
    }

    fn status(&self) -> Status {
        self.watcher.info.as_ref().unwrap().status
    }
}

async fn begin(givers: &mut [&mut Giver]) {
    while givers.iter().any(|giver| giver.status() == Status::Open) {
        for giver in givers.iter_mut() {
            giver.listen().await;
        }
    }
}

async fn file(visitor: &mut Visitor, id: TableId) -> Value {
    let answer = visitor.request("GET", &format!("/api/tables/{id}/export"), b"").await.unwrap();
    serde_json::from_slice(&answer.body).unwrap()
}

async fn verified(visitor: &mut Visitor, id: TableId) -> Verified {
    visitor.get(&format!("/api/tables/{id}/verify")).await.unwrap()
}

#[tokio::test]
async fn two_people_give_parts_and_a_host_who_changes_anything_is_found_out() {
    let server = Server::fresh();
    let (mut livia, marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let id = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    let (mut one, mut two) = (Giver::at(&livia, id, 1).await, Giver::at(&marcus, id, 2).await);
    one.follow().await;
    assert_eq!(one.watcher.info.as_ref().unwrap().luck.as_ref().unwrap().parts.len(), 1, "hers is sealed");
    let join = two.part.join(None);
    two.watcher.act(join).await.unwrap();
    begin(&mut [&mut one, &mut two]).await;
    assert_eq!(one.noted, two.noted);
    crate::table::answer_in_turns([&mut one.watcher, &mut two.watcher], 4, 3).await;
    two.watcher.act(Act::Resign { seat: Seat(1), in_favour_of: Seat(0) }).await.unwrap();

    let proof = verified(&mut livia, id).await;
    assert_eq!((proof.version, proof.parts.as_slice(), proof.voided), (2, [Seat(0), Seat(1)].as_slice(), 0));
    assert!(proof.proven.contains(&Proven::Shared));
    assert_eq!(proof.commitment, one.noted.0, "what was noted before the first move");
    let file = file(&mut livia, id).await;
    assert_eq!(file["terms"].as_str(), one.noted.1.as_deref());

    let changed = [
        ("game", json!("sylla"), "another game"),
        ("revision", json!(77), "another revision"),
        ("seats", json!(3), "another number of seats"),
        ("components", json!({"name": "home-made", "hash": "00"}), "another component set"),
        ("seed", json!("00".repeat(32)), "not made to these terms"),
        ("nonce", json!("00".repeat(32)), "not made to these terms"),
    ];
    for (field, value, named) in changed {
        let mut cheat = file.clone();
        cheat[field] = value;
        let answer = livia.request("POST", "/api/verify", cheat.to_string().as_bytes()).await.unwrap();
        assert!(answer.status == 422 && answer.text().contains(named), "{field}: {}", answer.text());
    }
    let mut cheat = file;
    cheat["parts"][1]["share"] = json!("00".repeat(32));
    let answer = livia.request("POST", "/api/verify", cheat.to_string().as_bytes()).await.unwrap();
    assert!(answer.text().contains("the part of seat 2 is not what was sealed"), "{}", answer.text());
}

#[tokio::test]
async fn a_page_that_is_gone_makes_one_try_void_and_the_game_begins_without_its_part() {
    let server = Server::fresh();
    let (mut livia, marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let id = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    livia.act(id, &Act::Seal { seal: saturnalia_rules::Commitment([1; 32]) }).await.unwrap();
    let mut two = Giver::at(&marcus, id, 2).await;
    let join = two.part.join(None);
    two.watcher.act(join).await.unwrap();
    begin(&mut [&mut two]).await;
    let luck = two.watcher.info.as_ref().unwrap().luck.clone().unwrap();
    assert_eq!((luck.voided, luck.without), (vec![vec![Seat(0)]], vec![Seat(0)]), "it is counted, and shown");
    assert_eq!(luck.parts.iter().map(|part| part.seat).collect::<Vec<_>>(), [Seat(1)]);
}

#[tokio::test]
async fn parts_are_opened_after_a_restart_in_the_middle() {
    let mut server = Server::fresh();
    let (mut livia, marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let id = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    let (mut one, mut two) = (Giver::at(&livia, id, 1).await, Giver::at(&marcus, id, 2).await);
    one.follow().await;
    let join = two.part.join(None);
    two.watcher.act(join).await.unwrap();
    two.follow().await;
    assert_eq!(two.status(), Status::Open, "her part is missing");
    server.kill();
    // Longer than there is time to open parts: nobody could, so nobody is late.
    tokio::time::sleep(Duration::from_secs(11)).await;
    let server = server.again();
    let (livia, marcus) = (livia.at(server.address), marcus.at(server.address));
    one.watcher.come_back(&livia, id).await;
    two.watcher.come_back(&marcus, id).await;
    for giver in [&mut one, &mut two] {
        giver.watcher.info = None;
        giver.watcher.until("it is shown", |watcher| watcher.info.is_some()).await;
    }
    begin(&mut [&mut one, &mut two]).await;
    let luck = one.watcher.info.as_ref().unwrap().luck.clone().unwrap();
    assert_eq!((luck.parts.len(), luck.voided.len()), (2, 0));
}

#[tokio::test]
async fn by_days_nobody_has_to_be_there_together() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let mut new = table(&[SeatPlan::Me, SeatPlan::Open]);
    new.pace = Pace::Days { days: 2 };
    let id = livia.open_table(&new).await.unwrap().table.id;
    let mut one = Giver::at(&livia, id, 1).await;
    one.follow().await;
    assert!(one.watcher.info.as_ref().unwrap().luck.as_ref().unwrap().parts[0].opened);
    drop(one);
    let mut two = Giver::at(&marcus, id, 2).await;
    let join = two.part.join(None);
    two.watcher.act(join).await.unwrap();
    begin(&mut [&mut two]).await;
    let resign = Act::Resign { seat: Seat(1), in_favour_of: Seat(0) };
    marcus.act(id, &resign).await.unwrap();
    let proof = verified(&mut livia, id).await;
    assert_eq!(proof.parts, [Seat(0), Seat(1)]);
    assert!(proof.proven.contains(&Proven::SharedInTurn));
}

#[tokio::test]
async fn a_program_may_give_a_part_or_not_and_nobody_gives_one_for_another() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let id = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    let seal = || Act::Seal { seal: saturnalia_rules::Commitment([7; 32]) };
    assert_eq!(code(marcus.act(id, &seal()).await), saturnalia_protocol::RefusalCode::NotYourSeat);
    let answer = livia.request("POST", &format!("/api/tables/{id}/act"), br#"{"seal":{"seal":"xyz"}}"#).await.unwrap();
    assert_eq!(answer.status, 400, "{}", answer.text());
    // A page or a program of before: the game begins at once.
    marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    assert_eq!(livia.look(id).await.unwrap().table.status, Status::Running);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn parts_are_given_through_two_processes() {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let data = Data::Database(database);
    let first = Server::start(data.clone(), &["--limits", "0"]);
    let second = Server::start(data, &["--limits", "0"]);
    let mut livia = first.guest("Livia").await;
    let marcus = second.guest("Marcus").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    let (mut one, mut two) = (Giver::at(&livia, id, 1).await, Giver::at(&marcus, id, 2).await);
    one.follow().await;
    let sealed = |giver: &Watcher| giver.info.as_ref().is_some_and(|info| info.luck.is_some());
    two.watcher.until("the other process has told of it", sealed).await;
    let join = two.part.join(None);
    two.watcher.act(join).await.unwrap();
    begin(&mut [&mut one, &mut two]).await;
    let luck = |giver: &Giver| giver.watcher.info.as_ref().unwrap().luck.clone().unwrap();
    assert_eq!((luck(&one).parts.len(), luck(&one).voided.len()), (2, 0));
    assert_eq!(luck(&one), luck(&two));
    let both = [&mut one, &mut two].map(|giver| &mut giver.watcher);
    crate::table::answer_in_turns(both, 6, 1).await;
}
