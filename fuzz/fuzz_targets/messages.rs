//! Requests and messages at a server in this very process, so that the fuzzer sees which code an input reaches.
#![no_main]

#[path = "../harness.rs"]
mod harness;

use std::cell::RefCell;
use std::net::SocketAddr;
use std::sync::mpsc;

use harness::Harness;
use libfuzzer_sys::fuzz_target;
use saturnalia_catalog::{GameEntry, Games};
use saturnalia_server::{Config, Place};
use tokio::runtime::Runtime;

/// One game is enough: what the server does with messages does not depend on it.
static GAMES: [GameEntry; 1] = [GameEntry::of::<city_of_rome::CityOfRome>()];

thread_local! {
    static SERVER: RefCell<Option<(Runtime, Harness)>> = const { RefCell::new(None) };
}

fn start() -> (Runtime, Harness) {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder").keep();
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), Place::Folder(folder));
    config.limits = 0.0;
    let (ready, address) = mpsc::channel();
    runtime.spawn(async move {
        let served = saturnalia_server::serve(Games::new(&GAMES), config, std::future::pending(), move |address| {
            let _ = ready.send(address);
        });
        served.await.expect("the server runs");
    });
    let address = address.recv().expect("it says where it listens");
    (runtime, Harness::new(address, GAMES[0].info.key))
}

fuzz_target!(|input: &[u8]| {
    SERVER.with_borrow_mut(|server| {
        let (runtime, harness) = server.get_or_insert_with(start);
        runtime.block_on(harness.play(input));
    });
});
