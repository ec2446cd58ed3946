//! Embeds the built client (`client/dist`) with a tag per file, in the forms that its build has written: compressed where that is smaller (`X.br` and `X.gz`
//! beside `X`), as it is where not. Without it, one plain page says so.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use sha2::{Digest as _, Sha256};

const MISSING: &str = "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Saturnalia</title>\n\
    <h1>Saturnalia</h1>\n<p>The server runs, but the client was not built into it. \
    Build it in <code>client/</code> (<code>npm install &amp;&amp; npm run build</code>) and build the server again.</p>\n</html>\n";

fn main() {
    saturnalia_phrases::of_part("share");
    saturnalia_phrases::of_part("tidings");
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let dist = root.join("client/dist");
    // Cargo looks again when a watched path appears or changes.
    let watched = if dist.is_dir() { dist.clone() } else { root.join("client") };
    println!("cargo::rerun-if-changed={}", watched.display());
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    let mut files = Vec::new();
    collect(&dist, &mut files);
    files.sort();
    files.retain(|file| !is_packed(file));
    let mut pages = String::new();
    for file in &files {
        let path = file.strip_prefix(&dist).expect("found below it").to_string_lossy().replace('\\', "/");
        page(&mut pages, &format!("/{path}"), file);
    }
    if files.is_empty() {
        let missing = out.join("missing.html");
        fs::write(&missing, MISSING).expect("the output folder can be written");
        page(&mut pages, "/index.html", &missing);
    }
    let source = format!("static PAGES: [Page; {}] = [\n{pages}];\n", files.len().max(1));
    fs::write(out.join("pages.rs"), source).expect("the output folder can be written");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}

fn is_packed(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "br" || ending == "gz")
}

fn page(pages: &mut String, path: &str, file: &Path) {
    let bytes = fs::read(file).expect("a built file can be read");
    let hash: String = Sha256::digest(&bytes).iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let include = |file: &Path| format!("include_bytes!({:?})", file.display().to_string());
    let beside = |ending: &str| {
        let mut name = file.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    };
    let (brotli, gzip) = (beside(".br"), beside(".gz"));
    // Who takes neither is rare: the plain form is made of the other then, and does not lie in the binary a third time.
    let body = if brotli.exists() && gzip.exists() {
        format!("Body::Packed {{ brotli: {}, gzip: {}, plain: OnceLock::new() }}", include(&brotli), include(&gzip))
    } else {
        format!("Body::Plain({})", include(file))
    };
    let _ = writeln!(pages, "    Page {{ path: {path:?}, kind: {:?}, hash: {hash:?}, body: {body} }},", kind(path));
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
