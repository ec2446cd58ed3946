//! `saturnalia components`, and the component sets that any command is given.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use saturnalia_catalog::{GameEntry, Games};

use crate::args;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct ComponentsArgs {
    #[command(subcommand)]
    command: ComponentsCommand,
}

#[derive(Subcommand, Debug)]
enum ComponentsCommand {
    /// Say what is wrong with a component file, with its line.
    Check {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// The game [default: what the file is called, without `.toml`]
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
    },
    /// Write the components that games are played with now as a file to be edited.
    Print {
        #[arg(value_name = "GAME")]
        game: String,
    },
}

pub(crate) fn run(games: Games, args: &ComponentsArgs) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    match &args.command {
        ComponentsCommand::Check { file, game } => {
            let named = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            let entry = args::game(games, game.as_deref().unwrap_or(named))?;
            let set = entry.bring(&read(file)?).map_err(|wrong| misprint(file, &wrong))?;
            match set.is_printed() {
                true => writeln!(out, "{}: the printed set", entry.info.key)?,
                false => writeln!(out, "{}: {} ({})", entry.info.key, set.id().name, set.id().hash)?,
            }
        }
        ComponentsCommand::Print { game } => write!(out, "{}", file_of(args::game(games, game)?)?)?,
    }
    Ok(())
}

/// The present set of a game as a file to be edited: a set that was brought along as it is, else the printed one with a
/// name to be filled in and what everything is called.
fn file_of(entry: &GameEntry) -> Result<String, Failure> {
    if let Some(set) = entry.components {
        return Ok(set.file().to_owned());
    }
    if entry.printed_file.is_empty() {
        return Err(Failure::failed(format!("{} has no components to replace", entry.info.key)));
    }
    let mut file = format!("[set]\nname = \"My own box\"\n\n{}", entry.printed_file);
    for (language, source) in entry.names {
        file.push_str(&format!("\n[names.{language}]\n"));
        for (key, text) in source.lines().filter_map(|line| line.split_once(" = ")).filter(|(key, _)| is_key(key)) {
            let text = toml_string(text);
            file.push_str(&format!("{key} = {text}\n"));
        }
    }
    Ok(file)
}

fn is_key(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_ascii_alphabetic())
}

fn toml_string(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The games, new ones of which are dealt from the files of that folder.
pub(crate) fn furnish(games: Games, folder: Option<&Path>) -> Result<Games, Failure> {
    let Some(folder) = folder else { return Ok(games) };
    let files = fs::read_dir(folder).map_err(|error| Failure::usage(format!("{}: {error}", folder.display())))?;
    for file in files {
        let file = file?.path();
        let name = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        if file.extension().is_some_and(|extension| extension == "toml") && games.find(name).is_none() {
            return Err(Failure::usage(format!("{}: no game is called `{name}`", file.display())));
        }
    }
    games.furnished(|entry| {
        let file = folder.join(format!("{}.toml", entry.info.key));
        if !file.exists() {
            return Ok(entry);
        }
        entry.with_components(&read(&file)?).map_err(|wrong| misprint(&file, &wrong))
    })
}

fn read(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(|error| Failure::usage(format!("{}: {error}", file.display())))
}

fn misprint(file: &Path, wrong: &saturnalia_rules::Misprint) -> Failure {
    Failure::failed(format!("{}: {wrong}", file.display()))
}
