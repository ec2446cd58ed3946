//! Passwords that everybody tries first.
//!
//! A list of whole passwords would have to be long and would miss every other year behind the same word. So a password is taken back to what
//! its owner had in mind: without capitals, without digits and signs at its ends, without letters written as digits. What is left must not be a
//! word of the list (of our own making), the owner's name, or keys that lie beside each other.

/// Words that passwords are made of, most of them English or German, as they stand in every list of leaked ones.
const WORDS: &str = "\
    password passwort passw pass passwd kennwort geheim secret letmein welcome willkommen admin administrator root user guest gast login \
    master default changeme test testing tester sample temp temporary iloveyou ichliebedich ilovey loveyou lovely love liebe schatz schatzi \
    mausi sonne sonnenschein sunshine princess prinzessin prinz prince engel angel flower flowers blume butterfly schmetterling monkey \
    dragon drache tiger lion loewe bear baer hund hunde katze kitty kitten puppy buddy bailey charlie jessica jennifer ashley michael \
    michelle daniel andrew joshua matthew robert thomas jordan hunter george harley ranger amanda nicole samantha elizabeth maggie ginger \
    pepper cookie cheese chocolate schokolade banana orange apple summer winter spring autumn sommer herbst fruehling january february \
    october november december football fussball baseball basketball hockey soccer schalke borussia bayern dortmund hamburg berlin muenchen \
    koeln deutschland germany america england liverpool chelsea arsenal barcelona realmadrid juventus ferrari porsche mercedes mustang \
    corvette yamaha superman batman spiderman starwars pokemon pikachu naruto minecraft fortnite warcraft matrix hello hallo hallihallo \
    hello world helloworld moin servus computer internet samsung iphone android google facebook instagram microsoft windows linux whatever \
    trustnoone killer shadow silver golden diamond phoenix falcon eagle thunder lightning rainbow freedom freiheit peace happy jesus christ \
    blessed heaven amen gott family familie mother father mama papa mutter vater daddy mommy baby babygirl babyboy bambi snoopy garfield \
    mickey donald simpsons metallica nirvana blink music musik guitar soccer player gamer winner champion victory power turbo maverick \
    cowboy soldier general captain doctor student school schule arbeit office company firma service support server system security \
    access public private money dollar lottery lotto casino poker spieler spiel spiele game games gaming saturnalia glorytorome \
    aleaiactaest cityofrome gloriamundi sylla roma rome caesar";

/// Rows of keys, and what people count through.
const ROWS: [&str; 9] = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiopü",
    "asdfghjklöä",
    "zxcvbnm",
    "yxcvbnm",
    "azertyuiop",
    "1q2w3e4r5t6z7u8i9o0p",
];

/// Whether somebody who guesses would come to it soon.
pub(super) fn is_common(password: &str, name: &str) -> bool {
    let lower = password.to_lowercase();
    let bare = bare(&lower);
    let words = || WORDS.split_whitespace();
    let name = name.to_lowercase();
    // As short as a date, a telephone number, a code.
    let number = lower.len() < 12 && lower.bytes().all(|byte| byte.is_ascii_digit());
    let twice = |word: &str| bare.len() == 2 * word.len() && bare.starts_with(word) && bare.ends_with(word);
    number
        || is_monotonous(&lower)
        || is_monotonous(bare.as_str())
        || lower == name
        || bare == self::bare(&name)
        || words().any(|word| bare == word || twice(word))
}

/// Without what is put around a word and into it so that it passes for a password.
fn bare(lower: &str) -> String {
    let core = lower.trim_matches(|letter: char| !letter.is_alphabetic() && !matches!(letter, '@' | '$'));
    let core = if core.is_empty() { lower } else { core };
    core.chars()
        .filter(|letter| letter.is_alphanumeric() || matches!(letter, '@' | '$' | '!'))
        .map(|letter| match letter {
            '0' => 'o',
            '1' | '!' => 'i',
            '3' => 'e',
            '4' | '@' => 'a',
            '5' | '$' => 's',
            '7' => 't',
            other => other,
        })
        .collect()
}

/// One letter, or a few of them again and again; or keys one after the other, in one row or two.
fn is_monotonous(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let again = |length: usize| letters.iter().zip(&letters[length..]).all(|(one, other)| one == other);
    let repeated = (1..=4).any(|length| letters.len() >= 2 * length && again(length));
    let halves = text.char_indices().map(|(at, _)| text.split_at(at));
    repeated || is_in_a_row(text) || halves.into_iter().any(|(one, other)| is_in_a_row(one) && is_in_a_row(other))
}

fn is_in_a_row(text: &str) -> bool {
    let backwards: String = text.chars().rev().collect();
    text.chars().count() >= 3 && ROWS.iter().any(|row| row.contains(text) || row.contains(&backwards))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_tries_first_is_common() {
        for password in [
            "password",
            "Password1",
            "P@ssw0rd!",
            "passwort",
            "Passwort123",
            "12345678",
            "123456789",
            "1234567890",
            "87654321",
            "11111111",
            "00000000",
            "19841231",
            "qwertyuiop",
            "qwertz123",
            "asdfghjkl",
            "1q2w3e4r",
            "abcdefgh",
            "abcd1234",
            "abc12345",
            "aaaaaaaa",
            "abababab",
            "iloveyou",
            "iloveyou2",
            "sunshine",
            "princess1",
            "football",
            "fussball",
            "schalke04",
            "hallo123",
            "willkommen",
            "letmein!",
            "welcome1",
            "admin123",
            "changeme",
            "master123",
            "dragon123",
            "monkey123",
            "superman",
            "batman123",
            "starwars",
            "computer",
            "internet",
            "baseball",
            "jennifer",
            "michelle1",
            "liverpool",
            "saturnalia",
            "Saturnalia1",
            "passwordpassword",
            "zxcvbnm123",
            "qwerty123",
            "livia1995",
            "Livia2024!",
        ] {
            assert!(is_common(password, "Livia"), "{password}");
        }
    }

    #[test]
    fn what_somebody_has_thought_up_is_not() {
        for password in [
            "correct horse",
            "another one",
            "a long password",
            "x9!kTq2v",
            "blaue Kuh auf Stelzen",
            "Tr0ub4dor&3",
            "meine katze heisst mila",
            "secret horse",
            "wrong horse",
            "korrektes Pferd",
            "4711 und mehr",
            "ünïcödé!",
            "correct battery",
            "Quinquireme of Nineveh",
        ] {
            assert!(!is_common(password, "Livia"), "{password}");
        }
    }
}
