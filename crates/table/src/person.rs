//! Who does or sees something.

use saturnalia_protocol::wire::NAME_LIMIT;
use saturnalia_protocol::{AccountId, Refusal, RefusalCode};

/// Somebody who acts at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub account: AccountId,
    pub name: String,
    pub through: Through,
}

/// What somebody acts through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Through {
    /// A session: a browser, most of the time.
    Session,
    /// An access token: a program.
    Token,
}

/// A name somebody can go by: visible, not too long, no control characters.
pub fn good_name(name: &str) -> Result<String, Refusal> {
    visible(name, NAME_LIMIT).filter(|name| !name.is_empty()).ok_or_else(|| RefusalCode::BadName.into())
}

/// A line as somebody else may read it, without the space around it; `None` if it is longer, or not all of it can be seen.
pub fn visible(line: &str, most: usize) -> Option<String> {
    let line = line.trim();
    (line.chars().count() <= most && line.chars().all(is_visible)).then(|| line.to_owned())
}

/// As much as can be kept of a name that somebody else has written down.
pub(crate) fn readable_name(name: Option<&str>) -> String {
    let name = name.map(str::trim).filter(|name| !name.is_empty());
    name.unwrap_or("?").chars().filter(|letter| is_visible(*letter)).take(NAME_LIMIT).collect()
}

/// Whether a character takes room and leaves the text as it is. Those that do not are fit for passing oneself off as somebody else.
fn is_visible(letter: char) -> bool {
    let invisible =
        matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    !letter.is_control() && !invisible
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_visible_and_not_too_long() {
        assert_eq!(good_name("  Livia Drusilla ").as_deref(), Ok("Livia Drusilla"));
        assert_eq!(good_name("Éπικουρος 🏛").as_deref(), Ok("Éπικουρος 🏛"));
        for name in ["", "   ", "bell\u{7}", "Li\u{202e}via", "Livia\u{200b}", &"x".repeat(NAME_LIMIT + 1)] {
            assert_eq!(good_name(name), Err(RefusalCode::BadName.into()), "{name:?}");
        }
    }

    #[test]
    fn a_name_in_a_file_is_kept_as_far_as_it_can_be_read() {
        assert_eq!(readable_name(Some(" Li\u{202e}via\n")), "Livia");
        assert_eq!(readable_name(Some(&"x".repeat(100))), "x".repeat(NAME_LIMIT));
        assert_eq!(readable_name(Some("  ")), "?");
        assert_eq!(readable_name(None), "?");
    }
}
