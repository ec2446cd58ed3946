//! Somebody the server knows.

use std::net::SocketAddr;

use saturnalia_protocol::wire::{Act, Done, Me, NewTable, TableState};
use saturnalia_protocol::{InviteCode, Refusal, TableId};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Answer, Failure, Http, Live};

/// Somebody with a session, or a program with an access token.
#[derive(Debug)]
pub struct Visitor {
    http: Http,
    credential: Credential,
    pub me: Me,
}

/// The header by which the server knows somebody.
#[derive(Clone, Debug)]
pub(crate) struct Credential {
    pub name: &'static str,
    pub value: String,
}

impl Credential {
    /// The session in a `Set-Cookie` header.
    fn session(set_cookie: &str) -> Credential {
        Credential { name: "cookie", value: set_cookie.split(';').next().unwrap_or_default().to_owned() }
    }
}

impl Visitor {
    /// Opens a session as a guest.
    pub async fn guest(address: SocketAddr, name: &str) -> Result<Visitor, Failure> {
        let mut http = Http::new(address);
        let body = serde_json::json!({ "name": name }).to_string();
        let answer = http.request("POST", "/api/session", &[], body.as_bytes()).await?;
        let credential = Credential::session(answer.header("set-cookie").unwrap_or_default());
        let me = parse(&answer)?;
        Ok(Visitor { http, credential, me })
    }

    /// Whoever the session in a `Set-Cookie` header belongs to.
    pub async fn with_cookie(address: SocketAddr, set_cookie: &str) -> Result<Visitor, Failure> {
        Visitor::with(address, Credential::session(set_cookie)).await
    }

    /// A program with an access token.
    pub async fn with_token(address: SocketAddr, token: &str) -> Result<Visitor, Failure> {
        Visitor::with(address, Credential { name: "authorization", value: format!("Bearer {token}") }).await
    }

    async fn with(address: SocketAddr, credential: Credential) -> Result<Visitor, Failure> {
        let mut http = Http::new(address);
        let me = parse(&http.request("GET", "/api/me", &[(credential.name, &credential.value)], b"").await?)?;
        Ok(Visitor { http, credential, me })
    }

    /// The same session on another server process.
    pub fn at(&self, address: SocketAddr) -> Visitor {
        Visitor { http: Http::new(address), credential: self.credential.clone(), me: self.me.clone() }
    }

    /// Has nothing to ask for now: only their sockets stay open. The next request opens a connection again.
    pub fn rest(&mut self) {
        self.http.close();
    }

    /// A request whose answer is taken as it is.
    pub async fn request(&mut self, method: &str, path: &str, body: &[u8]) -> Result<Answer, Failure> {
        let headers = [(self.credential.name, self.credential.value.as_str()), ("Content-Type", "application/json")];
        self.http.request(method, path, &headers, body).await
    }

    pub async fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, Failure> {
        parse(&self.request("GET", path, b"").await?)
    }

    pub async fn post<T: DeserializeOwned>(&mut self, path: &str, body: &impl Serialize) -> Result<T, Failure> {
        let body = serde_json::to_vec(body).map_err(|error| Failure::Nonsense(error.to_string()))?;
        parse(&self.request("POST", path, &body).await?)
    }

    pub async fn patch<T: DeserializeOwned>(&mut self, path: &str, body: &impl Serialize) -> Result<T, Failure> {
        let body = serde_json::to_vec(body).map_err(|error| Failure::Nonsense(error.to_string()))?;
        parse(&self.request("PATCH", path, &body).await?)
    }

    pub async fn open_table(&mut self, new: &NewTable) -> Result<TableState, Failure> {
        self.post("/api/tables", new).await
    }

    pub async fn act(&mut self, table: TableId, act: &Act) -> Result<Done, Failure> {
        self.post(&format!("/api/tables/{table}/act"), act).await
    }

    pub async fn look(&mut self, table: TableId) -> Result<TableState, Failure> {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// A socket to a table.
    pub async fn live(&self, table: TableId, invite: Option<InviteCode>) -> Result<Live, Failure> {
        let query = invite.map(|invite| format!("?invite={invite}")).unwrap_or_default();
        Live::connect(self.http.address(), &format!("/api/tables/{table}/live{query}"), &self.credential).await
    }
}

fn parse<T: DeserializeOwned>(answer: &Answer) -> Result<T, Failure> {
    let nonsense = |error: serde_json::Error| Failure::Nonsense(format!("{error}: {}", answer.text()));
    if (200..300).contains(&answer.status) {
        serde_json::from_slice(&answer.body).map_err(nonsense)
    } else {
        let refusal: Refusal = serde_json::from_slice(&answer.body).map_err(nonsense)?;
        Err(Failure::Refused(refusal))
    }
}
