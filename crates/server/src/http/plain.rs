//! Text that any store can keep and any screen can show: without characters that control something.

/// Whether what was sent holds no control characters but ends of lines and tabs, written out or escaped as JSON or an address does it.
pub(crate) fn is_plain(text: &str, escapes: Escapes) -> bool {
    let mut rest = text;
    while let Some(at) = rest.find(|letter: char| is_control(letter) || letter == escapes.begin()) {
        rest = &rest[at..];
        let Some(length) = escapes.harmless(rest) else { return false };
        rest = &rest[length..];
    }
    true
}

/// How a character is written that does not stand for itself.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Escapes {
    /// `\u0000`
    Json,
    /// `%00`
    Address,
}

fn is_control(letter: char) -> bool {
    letter.is_control() && !matches!(letter, '\n' | '\r' | '\t')
}

impl Escapes {
    fn begin(self) -> char {
        match self {
            Escapes::Json => '\\',
            Escapes::Address => '%',
        }
    }

    /// The length of the escape at the beginning, if what it stands for does no harm. What is no escape is for the reader to judge.
    fn harmless(self, text: &str) -> Option<usize> {
        if !text.starts_with(self.begin()) {
            return None;
        }
        match self {
            Escapes::Json => match text.as_bytes().get(1) {
                Some(b'b' | b'f') => None,
                Some(b'u') => {
                    let letter = text.get(2..6).and_then(|digits| u32::from_str_radix(digits, 16).ok());
                    (!letter.and_then(char::from_u32).is_some_and(is_control)).then_some(2)
                }
                Some(byte) if byte.is_ascii() => Some(2),
                Some(_) | None => Some(1),
            },
            Escapes::Address => {
                let byte = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
                let control = match byte(1) {
                    Some(low @ ..0x80) => is_control(char::from(low)),
                    // U+0080 to U+009F, in UTF-8.
                    Some(0xc2) => text.get(3..4) == Some("%") && byte(4).is_some_and(|next| next < 0xa0),
                    Some(_) | None => false,
                };
                (!control).then_some(1)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_control_character_is_found_however_it_is_written() {
        for bad in [
            r#"{"a":"\u0000"}"#,
            r#""\u001B""#,
            r#""\u007f""#,
            r#""\u0085""#,
            r#""\b""#,
            r#""\f""#,
            "a\u{0}b",
            "\u{9b}",
        ] {
            assert!(!is_plain(bad, Escapes::Json), "{bad:?}");
        }
        for good in [r#"{"a":"\n\r\t\"\\"}"#, r#""\\u0000""#, r#""\u00e4\u2192""#, "{}\n", r#""\"#, r#""\u12"#, "\\ä"]
        {
            assert!(is_plain(good, Escapes::Json), "{good:?}");
        }
        for bad in ["game=%00", "game=a%1Fb", "a=%7f", "a=%C2%80", "%c2%9f"] {
            assert!(!is_plain(bad, Escapes::Address), "{bad}");
        }
        for good in ["game=city-of-rome", "a=%20%25", "a=%C3%A4", "a=%", "a=%2", "a=%C2%A0", "a=%0A", "a=%ä"] {
            assert!(is_plain(good, Escapes::Address), "{good}");
        }
    }
}
