//! The reference part of `docs/server-api.md`: every message with every field, from the declarations for TypeScript.

use std::fmt::Write as _;

use crate::typescript::{Declaration, declarations};

/// Columns of a line.
const WIDTH: usize = 110;

/// A message as the reference shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub name: String,
    pub docs: String,
    pub shape: Shape,
}

/// What a message is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// An object.
    Fields(Vec<Field>),
    /// One of several, each written as `"name"` or `{"name": …}`.
    Variants(Vec<Variant>),
    /// Another name for something plain.
    Plain(String),
}

/// A field of an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    pub name: String,
    pub may_be_missing: bool,
    pub docs: String,
    pub of: String,
}

/// One of several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    pub name: String,
    /// What stands behind the name, if anything does.
    pub holds: Option<Shape>,
}

/// Every message, in the order of the client's file.
pub fn messages() -> Vec<Message> {
    declarations().iter().map(Message::read).collect()
}

/// The reference, in Markdown.
pub fn markdown() -> String {
    let mut out = String::new();
    for Message { name, docs, shape } in messages() {
        let _ = write!(out, "\n### {name}\n\n");
        if !docs.is_empty() {
            wrap(&mut out, &docs.split(' ').collect::<Vec<_>>(), 0);
            out.push('\n');
        }
        match shape {
            Shape::Fields(fields) => fields.iter().for_each(|field| field.write(&mut out)),
            Shape::Variants(variants) => {
                let last = variants.len() - 1;
                let words: Vec<String> = variants
                    .iter()
                    .enumerate()
                    .map(|(index, variant)| format!("`{}`{}", variant.written(), if index == last { "" } else { "," }))
                    .collect();
                let words: Vec<&str> = ["One", "of"].into_iter().chain(words.iter().map(String::as_str)).collect();
                wrap(&mut out, &words, 0);
            }
            Shape::Plain(of) => {
                let _ = writeln!(out, "A `{of}`.");
            }
        }
    }
    out
}

/// Appends words as lines of that width, those after the first indented. Something in backticks stays in one piece.
fn wrap(out: &mut String, words: &[&str], indent: usize) {
    let mut column = 0;
    let mut open = false;
    for word in words {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > WIDTH && !open {
            let _ = write!(out, "\n{:indent$}", "");
            column = indent;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += length;
        open ^= word.matches('`').count() % 2 == 1;
    }
    out.push('\n');
}

impl Field {
    fn write(&self, out: &mut String) {
        let optional = if self.may_be_missing { "?" } else { "" };
        let head = format!("- `{}{optional}`: `{}`{}", self.name, self.of, if self.docs.is_empty() { "" } else { "." });
        // What the field is of may hold spaces, but is not broken.
        let (name, of) = head.split_once(' ').map_or((head.as_str(), ""), |(dash, rest)| (dash, rest));
        let mut words = vec![name, of];
        words.extend(self.docs.split(' ').filter(|word| !word.is_empty()));
        wrap(out, &words, 2);
    }
}

impl Variant {
    fn written(&self) -> String {
        match &self.holds {
            None => format!("\"{}\"", self.name),
            Some(Shape::Plain(of)) => format!("{{\"{}\": {of}}}", self.name),
            Some(Shape::Fields(fields)) => {
                let field = |field: &Field| format!("{}{}", field.name, if field.may_be_missing { "?" } else { "" });
                let fields: Vec<String> = fields.iter().map(|one| format!("{}: {}", field(one), one.of)).collect();
                format!("{{\"{}\": {{{}}}}}", self.name, fields.join(", "))
            }
            Some(Shape::Variants(variants)) => {
                let variants: Vec<String> = variants.iter().map(Variant::written).collect();
                format!("{{\"{}\": {}}}", self.name, variants.join(" | "))
            }
        }
    }
}

impl Message {
    /// Every name that stands in the message: of fields and of variants.
    pub fn names(&self) -> Vec<String> {
        self.shape.names()
    }

    fn read(declaration: &Declaration) -> Message {
        let text = declaration.text.trim().trim_start_matches("type ").trim_end_matches(';');
        let (name, of) = text.split_once(" = ").unwrap_or((text, "unknown"));
        Message { name: name.to_owned(), docs: comment(&declaration.docs), shape: Shape::read(of) }
    }
}

impl Shape {
    fn names(&self) -> Vec<String> {
        match self {
            Shape::Fields(fields) => fields.iter().map(|field| field.name.clone()).collect(),
            Shape::Variants(variants) => variants
                .iter()
                .flat_map(|variant| {
                    let within = variant.holds.as_ref().map(Shape::names).unwrap_or_default();
                    [variant.name.clone()].into_iter().chain(within)
                })
                .collect(),
            Shape::Plain(_) => Vec::new(),
        }
    }

    fn read(text: &str) -> Shape {
        let text = text.trim();
        let parts = split(text, '|');
        let quoted = |part: &str| part.trim().trim_start_matches(['{', ' ']).starts_with('"');
        if parts.iter().all(|part| quoted(part)) {
            return Shape::Variants(parts.into_iter().map(Variant::read).collect());
        }
        match text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) {
            Some(fields) if !fields.trim_start().starts_with('[') => {
                let fields = split(fields, ',').into_iter().filter(|field| !field.trim().is_empty());
                Shape::Fields(fields.map(Field::read).collect())
            }
            Some(_) | None if text == "Record<symbol, never>" => Shape::Fields(Vec::new()),
            Some(_) | None => Shape::Plain(text.to_owned()),
        }
    }
}

