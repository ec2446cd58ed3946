//! Friends, and finding somebody by name.

use saturnalia_headless::Visitor;
use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{Act, FoundPerson, Friend, FriendBond, Me, SeatPlan};
use serde_json::{Value, json};

use crate::process::Server;
use crate::table::{code, table};

async fn friends(visitor: &mut Visitor) -> Vec<(String, FriendBond)> {
    let list: Vec<Friend> = visitor.get("/api/me/friends").await.unwrap();
    list.into_iter().map(|friend| (friend.name, friend.bond)).collect()
}

async fn register(visitor: &mut Visitor, name: &str) {
    let body = json!({"name": name, "password": "a horse with no name"});
    visitor.post::<Me>("/api/me/password", &body).await.unwrap();
}

#[tokio::test]
async fn friends_ask_and_say_yes() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    register(&mut marcus, "Marcus").await;
    let asked: Friend = livia.post("/api/me/friends", &json!({"name": "MARCUS"})).await.unwrap();
    assert_eq!((asked.account, asked.bond), (marcus.me.id, FriendBond::Asked));
    assert_eq!(friends(&mut marcus).await, [("Livia".to_owned(), FriendBond::Asks)]);
    let yes: Friend = marcus.post("/api/me/friends", &json!({"account": livia.me.id})).await.unwrap();
    assert_eq!(yes.bond, FriendBond::Friends);
    assert_eq!(friends(&mut livia).await, [("Marcus".to_owned(), FriendBond::Friends)]);
    let path = format!("/api/me/friends/{}", livia.me.id);
    assert_eq!(marcus.request("DELETE", &path, b"").await.unwrap().status, 204);
    assert_eq!((friends(&mut livia).await, friends(&mut marcus).await), (vec![], vec![]));
}

#[tokio::test]
async fn somebody_is_found_by_the_name_of_their_account() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    assert_eq!(code(livia.get::<FoundPerson>("/api/people?name=Marcus").await), RefusalCode::NotFound, "a guest");
    register(&mut marcus, "Marcus").await;
    let found: FoundPerson = livia.get("/api/people?name=marcus").await.unwrap();
    assert_eq!((found.account, found.name.as_str()), (marcus.me.id, "Marcus"));
    assert_eq!(code(livia.get::<FoundPerson>("/api/people?name=").await), RefusalCode::NotFound);
    assert_eq!(code(livia.get::<FoundPerson>("/api/people").await), RefusalCode::BadRequest);
}

#[tokio::test]
async fn whom_one_cannot_befriend() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let ask = async |visitor: &mut Visitor, body: Value| code(visitor.post::<Friend>("/api/me/friends", &body).await);
    let (her, him) = (livia.me.id, marcus.me.id);
    assert_eq!(ask(&mut livia, json!({"account": her})).await, RefusalCode::BadRequest);
    assert_eq!(ask(&mut livia, json!({"account": "0000000000001"})).await, RefusalCode::NotFound);
    assert_eq!(ask(&mut livia, json!({"name": "Nobody"})).await, RefusalCode::NotFound);
    for bad in [json!({}), json!("Marcus"), json!({"account": 7}), json!({"name": "x", "account": "y"})] {
        assert_eq!(ask(&mut livia, bad.clone()).await, RefusalCode::BadRequest, "{bad}");
    }
    // Whoever was blocked is no friend any more, and does not become one.
    for (one, other) in [(&mut livia, him), (&mut marcus, her)] {
        one.post::<Friend>("/api/me/friends", &json!({"account": other})).await.unwrap();
    }
    let id = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    livia.act(id, &Act::Chat { text: "Salve!".into() }).await.unwrap();
    marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    marcus.post::<Value>("/api/me/blocks", &json!({"table": id, "number": 1})).await.unwrap();
    assert_eq!((friends(&mut livia).await, friends(&mut marcus).await), (vec![], vec![]));
    assert_eq!(ask(&mut livia, json!({"account": him})).await, RefusalCode::Blocked);
}
