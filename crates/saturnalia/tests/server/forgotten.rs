//! Another password for whoever has forgotten theirs.

use saturnalia_headless::{Http, Visitor};
use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::Me;
use serde_json::{Value, json};

use crate::process::{Data, Server};
use crate::receivers::MailServer;
use crate::table::code;

const OLD: &str = "a horse with no name";
const NEW: &str = "seven hills and a river";

async fn post(server: &Server, path: &str, body: Value) -> u16 {
    Http::new(server.address).request("POST", path, &[], body.to_string().as_bytes()).await.unwrap().status
}

async fn sign_in(server: &Server, password: &str) -> u16 {
    post(server, "/api/sign-in", json!({"name": "Livia", "password": password})).await
}

/// Somebody with an account and an address.
async fn livia(server: &Server, mail: &mut MailServer) -> Visitor {
    let mut livia = server.guest("Livia").await;
    livia.post::<Me>("/api/me/password", &json!({"name": "Livia", "password": OLD})).await.unwrap();
    let body = json!({"address": "livia@rome.example", "language": "de"}).to_string();
    assert_eq!(livia.request("POST", "/api/me/mail", body.as_bytes()).await.unwrap().status, 204);
    let token = mail.next().await.link("https://play.example/mail/");
    assert_eq!(post(server, "/api/mail/confirm", json!({"token": token})).await, 204);
    livia
}

async fn start(mail: &MailServer, limits: &str) -> Server {
    let smtp = format!("smtp://{}", mail.address);
    let args = ["--limits", limits, "--smtp", &smtp, "--mail-from", "games@club.example"];
    Server::start(Data::folder(), &[&args[..], &["--origin", "https://play.example"]].concat())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_in_a_letter_gives_another_password_once_and_ends_every_session() {
    let mut mail = MailServer::start().await;
    let server = start(&mail, "0").await;
    let mut livia = livia(&server, &mut mail).await;
    let forgotten = async |who: &str| post(&server, "/api/forgotten", json!({"who": who, "language": "de"})).await;
    assert_eq!(forgotten("Nobody").await, 204, "the answer tells nobody who is there");
    assert_eq!(forgotten("nobody@rome.example").await, 204);
    mail.nothing().await;

    assert_eq!(forgotten("LIVIA").await, 204);
    let letter = mail.next().await;
    assert_eq!(letter.to, "livia@rome.example");
    assert!(letter.body().contains("das Konto Livia"), "{}", letter.body());
    assert_eq!(letter.header("list-unsubscribe"), "", "nobody stops what they have asked for");
    let first = letter.link("https://play.example/password/");
    assert_eq!(forgotten("livia@rome.example").await, 204);
    let token = mail.next().await.link("https://play.example/password/");

    let reset = async |token: &str, password: &str| {
        post(&server, "/api/forgotten/password", json!({"token": token, "password": password})).await
    };
    assert_eq!(reset(&first, NEW).await, 410, "a newer letter took its place");
    assert_eq!(reset("nonsense", NEW).await, 410);
    assert_eq!(reset(&token, "short").await, 422);
    assert_eq!(reset(&token, "Livia1234").await, 422, "everybody would try that");
    assert_eq!(sign_in(&server, OLD).await, 200, "nothing has changed");
    assert_eq!(reset(&token, NEW).await, 204);
    assert_eq!(reset(&token, OLD).await, 410, "once");
    assert_eq!((sign_in(&server, OLD).await, sign_in(&server, NEW).await), (403, 200));
    assert_eq!(code(livia.get::<Me>("/api/me").await), RefusalCode::NoSession, "every session has ended");

    // Nothing of the secret is kept.
    let file = std::fs::read(server.data.path().join("saturnalia.sqlite")).unwrap();
    let log = std::fs::read(server.data.path().join("saturnalia.sqlite-wal")).unwrap_or_default();
    for token in [&first, &token] {
        let holds = |bytes: &[u8]| bytes.windows(token.len()).any(|window| window == token.as_bytes());
        assert!(!holds(&file) && !holds(&log));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_flooded_with_letters() {
    let mut mail = MailServer::start().await;
    let server = start(&mail, "1").await;
    let _livia = livia(&server, &mut mail).await;
    let mut refused = 0;
    for _ in 0..8 {
        let status = post(&server, "/api/forgotten", json!({"who": "Livia", "language": "en"})).await;
        refused += usize::from(status == 429);
    }
    assert!(refused >= 5, "{refused}");
}
