//! A socket to a table.

use std::net::SocketAddr;

use futures_util::future::select_all;
use futures_util::{SinkExt as _, StreamExt as _};
use saturnalia_protocol::wire::{ClientMessage, ServerMessage};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::Failure;
use crate::visitor::Credential;

/// A socket to a table.
#[derive(Debug)]
pub struct Live {
    socket: WebSocketStream<TcpStream>,
}

impl Live {
    pub(crate) async fn connect(address: SocketAddr, path: &str, credential: &Credential) -> Result<Live, Failure> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{address}{path}").into_client_request()?;
        let value = HeaderValue::from_str(&credential.value).map_err(|error| Failure::Nonsense(error.to_string()))?;
        request.headers_mut().insert(credential.name, value);
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024).write_buffer_size(4096);
        let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        Ok(Live { socket })
    }

    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), Failure> {
        let text = serde_json::to_string(message).map_err(|error| Failure::Nonsense(error.to_string()))?;
        self.send_text(text).await
    }

    /// Sends anything, sensible or not.
    pub async fn send_text(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), Failure> {
        Ok(self.socket.send(Message::Text(text.into())).await?)
    }

    /// The next message as it came.
    pub async fn next_text(&mut self) -> Result<Utf8Bytes, Failure> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    return Err(Failure::Closed(frame.map(|frame| frame.code.into())));
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_))) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(Failure::Closed(None)),
            }
        }
    }

    /// Takes whatever comes over several sockets, so that they stay open: a server lets those go from whom it hears nothing. Ends when one fails.
    pub async fn stay(sockets: &mut [Live]) -> Failure {
        let stay = async |socket: &mut Live| {
            loop {
                if let Err(failure) = socket.next_text().await {
                    return failure;
                }
            }
        };
        select_all(sockets.iter_mut().map(|socket| Box::pin(stay(socket)))).await.0
    }

    pub async fn next(&mut self) -> Result<ServerMessage, Failure> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(|error| Failure::Nonsense(format!("{error}: {text}")))
    }
}
