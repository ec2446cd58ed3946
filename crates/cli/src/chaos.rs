//! `saturnalia chaos`: two server processes, a PostgreSQL and a line in between, and everything that can go wrong with them,
//! while people play. In the end nothing must be lost and nothing contradicted.

mod checker;
mod database;
mod players;
mod processes;

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use saturnalia_catalog::Games;
use saturnalia_headless::{Proxy, Traffic};

use crate::failure::Failure;
use checker::{Tally, check};
use database::Database;
use players::{Found, Stage, play};
use processes::Processes;

#[derive(Args, Debug)]
pub(crate) struct ChaosArgs {
    /// How long things go wrong
    #[arg(long, default_value_t = 1.0, value_name = "MINUTES")]
    minutes: f64,
    /// Tables played at the same time
    #[arg(long, default_value_t = 6)]
    tables: usize,
    /// What goes wrong when is drawn from this number [default: another one each time]
    #[arg(long)]
    seed: Option<u64>,
    /// Another program for the second process, such as the last release
    #[arg(long, value_name = "FILE")]
    beside: Option<PathBuf>,
    /// Keep everything there is to see in this folder
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
}

/// So long the processes have to agree on a table after everything works again.
const HEALING: Duration = Duration::from_secs(30);

/// A number after the other, the same for the same seed (SplitMix64).
pub(crate) struct Drawn(u64);

impl Drawn {
    pub(crate) fn new(seed: u64) -> Drawn {
        Drawn(seed)
    }

    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % end
    }
}

pub(crate) fn run(games: Games, args: &ChaosArgs) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let done = runtime.block_on(carry_out(games, args));
    runtime.shutdown_timeout(Duration::from_secs(1));
    done
}

fn say(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{text}");
    let _ = out.flush();
}

async fn carry_out(games: Games, args: &ChaosArgs) -> Result<(), Failure> {
    let seed = match args.seed {
        Some(seed) => seed,
        None => getrandom::u64().map_err(Failure::failed)?,
    };
    let mut drawn = Drawn::new(seed);
    let folder = match &args.keep {
        Some(folder) => folder.clone(),
        None => tempfile::tempdir()?.keep(),
    };
    let starting = folder.clone();
    let database = tokio::task::spawn_blocking(move || Database::start(&starting)).await.map_err(Failure::failed)??;
    let database = Arc::new(database);
    let lines = [Proxy::to(database.line()).await?, Proxy::to(database.line()).await?];
    let programs = [None, args.beside.clone()];
    let processes = Arc::new(Processes::new(&folder, lines.each_ref().map(|line| line.address), programs)?);
    for one in 0..2 {
        processes.start(one).await?;
    }

    let stage = Arc::new(Stage::new(Arc::clone(&processes)));
    let game = games.list().first().ok_or_else(|| Failure::usage("no game is in the list"))?.info.key;
    let mut playing = tokio::task::JoinSet::new();
    for pair in 0..args.tables {
        playing.spawn(play(Arc::clone(&stage), game, pair, drawn.below(u64::MAX)));
    }

    say(&format!("seed {seed}, {} tables, {} minutes", args.tables, args.minutes));
    let start = Instant::now();
    let mut faults: std::collections::BTreeMap<&'static str, u32> = std::collections::BTreeMap::new();
    while start.elapsed().as_secs_f64() < args.minutes * 60.0 {
        let fault = let_something_go_wrong(&mut drawn, &database, &processes, &lines).await?;
        *faults.entry(fault).or_default() += 1;
        tokio::time::sleep(Duration::from_millis(300 + drawn.below(1500))).await;
    }

    for line in &lines {
        line.set(Traffic::Flows);
    }
    for one in 0..2 {
        processes.heal(one).await?;
    }
    stage.stop();
    while playing.join_next().await.is_some() {}
    let tally = agree_and_check(games, &stage, &processes, &database, args.beside.is_some()).await;
    processes.stop();
    let folder_text = folder.display().to_string();
    let stopping = Arc::clone(&database);
    let _ = tokio::task::spawn_blocking(move || stopping.stop()).await;
    let tally = tally.map_err(|failure| match failure {
        Failure::Failed(reason) => Failure::Failed(format!("{reason} (seed {seed}; see {folder_text})")),
        usage @ Failure::Usage(_) => usage,
    })?;
    if args.keep.is_none() {
        let _ = std::fs::remove_dir_all(&folder);
    }
    let faults: Vec<String> = faults.iter().map(|(name, times)| format!("{name} {times}")).collect();
    say(&format!("went wrong: {}", faults.join(", ")));
    say(&tally.to_string());
    say("nothing lost, nothing contradicted");
    Ok(())
}

