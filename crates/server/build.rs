//! Embeds the built client (`client/dist`), compressed, with a tag per file. Without it, one plain page says so.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use sha2::{Digest as _, Sha256};

const MISSING: &str = "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Saturnalia</title>\n\
    <h1>Saturnalia</h1>\n<p>The server runs, but the client was not built into it. \
    Build it in <code>client/</code> (<code>npm install &amp;&amp; npm run build</code>) and build the server again.</p>\n</html>\n";

fn main() {
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
    let mut source = String::from("static PAGES: &[Page] = &[\n");
    for file in &files {
        let path = file.strip_prefix(&dist).expect("found below it").to_string_lossy().replace('\\', "/");
        let bytes = fs::read(file).expect("a built file can be read");
        page(&mut source, &out, &format!("/{path}"), &bytes);
    }
    if files.is_empty() {
        page(&mut source, &out, "/index.html", MISSING.as_bytes());
    }
    source.push_str("];\n");
    fs::write(out.join("pages.rs"), source).expect("the output folder can be written");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}

fn page(source: &mut String, out: &Path, path: &str, bytes: &[u8]) {
    let hash: String = Sha256::digest(bytes).iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let plain = out.join(format!("{hash}.plain"));
    fs::write(&plain, bytes).expect("the output folder can be written");
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes).expect("writing to memory");
    let packed = encoder.finish().expect("writing to memory");
    let gzip = if packed.len() + 64 < bytes.len() {
        let file = out.join(format!("{hash}.gz"));
        fs::write(&file, packed).expect("the output folder can be written");
        format!("Some(include_bytes!({:?}))", file.display().to_string())
    } else {
        "None".to_owned()
    };
    let _ = writeln!(
        source,
        "    Page {{ path: {path:?}, kind: {:?}, bytes: include_bytes!({:?}), gzip: {gzip}, etag: {:?} }},",
        kind(path),
        plain.display().to_string(),
        format!("\"{hash}\"")
    );
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
