//! Two servers, a database, and everything that can go wrong between them, for a while. `saturnalia chaos --minutes N` goes on
//! for longer.

use std::process::Command;

#[test]
fn nothing_is_lost_and_nothing_contradicted_whatever_goes_wrong() {
    let chaos = Command::new(env!("CARGO_BIN_EXE_saturnalia"))
        .args(["chaos", "--minutes", "0.6", "--tables", "5"])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&chaos.stdout);
    let complaint = String::from_utf8_lossy(&chaos.stderr);
    assert!(chaos.status.success(), "{said}\n{complaint}");
    assert!(said.ends_with("nothing lost, nothing contradicted\n"), "{said}");
}
