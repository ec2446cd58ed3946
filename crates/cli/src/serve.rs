//! `saturnalia serve`: host tables for people on the network.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use saturnalia_bots::BotSpec;
use saturnalia_catalog::Games;
use saturnalia_server::{Config, Network, NewsBy, Telling};
use tracing_subscriber::EnvFilter;

use crate::failure::Failure;

/// Every flag can also be given by the environment variable named beside it.
#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long, env = "SATURNALIA_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS:PORT")]
    listen: SocketAddr,
    /// Folder for everything that is kept [default: saturnalia-data]
    #[arg(long, env = "SATURNALIA_DATA", value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// Keep it in PostgreSQL instead: postgres://user:password@host/name
    #[arg(long, env = "SATURNALIA_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
    /// How several processes on one database hear of each other: `poll` behind a pooler in transaction mode
    #[arg(long, env = "SATURNALIA_NEWS", default_value = "listen", value_name = "listen|poll")]
    news: NewsBy,
    /// Address of the site as browsers see it, such as `https://play.example` (several: separated by commas)
    #[arg(long, env = "SATURNALIA_ORIGIN", value_name = "URL", value_delimiter = ',')]
    origin: Vec<String>,
    /// Proxies that are believed about X-Forwarded-For and X-Forwarded-Proto: addresses or networks, separated by commas
    #[arg(long, env = "SATURNALIA_TRUST_PROXY", value_name = "ADDRESS", value_delimiter = ',')]
    trust_proxy: Vec<Network>,
    /// Send cookies over https only
    #[arg(long, env = "SATURNALIA_SECURE_COOKIES")]
    secure_cookies: bool,
    /// Multiplies all rate limits; 0 for none
    #[arg(long, env = "SATURNALIA_LIMITS", default_value_t = 1.0, value_name = "FACTOR")]
    limits: f64,
    /// The most connections at a time [default: as many as the operating system has room for]
    #[arg(long, env = "SATURNALIA_CONNECTIONS", value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    connections: Option<u32>,
    /// How long a client may take to send a request, and to take some of the answer
    #[arg(long, env = "SATURNALIA_PATIENCE", default_value_t = 20, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=3600))]
    patience: u64,
    /// The keeper's socket, for `saturnalia admin` [default: admin.sock in the folder of the data; none with a database]
    #[arg(long, env = "SATURNALIA_ADMIN_SOCKET", value_name = "FILE")]
    admin_socket: Option<PathBuf>,
    /// Folder of the host's own pages, such as imprint.en.md [default: pages in the folder of the data]
    #[arg(long, env = "SATURNALIA_PAGES", value_name = "DIR")]
    pages: Option<PathBuf>,
    /// The bot that takes the seat of whoever leaves or runs out of time
    #[arg(long, env = "SATURNALIA_REPLACEMENT_BOT", default_value = "solid", value_name = "BOT")]
    replacement_bot: BotSpec,
    /// How many bots think at the same time [default: one per processor]
    #[arg(long, env = "SATURNALIA_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// The longest a bot thinks about one answer, whatever it was told
    #[arg(long, env = "SATURNALIA_BOT_MS", default_value_t = 10_000, value_name = "MILLISECONDS")]
    bot_ms: u32,
    /// Forget guests who never sat at a table nor said anything after so many days; 0 for never
    #[arg(long, env = "SATURNALIA_GUEST_DAYS", default_value_t = 30, value_name = "DAYS")]
    guest_days: u32,
    /// Whoever had no page open for so long is away, and told in another way
    #[arg(long, env = "SATURNALIA_AWAY", default_value_t = 45.0, value_name = "SECONDS", value_parser = away)]
    away: f64,
    /// Push services over http or in a network of your own, such as `http://10.0.0.5:8080` (several: separated by commas)
    #[arg(long, env = "SATURNALIA_PUSH_RECEIVERS", value_name = "URL", value_delimiter = ',')]
    push_receiver: Vec<String>,
    /// Whom push services can ask about this server, such as `mailto:host@club.example` [default: the address e-mail comes from]
    #[arg(long, env = "SATURNALIA_CONTACT", value_name = "URL")]
    contact: Option<String>,
    /// The server that sends e-mail: smtps://user:password@host, or smtp://…?tls=required
    #[arg(long, env = "SATURNALIA_SMTP", value_name = "URL", hide_env_values = true, requires = "mail_from")]
    smtp: Option<String>,
    /// From whom e-mail comes, such as `Our club <games@club.example>`
    #[arg(long, env = "SATURNALIA_MAIL_FROM", value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Address of a club that is told of public tables (several: separated by commas)
    #[arg(long, env = "SATURNALIA_WEBHOOK", value_name = "URL", value_delimiter = ',', requires = "webhook_secret")]
    webhook: Vec<String>,
    /// The secret by which such an address knows this server
    #[arg(long, env = "SATURNALIA_WEBHOOK_SECRET", value_name = "SECRET", hide_env_values = true)]
    webhook_secret: Option<String>,
    /// How much to log: error, warn, info, debug, or a filter such as `saturnalia_server=debug`
    #[arg(long, env = "SATURNALIA_LOG", default_value = "info", value_name = "FILTER")]
    log: String,
    /// How to write the log
    #[arg(long, env = "SATURNALIA_LOG_FORMAT", default_value = "text", value_name = "FORMAT")]
    log_format: LogFormat,
}

