//! What a message says, spelled out: one line of pieces for every way through its selectors.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use saturnalia_texts::files;

/// A message of one language, with every way in which it can be said.
pub(crate) struct Message {
    /// `de` or `en`.
    pub language: &'static str,
    /// As in [`saturnalia_texts::LocaleFile`].
    pub file: &'static str,
    pub key: String,
    pub ways: Vec<Vec<Piece>>,
}

/// A part of what is said.
#[derive(Clone)]
pub(crate) struct Piece {
    pub what: What,
    /// The arguments whose number has decided that this piece is said.
    pub counted: BTreeSet<String>,
}

#[derive(Clone)]
pub(crate) enum What {
    Text(String),
    /// What is inserted for an argument.
    Argument(String),
    /// Another message, a term, or a literal.
    Other,
}

/// Every message of every embedded file.
pub(crate) fn messages() -> Vec<Message> {
    let mut all = Vec::new();
    for file in files() {
        let resource = fluent_syntax::parser::parse(file.source).expect("embedded files are valid");
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let ways = message.value.as_ref().map_or_else(Vec::new, |pattern| spelled(pattern, &BTreeSet::new()));
                let key = message.id.name.to_owned();
                all.push(Message { language: file.language, file: file.name, key, ways });
            }
        }
    }
    assert!(all.len() > 1000, "the files were found");
    all
}

impl Message {
    /// What is said, with `…` for whatever is inserted.
    pub(crate) fn sentences(&self) -> impl Iterator<Item = String> + '_ {
        self.ways.iter().map(|way| way.iter().map(Piece::shown).collect())
    }

    /// The arguments that are inserted or counted.
    pub(crate) fn arguments(&self) -> BTreeSet<&str> {
        let pieces = || self.ways.iter().flatten();
        let counted = pieces().flat_map(|piece| piece.counted.iter().map(String::as_str));
        let inserted = pieces().filter_map(|piece| match &piece.what {
            What::Argument(name) => Some(name.as_str()),
            What::Text(_) | What::Other => None,
        });
        counted.chain(inserted).collect()
    }

    /// Whether a number decides by this argument what is said.
    pub(crate) fn counts(&self, argument: &str) -> bool {
        self.ways.iter().flatten().any(|piece| piece.counted.contains(argument))
    }
}

impl Piece {
    fn shown(&self) -> &str {
        match &self.what {
            What::Text(text) => text,
            What::Argument(_) => "…",
            What::Other => "",
        }
    }
}

fn spelled(pattern: &Pattern<&str>, counted: &BTreeSet<String>) -> Vec<Vec<Piece>> {
    let mut ways = vec![Vec::new()];
    for element in &pattern.elements {
        let piece = |what| vec![vec![Piece { what, counted: counted.clone() }]];
        let next = match element {
            PatternElement::TextElement { value } => piece(What::Text((*value).to_owned())),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::VariableReference { id } => piece(What::Argument(id.name.to_owned())),
                InlineExpression::StringLiteral { value } => piece(What::Text((*value).to_owned())),
                InlineExpression::Placeable { .. }
                | InlineExpression::NumberLiteral { .. }
                | InlineExpression::FunctionReference { .. }
                | InlineExpression::MessageReference { .. }
                | InlineExpression::TermReference { .. } => piece(What::Other),
            },
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let mut counted = counted.clone();
                if let InlineExpression::VariableReference { id } = selector {
                    counted.insert(id.name.to_owned());
                }
                variants.iter().flat_map(|variant| spelled(&variant.value, &counted)).collect()
            }
        };
        ways = ways
            .iter()
            .flat_map(|way: &Vec<Piece>| next.iter().map(move |more| [way.as_slice(), more.as_slice()].concat()))
            .collect();
    }
    ways
}
