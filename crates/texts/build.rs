//! Embeds every file of `locales/` in the binary, and the names that the games' components bring along.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../..");
    let mut code = String::from("pub(crate) const FILES: &[LocaleFile] = &[\n");
    for language in ["de", "en"] {
        for path in ftl_files(&root.join("locales").join(language)) {
            let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a file name in ASCII").to_owned();
            embed(&mut code, language, &name, &path);
        }
        for game in folders(&root.join("games")) {
            let key = game.file_name().and_then(|name| name.to_str()).expect("a folder name in ASCII").to_owned();
            let path = game.join("data").join(format!("names.{language}.ftl"));
            if path.is_file() {
                embed(&mut code, language, &format!("{key}/names"), &path);
            }
        }
    }
    code.push_str("];\n");
    let out = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join("files.rs");
    fs::write(out, code).expect("the build folder is writable");
}

fn embed(code: &mut String, language: &str, name: &str, path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
    let full = path.canonicalize().expect("a file that was just listed").display().to_string();
    writeln!(code, "    LocaleFile {{ language: {language:?}, name: {name:?}, source: include_str!({full:?}) }},")
        .expect("writing to a string");
}

fn listed(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    paths.sort();
    paths
}

fn folders(folder: &Path) -> Vec<PathBuf> {
    listed(folder).into_iter().filter(|path| path.is_dir()).collect()
}

fn ftl_files(folder: &Path) -> Vec<PathBuf> {
    let is_ftl = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "ftl");
    listed(folder).into_iter().filter(is_ftl).collect()
}
