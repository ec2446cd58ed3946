//! `saturnalia analyse`: a finished game looked back at: who stood how, what cost most, who was lucky.

use std::io::Write as _;

use saturnalia_catalog::Games;
use saturnalia_protocol::wire::{Findings, Moment};
use saturnalia_rules::{Arg, Seat};
use saturnalia_texts::Texts;

use crate::args::AnalyseArgs;
use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::{args, progress, text};

/// Decisions listed.
const LISTED: usize = 8;
/// What cost less than this in win share is not worth a line.
const LEAST: f32 = 0.02;

pub(crate) fn run(games: Games, args: &AnalyseArgs) -> Result<(), Failure> {
    let file = GameFile::read(games, &args.file)?;
    let bar = progress::entries(file.entries as u64);
    let findings = file.entry.analyse(&file.text, args.iterations, &mut |done| {
        bar.set_position(done as u64);
        true
    });
    bar.finish_and_clear();
    let findings = findings.map_err(Failure::failed)?.ok_or_else(|| Failure::failed("the analysis was broken off"))?;
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&findings).map_err(Failure::failed)?)?;
        return Ok(());
    }
    let texts = args::texts_of(games, file.open_at(0)?.as_ref(), args.language.get());
    write_words(&mut out, &findings, &texts, &file)
}

fn write_words(
    out: &mut impl std::io::Write,
    findings: &Findings,
    texts: &Texts,
    file: &GameFile,
) -> Result<(), Failure> {
    let names = file.names(texts);
    let names = names.as_slice();
    let percent = |share: f32| Arg::Text(format!("{:.0}", 100.0 * share));
    for (seat, luck) in findings.luck.iter().enumerate() {
        let given: f32 = findings.moments.iter().filter(|moment| moment.seat.index() == seat).map(|m| m.cost).sum();
        let luck = Arg::Text(format!("{:+.0}", 100.0 * luck));
        let line = text::analysis_seat(percent(given), luck, Seat(seat as u8));
        writeln!(out, "{}", texts.say(&line, names))?;
    }
    let mut costly: Vec<(usize, &Moment)> =
        findings.moments.iter().enumerate().filter(|(_, moment)| moment.cost >= LEAST).collect();
    costly.sort_by(|(_, one), (_, other)| other.cost.total_cmp(&one.cost));
    for (entry, moment) in costly.into_iter().take(LISTED) {
        let (Some(played), Some(better)) = (&moment.played, &moment.better) else { continue };
        let cost = percent(moment.cost);
        let line = text::analysis_cost(better.label.clone(), cost, entry as i64 + 1, played.clone(), moment.seat);
        writeln!(out, "{}", texts.say(&line, names))?;
    }
    Ok(())
}
