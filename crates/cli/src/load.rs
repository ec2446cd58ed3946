//! `saturnalia load`: many real tables against a real server, over real sockets.

mod own_server;
mod playing;

use std::io::Write as _;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs as _};
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use saturnalia_catalog::Games;
use saturnalia_headless::{Http, Visitor};
use serde::Serialize;
use tokio::sync::Semaphore;

use self::own_server::OwnServer;
use self::playing::Player;
use crate::args;
use crate::failure::Failure;

/// More sockets than this are not opened from one machine.
const MOST_SOCKETS: usize = 20_000;
const MOST_SECONDS: u64 = 3600;

#[derive(Args, Debug)]
pub(crate) struct LoadArgs {
    /// A server on this machine, started with `--limits 0` [default: starts its own on a fresh folder]
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    /// The game [default: the first of the house]
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// How many tables are played at the same time
    #[arg(long, default_value_t = 250, value_name = "N")]
    tables: usize,
    /// Seats at each table, each with a socket of its own
    #[arg(long, default_value_t = 4, value_name = "K")]
    seats: u8,
    /// How long
    #[arg(long, default_value_t = 10, value_name = "S")]
    seconds: u64,
    /// Answers per second in all [default: as fast as it goes]
    #[arg(long, value_name = "R")]
    rate: Option<f64>,
    /// The own server keeps its data in this PostgreSQL database
    #[arg(long, value_name = "URL", conflicts_with = "url")]
    database: Option<String>,
    /// Print the figures as one line of JSON
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Debug, Serialize)]
struct Figures {
    tables: usize,
    sockets: usize,
    answers: usize,
    answers_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    p999_ms: f64,
    server_rss_bytes: u64,
}

pub(crate) fn run(games: Games, args: &LoadArgs) -> Result<(), Failure> {
    let entry = match &args.game {
        None => games.list().first().ok_or_else(|| Failure::usage("this house has no game"))?,
        Some(key) => args::game(games, key)?,
    };
    let game = entry.info;
    if !(game.min_seats..=game.max_seats).contains(&args.seats) {
        let (min, max) = (game.min_seats, game.max_seats);
        return Err(Failure::usage(format!("{} is played by {min} to {max}", game.key)));
    }
    let sockets = args.tables * usize::from(args.seats);
    if args.tables == 0 || sockets > MOST_SOCKETS {
        return Err(Failure::usage(format!("1 to {MOST_SOCKETS} sockets, not {sockets}")));
    }
    if !(1..=MOST_SECONDS).contains(&args.seconds) {
        return Err(Failure::usage(format!("1 to {MOST_SECONDS} seconds")));
    }
    if args.rate.is_some_and(|rate| !(rate > 0.0 && rate <= 1e6)) {
        return Err(Failure::usage("a rate is more than 0 and at most a million"));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let own = match &args.url {
        Some(_) => None,
        None => Some(OwnServer::start(args.database.as_deref())?),
    };
    let address = match (&args.url, &own) {
        (Some(url), _) => loopback(url)?,
        (None, Some(own)) => own.address(),
        (None, None) => return Err(Failure::failed("no server")),
    };
    let figures = runtime.block_on(measure(args, game.key, address))?;
    if let Some(own) = own {
        own.stop()?;
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&figures).map_err(Failure::failed)?)?;
    } else {
        let Figures { tables, sockets, answers, answers_per_second, p50_ms, p99_ms, p999_ms, server_rss_bytes } =
            figures;
        writeln!(out, "{tables} tables, {sockets} sockets, {answers} answers: {answers_per_second:.0} per second")?;
        writeln!(
            out,
            "until the last seat has its view: p50 {p50_ms:.2} ms, p99 {p99_ms:.2} ms, p99.9 {p999_ms:.2} ms"
        )?;
        writeln!(out, "memory of the server: {:.1} MiB", server_rss_bytes as f64 / 1048576.0)?;
    }
    Ok(())
}

/// Only a server on this machine is put under load.
fn loopback(url: &str) -> Result<SocketAddr, Failure> {
    let host = url.strip_prefix("http://").unwrap_or(url).trim_end_matches('/');
    let mut found = host.to_socket_addrs().map_err(|error| Failure::usage(format!("{url}: {error}")))?;
    let is_loopback = |address: &SocketAddr| match address.ip() {
        IpAddr::V4(v4) => v4.is_loopback(),
        IpAddr::V6(v6) => v6.is_loopback(),
    };
    found.find(is_loopback).ok_or_else(|| Failure::usage(format!("{url}: only a server on this machine")))
}

async fn measure(args: &LoadArgs, game: &str, address: SocketAddr) -> Result<Figures, Failure> {
    let mut players = Vec::with_capacity(args.tables);
    for table in 0..args.tables {
        let mut people = Vec::new();
        for seat in 0..args.seats {
            people.push(Visitor::guest(address, &format!("T{table} S{seat}")).await.map_err(Failure::failed)?);
        }
        let mut player = Player::new(game, people, table as u64 + 1);
        player.sit_down().await.map_err(Failure::failed)?;
        players.push(player);
    }
    let start = Instant::now();
    let end = start + Duration::from_secs(args.seconds);
    let pace = args.rate.map(|rate| (Arc::new(Semaphore::new(0)), rate));
    let pacing = pace.clone().map(|(permits, rate)| tokio::spawn(give_permits(permits, rate, start)));
    let tasks: Vec<_> = players
        .into_iter()
        .map(|player| tokio::spawn(player.play_until(end, pace.as_ref().map(|(permits, _)| Arc::clone(permits)))))
        .collect();
    let mut latencies = Vec::new();
    for task in tasks {
        latencies.extend(task.await.map_err(Failure::failed)?.map_err(Failure::failed)?);
    }
    let seconds = start.elapsed().as_secs_f64();
    if let Some(pacing) = pacing {
        pacing.abort();
    }
    latencies.sort_unstable();
    let quantile = |share: f64| {
        let index = ((latencies.len() as f64 * share) as usize).min(latencies.len().saturating_sub(1));
        latencies.get(index).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
    };
    Ok(Figures {
        tables: args.tables,
        sockets: args.tables * usize::from(args.seats),
        answers: latencies.len(),
        answers_per_second: latencies.len() as f64 / seconds,
        p50_ms: quantile(0.5),
        p99_ms: quantile(0.99),
        p999_ms: quantile(0.999),
        server_rss_bytes: resident_bytes(address).await?,
    })
}

/// One permit per answer, evenly in time.
async fn give_permits(permits: Arc<Semaphore>, rate: f64, start: Instant) {
    let mut given = 0;
    let mut tick = tokio::time::interval(Duration::from_millis(1));
    loop {
        tick.tick().await;
        let due = (start.elapsed().as_secs_f64() * rate) as usize;
        permits.add_permits(due - given);
        given = due;
    }
}

/// What the server says about its own memory.
async fn resident_bytes(address: SocketAddr) -> Result<u64, Failure> {
    let answer = Http::new(address).request("GET", "/metrics", &[], b"").await.map_err(Failure::failed)?;
    let text = answer.text();
    let line = text.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes "));
    Ok(line.and_then(|bytes| bytes.trim().parse().ok()).unwrap_or(0))
}
