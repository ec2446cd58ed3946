//! Embeds every file of `locales/` in the binary.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../locales");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut code = String::from("pub(crate) const FILES: &[LocaleFile] = &[\n");
    for language in ["de", "en"] {
        let folder = root.join(language);
        println!("cargo::rerun-if-changed={}", folder.display());
        for path in ftl_files(&folder) {
            println!("cargo::rerun-if-changed={}", path.display());
            let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a file name in ASCII");
            let full = path.canonicalize().expect("a file that was just listed");
            writeln!(
                code,
                "    LocaleFile {{ language: {language:?}, name: {name:?}, source: include_str!({:?}) }},",
                full.display().to_string()
            )
            .expect("writing to a string");
        }
    }
    code.push_str("];\n");
    let out = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join("files.rs");
    fs::write(out, code).expect("the build folder is writable");
}

fn ftl_files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .collect();
    files.sort();
    files
}
