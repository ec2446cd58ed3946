//! Sockets. This module reads messages and passes them on; it never sees a game.

mod open_sockets;

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::response::Response;
use futures_util::SinkExt as _;
use saturnalia_protocol::wire::{Act, ClientMessage, MESSAGE_LIMIT, RefusedAct, ServerMessage};
use saturnalia_protocol::{InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_table::Table;
use tokio::sync::{mpsc, oneshot};

pub(crate) use open_sockets::OpenSockets;

use crate::auth::{Visitor, is_valid};
use crate::edge::Stage;
use crate::groups::invitation;
use crate::http::{Address, App, Guest, Invited, Params, Refused, TablePath, may_do};
use crate::limits::Kind;
use crate::tables::{self, CloseReason, Command, ConnectionId, Out, Reply};
use crate::time::now;

/// Messages that may wait for a slow client before it is let go.
const WAITING: usize = 64;
const HEARTBEAT: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(60);
/// A client that takes nothing for so long is gone.
const SENDING: Duration = Duration::from_secs(15);
/// Refused messages on one socket before it is closed.
const PATIENCE: u32 = 200;

/// `GET /api/tables/{id}/live`
pub(crate) async fn connect(
    State(app): State<Arc<App>>,
    Extension(Address(address)): Extension<Address>,
    Guest(visitor): Guest,
    TablePath(table): TablePath,
    Params(Invited { invite }): Params<Invited>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|error| Refusal::with(RefusalCode::BadRequest, error))?;
    let upgrade = upgrade
        .read_buffer_size(4096)
        .write_buffer_size(16 * 1024)
        .max_write_buffer_size(2 * 1024 * 1024)
        .max_message_size(MESSAGE_LIMIT)
        .max_frame_size(MESSAGE_LIMIT);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let Some(visitor) = visitor else { return close(socket, CloseReason::NoSession).await };
        let account = visitor.account.id;
        if app.limits.socket_opened(address, account).is_err() {
            return close(socket, CloseReason::TooMany).await;
        }
        let invite = invitation(&app.house, table, Some(account), invite).await;
        app.metrics().sockets.up();
        let id = app.next_connection();
        let ended = app.sockets.opened(account, visitor.credential, id);
        let connection = Connection { id, app: Arc::clone(&app), visitor, table, invite };
        tokio::select! {
            () = connection.serve(socket, ended) => {}
            () = app.comes_to(Stage::Over) => {}
        }
        app.sockets.closed(account, id);
        app.metrics().sockets.down();
        app.limits.socket_closed(address, account);
    }))
}

async fn close(mut socket: WebSocket, reason: CloseReason) {
    let frame = CloseFrame { code: reason.code(), reason: "".into() };
    let _ = tokio::time::timeout(SENDING, socket.send(Message::Close(Some(frame)))).await;
}

struct Connection {
    id: ConnectionId,
    app: Arc<App>,
    visitor: Visitor,
    table: TableId,
    invite: Option<InviteCode>,
}

/// What a message leads to.
enum Next {
    GoOn,
    Refuse(RefusedAct),
}

impl Connection {
    /// Serves until the client goes, the table lets go, or the session ends.
    async fn serve(self, mut socket: WebSocket, mut session_ended: oneshot::Receiver<()>) {
        self.bring_name();
        let (out, mut outbox) = mpsc::channel(WAITING);
        // The table's keeper holds the only lasting sender: when it lets go, the outbox ends.
        let replies = out.downgrade();
        let mut unattached = Some(out);
        let mut heartbeat = tokio::time::interval_at(tokio::time::Instant::now() + HEARTBEAT, HEARTBEAT);
        let (mut heard, mut beats, mut refused) = (Instant::now(), 0u32, 0u32);
        let mut ending = pin!(self.app.comes_to(Stage::Ending));
        let reason = loop {
            tokio::select! {
                sent = outbox.recv() => match sent {
                    Some(Out::Text(text)) => {
                        if !send_all(&mut socket, text, &mut outbox).await {
                            break None;
                        }
                    }
                    Some(Out::Close(reason)) => break Some(reason),
                    None => break Some(CloseReason::TooSlow),
                },
                message = socket.recv() => {
                    heard = Instant::now();
                    let next = match message {
                        Some(Ok(Message::Text(text))) => self.hear(text.as_str(), &mut unattached, &replies).await,
                        Some(Ok(Message::Binary(_))) => Next::Refuse(bad_request("text only")),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Next::GoOn,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => break None,
                    };
                    if let Next::Refuse(refusal) = next {
                        self.app.metrics().refusals.add(1);
                        refused += 1;
                        let text = tables::text(&ServerMessage::Refused(refusal));
                        let sent = tokio::time::timeout(SENDING, socket.send(Message::Text(text))).await;
                        if refused > PATIENCE || !matches!(sent, Ok(Ok(()))) {
                            break Some(CloseReason::TooMany);
                        }
                    }
                },
                _ = &mut session_ended => break Some(CloseReason::NoSession),
                // Its table has said so already, unless it never came to one.
                () = ending.as_mut() => break Some(CloseReason::Stopping),
                _ = heartbeat.tick() => {
                    beats += 1;
                    if heard.elapsed() > SILENCE {
                        break Some(CloseReason::Silent);
                    }
                    if beats.is_multiple_of(3) && !self.session_lives().await {
                        break Some(CloseReason::NoSession);
                    }
                    if !matches!(tokio::time::timeout(SENDING, socket.send(Message::Ping(Default::default()))).await, Ok(Ok(()))) {
                        break None;
                    }
                },
            }
        };
        self.app.house.mention(self.table, Command::Detach { id: self.id });
        if let Some(reason) = reason {
            close(socket, reason).await;
        }
    }

