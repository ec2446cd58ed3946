//! Prints the TypeScript declarations of every message.

#![expect(clippy::print_stdout, reason = "printing is what it is for")]

fn main() {
    print!("{}", saturnalia_protocol::typescript::file());
}