fn away(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "a number of seconds".to_owned())?;
    if (0.0..=86_400.0).contains(&seconds) { Ok(seconds) } else { Err("0 to 86400 seconds".to_owned()) }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

impl ServeArgs {
    fn config(&self) -> Result<Config, Failure> {
        let place = match (&self.database, &self.data) {
            (Some(url), _) => url.parse().map_err(Failure::usage)?,
            (None, Some(folder)) => saturnalia_server::Place::Folder(folder.clone()),
            (None, None) => saturnalia_server::Place::Folder(PathBuf::from("saturnalia-data")),
        };
        let mut config = Config::new(self.listen, place);
        config.news = self.news;
        config.origins = self.origin.iter().map(|origin| origin.trim_end_matches('/').to_owned()).collect();
        config.proxies = self.trust_proxy.clone();
        config.secure_cookies = self.secure_cookies;
        config.limits = self.limits;
        config.admin_socket = self.admin_socket.clone().or(config.admin_socket);
        config.pages = self.pages.clone().or(config.pages);
        config.connections = self.connections.map(|most| most as usize);
        config.patience = Duration::from_secs(self.patience);
        if !self.replacement_bot.kind.is_fair() {
            return Err(Failure::usage(format!("{}: a bot that sees everything has no seat", self.replacement_bot)));
        }
        config.replacement_bot = self.replacement_bot;
        config.bot_milliseconds = self.bot_ms;
        config.guest_days = self.guest_days;
        if let Some(threads) = self.bot_threads {
            config.bot_threads = threads;
        }
        config.telling = self.telling()?;
        Ok(config)
    }

    fn telling(&self) -> Result<Telling, Failure> {
        if self.smtp.is_some() && self.origin.is_empty() {
            return Err(Failure::usage("--smtp: links in e-mails need the address of the site: --origin"));
        }
        Ok(Telling {
            away: Duration::from_secs_f64(self.away),
            receivers: self.push_receiver.iter().map(|origin| origin.trim_end_matches('/').to_owned()).collect(),
            contact: self.contact.clone(),
            smtp: self.smtp.clone(),
            mail_from: self.mail_from.clone(),
            hooks: self.webhook.clone(),
            hook_secret: self.webhook_secret.clone(),
        })
    }
}

pub(crate) fn run(games: Games, args: &ServeArgs) -> Result<(), Failure> {
    let filter = EnvFilter::try_new(&args.log).map_err(Failure::usage)?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match args.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
    let config = args.config()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    // Whoever started the server reads from standard output where to find it.
    let ready = |address: SocketAddr| {
        let mut out = std::io::stdout().lock();
        let _ = writeln!(out, "listening on http://{address}");
        let _ = out.flush();
    };
    let served = runtime.block_on(async { saturnalia_server::serve(games, config, stopped(), ready).await });
    // A bot that is still thinking must not hold up the end.
    runtime.shutdown_timeout(std::time::Duration::from_secs(1));
    served.map_err(Failure::failed)
}

/// Done when the process is asked to stop: Ctrl-C or SIGTERM. Listens for both from now on, not only once somebody waits for it: whoever has
/// read where to find the server may stop it at once.
#[cfg(unix)]
fn stopped() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let signals = signal(SignalKind::terminate()).and_then(|term| Ok((term, signal(SignalKind::interrupt())?)));
    async {
        match signals {
            Ok((mut terminate, mut interrupt)) => {
                tokio::select! {
                    _ = terminate.recv() => {}
                    _ = interrupt.recv() => {}
                }
            }
            Err(error) => {
                tracing::warn!(%error, "a signal will end the server at once");
                std::future::pending().await
            }
        }
    }
}

#[cfg(not(unix))]
async fn stopped() {
    let _ = tokio::signal::ctrl_c().await;
}
