//! The client's declarations of the messages are those of the code.
//! `UPDATE_TYPES=1 cargo test -p saturnalia-protocol --features ts --test typescript` writes them anew.
#![cfg(feature = "ts")]

use std::{env, fs};

#[test]
fn the_client_knows_the_messages() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../client/src/protocol/wire.ts");
    let declarations = saturnalia_protocol::typescript::declarations();
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(path, &declarations).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap(), declarations, "run again with UPDATE_TYPES=1");
}
