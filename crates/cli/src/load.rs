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
use saturnalia_server::room_for_connections;
use serde::Serialize;
use tokio::sync::{Semaphore, mpsc, watch};

use self::own_server::OwnServer;
use self::playing::Player;
use crate::args;
use crate::failure::Failure;

/// More sockets than this are not opened from one machine.
const MOST_SOCKETS: usize = 20_000;
const MOST_SECONDS: u64 = 3600;
/// Tables at which people sit down at the same time: each waits for commits, which others share.
const ARRIVING: usize = 32;
/// Connections of people who sit down just now, beside the sockets.
const SITTING_DOWN: usize = 64;

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
    enough_room(sockets, room_for_connections())?;
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

/// Whether this process, and a server that it starts, can open that many sockets: said before anything is begun.
fn enough_room(sockets: usize, room: usize) -> Result<(), Failure> {
    if sockets + SITTING_DOWN <= room {
        return Ok(());
    }
    Err(Failure::failed(format!(
        "{sockets} sockets and {SITTING_DOWN} connections beside them are more than the {room} that the system lets a process have: \
         raise the hard limit (`ulimit -Hn`), or take fewer tables"
    )))
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
    let pace = args.rate.map(|rate| (Arc::new(Semaphore::new(0)), rate));
    let arriving = Arc::new(Semaphore::new(ARRIVING));
    let (begin, begun) = watch::channel(None);
    let (arrived, mut all_arrived) = mpsc::channel::<()>(1);
    let tasks: Vec<_> = (0..args.tables)
        .map(|number| {
            let table = Table { game: game.to_owned(), address, number, seats: args.seats };
            let pace = pace.as_ref().map(|(permits, _)| Arc::clone(permits));
            tokio::spawn(table.play(Arc::clone(&arriving), arrived.clone(), begun.clone(), pace))
        })
        .collect();
    drop(arrived);
    // Nothing is ever sent: it ends when everybody sits, or has failed to.
    let _ = all_arrived.recv().await;
    let start = Instant::now();
    begin.send_replace(Some(start + Duration::from_secs(args.seconds)));
    let pacing = pace.map(|(permits, rate)| tokio::spawn(give_permits(permits, rate, start)));
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

/// A table of the load.
struct Table {
    game: String,
    address: SocketAddr,
    number: usize,
    seats: u8,
}

impl Table {
    /// Everybody comes and sits down, as many tables at a time as may arrive; all begin to play together.
    async fn play(
        self,
        arriving: Arc<Semaphore>,
        arrived: mpsc::Sender<()>,
        mut begun: watch::Receiver<Option<Instant>>,
        pace: Option<Arc<Semaphore>>,
    ) -> Result<Vec<u32>, saturnalia_headless::Failure> {
        let mut player = {
            let _coming = arriving.acquire().await;
            self.sit_down().await?
        };
        drop(arrived);
        let end = player.wait(&mut begun).await?;
        player.play_until(end, pace).await
    }

    async fn sit_down(self) -> Result<Player, saturnalia_headless::Failure> {
        let Table { game, address, number, seats } = self;
        let mut people = Vec::new();
        for seat in 0..seats {
            let mut person = Visitor::guest(address, &format!("T{number} S{seat}")).await?;
            person.rest();
            people.push(person);
        }
        let mut player = Player::new(&game, people, number as u64 + 1);
        player.sit_down().await?;
        Ok(player)
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_load_that_would_run_out_of_descriptors_is_refused_beforehand() {
        assert!(
            enough_room(10_000, 19_936).is_ok(),
            "ten thousand sockets fit into what a process may open on most machines"
        );
        let Err(Failure::Failed(refused)) = enough_room(20_000, 19_936) else { panic!("there is no room") };
        assert!(refused.contains("20000 sockets") && refused.contains("19936"), "{refused}");
    }
}
