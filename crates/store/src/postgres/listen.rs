//! What other processes change, as the database tells it.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc::UnboundedSender;
use tokio_postgres::AsyncMessage;

use super::address::{Address, cause};
use crate::store::Pulse;
use crate::{News, StoreError};

/// After so long without a word the database is asked whether it is still there.
const SILENCE: Duration = Duration::from_secs(5);
/// So long it may take to say so.
const PATIENCE: Duration = Duration::from_secs(5);
/// Between two attempts to listen.
const AGAIN: Duration = Duration::from_millis(500);

/// Passes on what other processes change, on a thread of its own, until nobody listens.
pub(super) fn listen(address: Address, news: UnboundedSender<News>, pulse: Arc<Pulse>) -> Result<(), StoreError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    std::thread::Builder::new().name("store-listener".into()).spawn(move || {
        runtime.block_on(async {
            while !news.is_closed() {
                let ended = listen_once(&address, &news, &pulse).await;
                pulse.set_listening(false);
                if let Err(error) = ended {
                    tracing::warn!(error, "what other processes write cannot be heard of");
                }
                tokio::time::sleep(AGAIN).await;
            }
        });
    })?;
    Ok(())
}

async fn listen_once(address: &Address, news: &UnboundedSender<News>, pulse: &Pulse) -> Result<(), String> {
    let late = |_| "the database does not answer".to_owned();
    let connecting = tokio::time::timeout(PATIENCE, address.config.connect(address.tls.clone()));
    let (client, mut connection) = connecting.await.map_err(late)?.map_err(|error| cause(&error))?;
    let said = news.clone();
    let mut driver = tokio::spawn(async move {
        loop {
            match poll_fn(|cx| connection.poll_message(cx)).await {
                Some(Ok(AsyncMessage::Notification(heard))) => {
                    if let Some(heard) = News::read(heard.payload())
                        && said.send(heard).is_err()
                    {
                        return Ok(());
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(cause(&error)),
                None => return Err("the connection has ended".to_owned()),
            }
        }
    });
    let listening = async {
        let ask = tokio::time::timeout(PATIENCE, client.batch_execute("LISTEN saturnalia"));
        ask.await.map_err(late)?.map_err(|error| cause(&error))?;
        // Whatever was written before we listened was not heard of, so it has to be looked for; what comes now is heard.
        pulse.set_listening(true);
        let _ = news.send(News::Anything);
        loop {
            tokio::time::sleep(SILENCE).await;
            if news.is_closed() {
                return Ok(());
            }
            let ask = tokio::time::timeout(PATIENCE, client.simple_query("SELECT 1"));
            ask.await.map_err(late)?.map_err(|error| cause(&error))?;
        }
    };
    let ended = tokio::select! {
        ended = listening => ended,
        ended = &mut driver => ended.unwrap_or_else(|error| Err(error.to_string())),
    };
    driver.abort();
    ended
}