/// One fault, and its end.
async fn let_something_go_wrong(
    drawn: &mut Drawn,
    database: &Arc<Database>,
    processes: &Processes,
    lines: &[Proxy; 2],
) -> Result<&'static str, Failure> {
    let one = drawn.below(2) as usize;
    let line = &lines[one];
    let moment = Duration::from_millis(300 + drawn.below(2500));
    let blocking = |run: fn(&Database, u64)| {
        let (database, number) = (Arc::clone(database), moment.as_millis() as u64);
        tokio::task::spawn_blocking(move || run(&database, number))
    };
    Ok(match drawn.below(11) {
        0 => {
            line.cut();
            "cut"
        }
        1 => {
            line.set(Traffic::Stalls);
            tokio::time::sleep(moment * 3).await;
            line.set(Traffic::Flows);
            "stalled"
        }
        2 => {
            line.set(Traffic::NoAnswers);
            tokio::time::sleep(moment).await;
            line.set(Traffic::Flows);
            line.cut();
            "answers lost"
        }
        3 => {
            line.set(Traffic::Slow(Duration::from_millis(20 + drawn.below(200))));
            tokio::time::sleep(moment).await;
            line.set(Traffic::Flows);
            "slow"
        }
        4 => {
            line.set(Traffic::Closed);
            tokio::time::sleep(moment).await;
            line.set(Traffic::Flows);
            "away"
        }
        5 => {
            processes.signal(one, "STOP")?;
            tokio::time::sleep(moment * 2).await;
            processes.signal(one, "CONT")?;
            "process stopped"
        }
        6 => {
            processes.kill(one);
            tokio::time::sleep(moment / 4).await;
            processes.start(one).await?;
            "process killed"
        }
        7 => {
            blocking(|database, _| database.restart_at_once()).await.map_err(Failure::failed)?;
            "database restarted"
        }
        8 => {
            blocking(|database, _| database.kill_backends()).await.map_err(Failure::failed)?;
            "backends killed"
        }
        9 => {
            blocking(Database::fill_the_disk).await.map_err(Failure::failed)?;
            "disk full"
        }
        _ => {
            blocking(Database::hold_a_lock).await.map_err(Failure::failed)?;
            "lock held"
        }
    })
}

/// Waits until both processes show the same, then compares what was shown and acknowledged with what is kept.
async fn agree_and_check(
    games: Games,
    stage: &Stage,
    processes: &Processes,
    database: &Database,
    two_programs: bool,
) -> Result<Tally, Failure> {
    let mut kept = database.journals().await?;
    let mut set_aside = 0;
    for table in stage.tables() {
        for one in 0..2 {
            let start = Instant::now();
            // Even now reading a table fails now and then, on purpose: among hundreds of tables one always does. So each is asked again until
            // it shows what is kept.
            loop {
                let version = kept.get(&table).map_or(0, |kept| kept.lines.len() as u32);
                let shown = stage.found_at(processes.address(one), table).await;
                if shown == Some(Found::Version(version)) {
                    break;
                }
                // An older program leaves alone what a newer one has written, and says so.
                if shown == Some(Found::SetAside) && two_programs && one == 1 {
                    set_aside += 1;
                    break;
                }
                if start.elapsed() > HEALING {
                    let differ = format!("table {table} has {version} lines, process {one} shows {shown:?}");
                    return Err(Failure::failed(format!("the processes do not agree: {differ}")));
                }
                tokio::time::sleep(Duration::from_millis(200)).await;
                kept = database.journals().await?;
            }
        }
    }
    if set_aside == stage.tables().len() {
        return Err(Failure::failed("the other program has set every table aside: it took no part"));
    }
    let mut tally = check(games, &kept, &stage.take_seen())?;
    tally.set_aside = set_aside;
    Ok(tally)
}
