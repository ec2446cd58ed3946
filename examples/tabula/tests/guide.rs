//! The guided tour, `docs/adding-a-game.md`, shows what is there.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::fs;
use std::path::PathBuf;

use saturnalia_rules_testkit::laws;

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn guide() -> String {
    fs::read_to_string(root().join("docs/adding-a-game.md")).unwrap()
}

/// The code blocks of the guide that name a file: the file and the excerpt.
fn excerpts(guide: &str) -> Vec<(&str, &str)> {
    let blocks = guide.split("```").skip(1).step_by(2);
    blocks
        .filter_map(|block| {
            let (head, excerpt) = block.split_once('\n')?;
            let (_, file) = head.split_once(' ')?;
            Some((file, excerpt))
        })
        .collect()
}

#[test]
fn every_excerpt_stands_in_the_file_it_names() {
    let guide = guide();
    let excerpts = excerpts(&guide);
    assert!(excerpts.len() > 20, "only {} excerpts name a file", excerpts.len());
    for (file, excerpt) in excerpts {
        let source = fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(source.contains(excerpt), "{file} does not contain\n{excerpt}");
    }
}

#[test]
fn every_file_of_the_game_is_visited() {
    let guide = guide();
    for entry in fs::read_dir(root().join("examples/tabula/src")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(guide.contains(&name), "the tour passes by {name}");
    }
}

#[test]
fn every_law_is_explained() {
    let guide = guide();
    for law in laws::NAMES {
        assert!(guide.contains(&format!("`{law}`")), "{law} is not explained");
    }
}

#[test]
fn every_link_leads_somewhere() {
    let guide = guide();
    for link in guide.split("](").skip(1).map(|rest| rest.split(')').next().unwrap()) {
        match link.strip_prefix('#') {
            Some(heading) => {
                let as_heading = |line: &str| line.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
                let found = guide.lines().filter(|line| line.starts_with('#')).map(as_heading);
                let plain = |text: String| text.replace(['.', ','], "");
                assert!(found.map(plain).any(|line| line == heading), "there is no heading {link}");
            }
            None => assert!(root().join("docs").join(link).exists(), "{link} is not there"),
        }
    }
}

/// Blank lines and comments not counted.
#[test]
fn the_whole_game_has_fewer_than_three_hundred_lines_of_rust() {
    let folder = root().join("examples/tabula");
    let sources = fs::read_dir(folder.join("src")).unwrap().map(|entry| entry.unwrap().path());
    let lines: usize = sources
        .chain([folder.join("build.rs")])
        .map(|path| fs::read_to_string(path).unwrap())
        .map(|text| text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//")).count())
        .sum();
    assert!(lines < 300, "{lines} lines");
}