impl Variant {
    fn read(text: &str) -> Variant {
        let inner = text.trim().trim_start_matches('{').trim();
        let (name, rest) = inner.trim_start_matches('"').split_once('"').unwrap_or((inner, ""));
        let holds = rest.trim().strip_prefix(':').map(|of| Shape::read(of.trim().strip_suffix('}').unwrap_or(of)));
        Variant { name: name.to_owned(), holds }
    }
}

impl Field {
    fn read(text: &str) -> Field {
        let text = text.trim();
        let (docs, text) = match text.find("*/") {
            Some(end) if text.starts_with("/*") => (comment(&text[..end + 2]), text[end + 2..].trim()),
            Some(_) | None => (String::new(), text),
        };
        let (name, of) = text.split_once(':').unwrap_or((text, "unknown"));
        Field {
            name: name.trim_end_matches('?').to_owned(),
            may_be_missing: name.ends_with('?'),
            docs,
            of: of.trim().to_owned(),
        }
    }
}

/// The words of a comment.
fn comment(text: &str) -> String {
    let lines = text.lines().map(|line| line.trim().trim_start_matches(['/', '*']).trim_end_matches(['/', '*']).trim());
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The parts of a text between separators that stand in no brackets and no comment.
fn split(text: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut start, mut depth, mut at) = (Vec::new(), 0, 0i32, 0);
    while let Some(letter) = text[at..].chars().next() {
        if text[at..].starts_with("/*") {
            at += text[at..].find("*/").map_or(text.len() - at, |end| end + 2);
            continue;
        }
        match letter {
            '{' | '[' | '<' | '(' => depth += 1,
            '}' | ']' | '>' | ')' => depth -= 1,
            _ if letter == separator && depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
        at += letter.len_utf8();
    }
    parts.push(&text[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(name: &str) -> Message {
        messages().into_iter().find(|message| message.name == name).unwrap()
    }

    #[test]
    fn a_message_is_read_with_all_that_stands_in_it() {
        let done = message("Undo");
        assert_eq!(done.names(), ["to", "free"]);
        assert!(done.docs.starts_with("What a viewer can take back"));
        assert_eq!(message("ToldNotice").names()[..2], ["entry", "label"], "what is flattened stands beside the rest");
        let act = message("Act").names();
        for name in ["join", "invite", "add_bot", "spec", "play", "answer", "ask_pause", "chat", "text"] {
            assert!(act.iter().any(|known| known == name), "{name} in {act:?}");
        }
        assert_eq!(message("Seat").shape, Shape::Plain("number".to_owned()));
        assert_eq!(message("Room").names(), ["players", "spectators"]);
    }

    #[test]
    fn the_reference_is_no_wider_than_other_pages() {
        for line in markdown().lines() {
            assert!(line.chars().count() <= WIDTH || !line.trim_start_matches("- ").contains(' '), "{line}");
        }
    }
}
