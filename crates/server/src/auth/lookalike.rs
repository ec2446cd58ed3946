//! Names that look alike.

use unicode_security::skeleton;

/// The form of a name by which it is compared with others: names with the same form look alike to somebody who reads quickly. By the skeletons
/// of Unicode (UTS 39), whatever the case, without spaces and signs; i, l and 1 are one.
pub(crate) fn lookalike(name: &str) -> String {
    let lower = name.to_lowercase();
    let form: String =
        skeleton(&lower).flat_map(char::to_lowercase).map(|letter| if letter == 'i' { 'l' } else { letter }).collect();
    let letters: String =
        form.chars().filter(|letter| !letter.is_whitespace() && !letter.is_ascii_punctuation()).collect();
    if letters.is_empty() { form } else { letters }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_one_form() {
        for (one, other) in [
            ("Livia", "LIVIA"),
            ("Livia", "Livіa"),
            ("Livia", "L1via"),
            ("Livia", "LlVIA"),
            ("Livia", "Li via."),
            ("Marcus", "Mаrcus"),
            ("Marcus", "Ｍａｒｃｕｓ"),
            ("Marcus", "rnarcus"),
            ("Otto", "0tt0"),
            ("Paul", "Раul"),
        ] {
            assert_eq!(lookalike(one), lookalike(other), "{one} {other}");
        }
    }

    #[test]
    fn other_names_have_another() {
        for (one, other) in [("Livia", "Lidia"), ("Jörg", "Jorg"), ("Marcus", "Markus"), ("Anna", "Ana"), ("!", "?")] {
            assert_ne!(lookalike(one), lookalike(other), "{one} {other}");
        }
        assert!(!lookalike("…").is_empty());
    }
}
