//! `saturnalia arena`: how strong bots are, honestly measured.
//!
//! The unit is a block: one deal, played once in every rotation of the bots around the table. Intervals are bootstrapped over
//! blocks, because the games of a block are not independent.

use std::io::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use indicatif::ProgressBar;
use saturnalia_bots::BotSpec;
use saturnalia_catalog::{GameEntry, Games};
use saturnalia_rules::{Dice, Seat, Seed};
use serde::Serialize;

use crate::args::ArenaArgs;
use crate::failure::Failure;
use crate::{args, new_game, progress};

const RESAMPLES: usize = 2000;

/// One bot's result. Shares and ranks are per seat the bot held, so that a fair share is one over the seats whatever the mix.
#[derive(Serialize)]
struct Row {
    bot: String,
    games: u64,
    win_share: f64,
    ci_low: f64,
    ci_high: f64,
    mean_rank: f64,
}

/// What the bots of one block won, by the bot's place in the list given.
struct Block {
    shares: Vec<f64>,
    ranks: Vec<f64>,
}

pub(crate) fn run(games: Games, args: &ArenaArgs) -> Result<(), Failure> {
    let seats = usize::from(args.seats);
    if args.bots.len() > seats {
        return Err(Failure::usage(format!("{} bots for {seats} seats", args.bots.len())));
    }
    let lineup: Vec<BotSpec> = args.bots.iter().copied().cycle().take(seats).collect();
    let blocks = args.games.div_ceil(seats.max(1) as u64);
    let game = args::game(games, &args.game)?;
    let results = play_blocks(game, args, &lineup, blocks)?;
    report(game, args, &lineup, &results)
}

/// Plays all blocks on all cores. A block's result depends on nothing but its number.
fn play_blocks(game: &GameEntry, args: &ArenaArgs, lineup: &[BotSpec], blocks: u64) -> Result<Vec<Block>, Failure> {
    let bar = progress::games(blocks * lineup.len() as u64);
    let next = AtomicU64::new(0);
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let worker = || -> Result<Vec<(u64, Block)>, Failure> {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= blocks {
                return Ok(done);
            }
            done.push((number, play_block(game, args, lineup, number, &bar)?));
        }
    };
    let mut numbered = thread::scope(|scope| {
        let running: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        let mut all = Vec::new();
        for thread in running {
            all.extend(thread.join().map_err(|_| Failure::failed("a game broke off"))??);
        }
        Ok::<_, Failure>(all)
    })?;
    bar.finish_and_clear();
    numbered.sort_by_key(|(number, _)| *number);
    Ok(numbered.into_iter().map(|(_, block)| block).collect())
}

fn play_block(
    game: &GameEntry,
    args: &ArenaArgs,
    lineup: &[BotSpec],
    number: u64,
    bar: &ProgressBar,
) -> Result<Block, Failure> {
    let seats = lineup.len();
    let deal = args.seed.wrapping_add(number);
    let mut block = Block { shares: vec![0.0; seats], ranks: vec![0.0; seats] };
    for rotation in 0..seats {
        let seated: Vec<BotSpec> = (0..seats).map(|seat| lineup[(seat + rotation) % seats]).collect();
        let new = new_game::dealt(game, args.seats, args.options.as_ref(), Some(Seed::from_number(deal)))?;
        let bot_seed = deal.wrapping_mul(64).wrapping_add(rotation as u64);
        let played = game.play_out(new, &seated, bot_seed).map_err(Failure::usage)?;
        let outcome = played.outcome().ok_or_else(|| Failure::failed("a game ended without an outcome"))?;
        for seat in 0..seats {
            let bot = (seat + rotation) % seats;
            block.shares[bot] += outcome.win_share(Seat(seat as u8)) / seats as f64;
            block.ranks[bot] += f64::from(outcome.places[seat]) / seats as f64;
        }
        bar.inc(1);
    }
    Ok(block)
}

fn report(game: &GameEntry, args: &ArenaArgs, lineup: &[BotSpec], blocks: &[Block]) -> Result<(), Failure> {
    let mut distinct: Vec<BotSpec> = Vec::new();
    for bot in lineup {
        if !distinct.contains(bot) {
            distinct.push(*bot);
        }
    }
    let mut out = std::io::stdout().lock();
    if !args.json {
        let games = blocks.len() * lineup.len();
        writeln!(
            out,
            "{}, {} seats, {games} games, fair share {:.1} %",
            game.info.key,
            args.seats,
            100.0 / f64::from(args.seats)
        )?;
    }
    for bot in distinct {
        let held: Vec<usize> = (0..lineup.len()).filter(|index| lineup[*index] == bot).collect();
        let per_seat = |values: &[f64]| held.iter().map(|index| values[*index]).sum::<f64>() / held.len() as f64;
        let shares: Vec<f64> = blocks.iter().map(|block| per_seat(&block.shares)).collect();
        let (ci_low, ci_high) = interval(&shares);
        let row = Row {
            bot: bot.to_string(),
            games: (blocks.len() * lineup.len()) as u64,
            win_share: mean(&shares),
            ci_low,
            ci_high,
            mean_rank: mean(&blocks.iter().map(|block| per_seat(&block.ranks)).collect::<Vec<_>>()),
        };
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&row).map_err(Failure::failed)?)?;
        } else {
            writeln!(
                out,
                "{:<12} wins {:5.1} % ({:.1} to {:.1}), mean place {:.2}",
                row.bot,
                100.0 * row.win_share,
                100.0 * row.ci_low,
                100.0 * row.ci_high,
                row.mean_rank
            )?;
        }
    }
    Ok(())
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// The middle 95 % of the means of resampled blocks.
fn interval(blocks: &[f64]) -> (f64, f64) {
    let mut dice = Dice::imagined(1);
    let mut means: Vec<f64> = (0..RESAMPLES)
        .map(|_| {
            let sum: f64 = (0..blocks.len()).filter_map(|_| dice.pick(blocks)).sum();
            sum / blocks.len() as f64
        })
        .collect();
    means.sort_by(f64::total_cmp);
    (means[RESAMPLES * 25 / 1000], means[RESAMPLES * 975 / 1000 - 1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_holds_the_mean_and_narrows_with_more_blocks() {
        let few: Vec<f64> = (0..20).map(|block| f64::from(block % 2)).collect();
        let many: Vec<f64> = (0..2000).map(|block| f64::from(block % 2)).collect();
        let ((low, high), (narrow_low, narrow_high)) = (interval(&few), interval(&many));
        assert!(low < 0.5 && 0.5 < high);
        assert!(narrow_high - narrow_low < (high - low) / 3.0);
    }
}