    /// Somebody may have another name since they were last here.
    fn bring_name(&self) {
        let (house, table) = (Arc::clone(&self.app.house), self.table);
        let (account, name) = (self.visitor.account.id, self.visitor.account.name.clone());
        tokio::spawn(async move {
            // A table that is not there, or cannot be written just now, is told another time.
            let _ = house.write(table, Box::new(move |table: &Table| Ok(table.rename(account, name)))).await;
        });
    }

    /// A session may have ended at another process on the same database, or by its age; a token may have been deleted.
    async fn session_lives(&self) -> bool {
        // A store that does not answer ends nobody's session.
        is_valid(&self.app.house.store, self.visitor.credential).await.unwrap_or(true)
    }

    async fn hear(
        &self,
        text: &str,
        unattached: &mut Option<mpsc::Sender<Out>>,
        replies: &mpsc::WeakSender<Out>,
    ) -> Next {
        let message = match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => message,
            Err(error) => return Next::Refuse(bad_request(&error.to_string())),
        };
        let id = match &message {
            ClientMessage::Act(sent) => Some(sent.id),
            ClientMessage::Hello(_) | ClientMessage::Ping {} => None,
        };
        let kind = match &message {
            ClientMessage::Act(sent) if matches!(sent.act, Act::Chat { .. }) => Kind::Chat,
            ClientMessage::Act(_) | ClientMessage::Hello(_) | ClientMessage::Ping {} => Kind::Act,
        };
        if let Err(code) = self.app.limits.account(self.visitor.account.id, kind) {
            return Next::Refuse(RefusedAct { id, code, detail: None });
        }
        let house = &self.app.house;
        let passed_on = match message {
            ClientMessage::Hello(hello) => {
                let command = match unattached.take() {
                    Some(out) => {
                        Command::Attach { id: self.id, person: self.visitor.person(), invite: self.invite, out, hello }
                    }
                    None => Command::Hello { id: self.id, hello },
                };
                house.send(self.table, command).await
            }
            ClientMessage::Act(sent) => {
                if let Err(Refusal { code, detail }) =
                    may_do(&self.app, self.table, &self.visitor.person(), &sent.act).await
                {
                    return Next::Refuse(RefusedAct { id, code, detail });
                }
                let Some(out) = unattached.clone().or_else(|| replies.upgrade()) else { return Next::GoOn };
                let command = Command::Act {
                    by: self.visitor.person(),
                    invite: self.invite,
                    act: Box::new(sent.act),
                    received: Instant::now(),
                    reply: Reply::Socket { id: sent.id, out },
                };
                house.send(self.table, command).await
            }
            ClientMessage::Ping {} => {
                let pong = tables::text(&ServerMessage::Pong { now: now() });
                if let Some(out) = unattached.clone().or_else(|| replies.upgrade()) {
                    let _ = out.try_send(Out::Text(pong));
                }
                Ok(())
            }
        };
        match passed_on {
            Ok(()) => Next::GoOn,
            Err(Refusal { code, detail }) => Next::Refuse(RefusedAct { id, code, detail }),
        }
    }
}

fn bad_request(detail: &str) -> RefusedAct {
    RefusedAct { id: None, code: RefusalCode::BadRequest, detail: Some(detail.to_owned()) }
}

/// Sends a message and whatever waits behind it at once. False if the client is gone.
async fn send_all(
    socket: &mut WebSocket,
    first: axum::extract::ws::Utf8Bytes,
    outbox: &mut mpsc::Receiver<Out>,
) -> bool {
    let sending = async {
        socket.feed(Message::Text(first)).await?;
        while let Ok(next) = outbox.try_recv() {
            match next {
                Out::Text(text) => socket.feed(Message::Text(text)).await?,
                Out::Close(reason) => {
                    let frame = CloseFrame { code: reason.code(), reason: "".into() };
                    socket.feed(Message::Close(Some(frame))).await?;
                }
            }
        }
        socket.flush().await
    };
    matches!(tokio::time::timeout(SENDING, sending).await, Ok(Ok(())))
}
