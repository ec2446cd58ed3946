//! What a link shows before it is opened: a picture, a sentence, and nothing that a stranger may not see.

use saturnalia_headless::Answer;
use saturnalia_protocol::wire::{Act, NewTable, NewTableFrom, SeatPlan, TableInfo};
use serde_json::json;

use crate::after_the_game::finished;
use crate::process::{Data, Server};
use crate::table::{Watcher, bot, livia_and_marcus, table};

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

fn is_picture(answer: &Answer) -> bool {
    answer.status == 200 && answer.header("content-type") == Some("image/png") && answer.body.starts_with(PNG)
}

/// The content of a line in the head of a page.
fn line(page: &Answer, property: &str) -> Option<String> {
    let text = page.text();
    let start = text.find(&format!("property=\"{property}\" content=\""))?;
    let rest = &text[start..];
    let content = rest.split_once("content=\"")?.1.split_once('"')?.0;
    Some(content.replace("&amp;", "&"))
}

#[tokio::test]
async fn a_finished_game_has_a_picture_of_every_move_through_any_eyes() {
    let server = Server::fresh();
    let (_, id) = finished(&server).await;
    let of = |query: &str| format!("/api/tables/{id}/picture?{query}");
    let last = server.get(&of("language=en")).await;
    assert!(is_picture(&last), "{} {}", last.status, last.text());
    assert!(last.header("cache-control").unwrap().contains("public"));
    for other in ["entry=3", "language=de", "entry=3&eyes=0", "entry=3&eyes=spectator"] {
        let picture = server.get(&of(other)).await;
        assert!(is_picture(&picture), "{other}: {}", picture.status);
        assert_ne!(picture.body, last.body, "{other}");
    }
    assert_eq!(server.get(&of("entry=3")).await.body, server.get(&of("entry=3")).await.body);
    assert_eq!(server.get(&of("entry=100000")).await.status, 422);
    assert_eq!(server.get(&of("eyes=whose")).await.status, 400);
}

#[tokio::test]
async fn the_page_of_a_move_says_what_its_link_shows() {
    let server = Server::fresh();
    let (_, id) = finished(&server).await;
    let page = server.get(&format!("/replay/{id}?entry=3&eyes=0&language=en")).await;
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    let title = line(&page, "og:title").unwrap();
    assert!(title.contains("Livia"), "{title}");
    assert!(line(&page, "og:description").unwrap().starts_with("Move 3 of"));
    let image = line(&page, "og:image").unwrap();
    let (_, path) = image.split_once("/api/").unwrap();
    assert!(image.starts_with("http://") && path.contains("entry=3&eyes=0"), "{image}");
    assert!(is_picture(&server.get(&format!("/api/{path}")).await));
    // A page about nothing in particular says nothing.
    assert_eq!(line(&server.get("/").await, "og:title"), None);
}

#[tokio::test]
async fn a_name_that_looks_like_markup_stays_a_name() {
    let server = Server::fresh();
    let mut guest = server.guest("\"><script>x").await;
    let id = guest.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    let page = server.get(&format!("/table/{id}")).await.text();
    assert!(page.contains("&quot;&gt;&lt;script&gt;x") && !page.contains("<script>x"));
}

#[tokio::test]
async fn a_private_table_shows_nothing_without_its_invitation() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let secret = NewTable { public: false, ..table(&[SeatPlan::Me, bot("random")]) };
    let state = livia.open_table(&secret).await.unwrap();
    let TableInfo { id, invite, .. } = state.table;
    let invite = invite.unwrap();
    // Whoever asks: a picture is made for strangers.
    let own = livia.request("GET", &format!("/api/tables/{id}/picture"), b"").await.unwrap();
    assert_eq!(own.status, 404);
    for path in [format!("/table/{id}"), format!("/replay/{id}"), format!("/embed/{id}")] {
        let page = server.get(&path).await;
        assert_eq!((page.status, line(&page, "og:title")), (200, None), "{path}");
        assert!(!page.text().contains("Livia"));
    }
    let with = server.get(&format!("/api/tables/{id}/picture?invite={invite}")).await;
    assert!(is_picture(&with) && with.header("cache-control").unwrap().contains("private"));
    assert!(line(&server.get(&format!("/table/{id}?invite={invite}")).await, "og:title").unwrap().contains("Livia"));
}

#[tokio::test]
async fn the_picture_of_a_running_game_is_that_of_a_spectator_whatever_eyes_are_asked_for() {
    let server = Server::fresh();
    let (livia, _, id) = livia_and_marcus(&server).await;
    let mut watcher = Watcher::join(&livia, id, None).await;
    watcher.until("it runs", |watcher| watcher.turn.is_some()).await;
    let seen = server.get(&format!("/api/tables/{id}/picture?eyes=spectator&language=en")).await;
    assert!(is_picture(&seen) && seen.header("cache-control").unwrap().contains("max-age=60"));
    for eyes in ["truth", "0", "1"] {
        let other = server.get(&format!("/api/tables/{id}/picture?eyes={eyes}&entry=0&language=en")).await;
        assert_eq!(other.body, seen.body, "{eyes}");
    }
}

#[tokio::test]
async fn only_the_page_for_other_sites_may_be_shown_within_them() {
    let server = Server::fresh();
    let (_, id) = finished(&server).await;
    let policy = |page: &Answer| page.header("content-security-policy").unwrap().to_owned();
    let embedded = server.get(&format!("/embed/{id}?entry=3")).await;
    assert!(policy(&embedded).contains("frame-ancestors *") && policy(&embedded).contains("script-src 'self'"));
    for path in
        ["/".to_owned(), format!("/replay/{id}"), format!("/table/{id}"), format!("/api/tables/{id}"), "/embed".into()]
    {
        assert!(policy(&server.get(&path).await).contains("frame-ancestors 'none'"), "{path}");
    }
}

#[tokio::test]
async fn whoever_opens_a_link_to_a_private_game_plays_on_with_its_invitation() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let secret = NewTable { public: false, ..table(&[SeatPlan::Me, bot("random")]) };
    let TableInfo { id, invite, .. } = livia.open_table(&secret).await.unwrap().table;
    let mut watcher = Watcher::join(&livia, id, None).await;
    watcher.play(usize::MAX).await;
    let mut stranger = server.guest("Gaius").await;
    let body = json!({"entry": 4, "seats": ["me", {"bot": {"spec": "random"}}]});
    let refused = stranger.request("POST", &format!("/api/tables/{id}/play-on"), body.to_string().as_bytes()).await;
    assert_eq!(refused.unwrap().status, 404);
    let path = format!("/api/tables/{id}/play-on?invite={}", invite.unwrap());
    let on: NewTableFrom = stranger.post(&path, &body).await.unwrap();
    assert!(stranger.act(on.table, &Act::Chat { text: "Salve".into() }).await.is_ok());
}

#[tokio::test]
async fn pictures_are_limited_by_address() {
    let server = Server::start(Data::folder(), &["--limits", "0.05"]);
    let id = server.guest("Livia").await.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    let mut statuses = Vec::new();
    for _ in 0..6 {
        statuses.push(server.get(&format!("/api/tables/{id}/picture")).await.status);
    }
    assert!(statuses.contains(&200) && statuses.last() == Some(&429), "{statuses:?}");
}
