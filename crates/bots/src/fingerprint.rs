//! Telling bots apart that have the same name but do not play the same.

use crate::search::REVISION;
use crate::{BotKind, BotSpec, Tuning};

/// A bot by its name and all that decides how it plays: what was learned, how it searches. Figures about a bot stand for no other one.
pub fn mindset(spec: &BotSpec, tuning: &Tuning) -> String {
    let guided = |tuning: &Tuning| {
        let all = format!("{tuning:?}");
        format!("{spec} (search {REVISION}, tuning {})", fingerprint(all.as_bytes()))
    };
    match spec.kind {
        BotKind::Random | BotKind::Beginner | BotKind::Greedy => spec.to_string(),
        BotKind::Plain => format!("{spec} (search {REVISION})"),
        BotKind::Level(level) => {
            format!("{}, {:?}", guided(&tuning.of_the_strong()), tuning.skill(level))
        }
        BotKind::Style(style) => {
            format!("{}, {:?}", guided(&tuning.of_the_strong()), tuning.likes(style))
        }
        BotKind::Companion | BotKind::Solid | BotKind::Strong | BotKind::Peeker | BotKind::Cheater => {
            guided(&tuning.of_the_strong())
        }
        BotKind::Strong1 => guided(&tuning.first.unwrap_or(tuning).of_the_strong()),
    }
}

/// A short name for what lies in a file: equal files have equal names, and others hardly ever do. (FNV-1a.)
pub fn fingerprint(bytes: &[u8]) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    for byte in bytes {
        hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_network_is_another_bot() {
        let strong = BotKind::Strong.spec();
        let other = Tuning { learned: Some("other"), ..Tuning::DEFAULT };
        assert_ne!(mindset(&strong, &Tuning::DEFAULT), mindset(&strong, &other));
        assert_eq!(mindset(&BotKind::Greedy.spec(), &Tuning::DEFAULT), mindset(&BotKind::Greedy.spec(), &other));
        // What was kept of old is the same whatever is new.
        let kept = Tuning { first: Some(&Tuning::DEFAULT), ..other };
        let old = BotKind::Strong1.spec();
        assert_eq!(mindset(&old, &kept), mindset(&old, &Tuning::DEFAULT));
        assert_eq!(mindset(&strong, &kept), mindset(&strong, &other));
    }

    #[test]
    fn a_fingerprint_is_the_published_hash() {
        assert_eq!(fingerprint(b""), "cbf29ce484222325");
        assert_eq!(fingerprint(b"foobar"), "85944171f73967e8");
    }
}
