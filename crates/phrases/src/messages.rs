//! What a Fluent source contains.

use std::collections::BTreeSet;
use std::fmt;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

/// A message of a file: its key and the arguments it uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub key: String,
    pub variables: BTreeSet<String>,
}

/// A file that is not valid Fluent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError(String);

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ParseError {}

/// The messages of a Fluent source, in order.
pub fn messages(source: &str) -> Result<Vec<Message>, ParseError> {
    let resource = fluent_syntax::parser::parse(source).map_err(|(_, errors)| {
        let lines: Vec<String> = errors
            .iter()
            .map(|error| format!("line {}: {}", source[..error.pos.start].lines().count(), error.kind))
            .collect();
        ParseError(lines.join("; "))
    })?;
    let mut found = Vec::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            if let Some(pattern) = &message.value {
                in_pattern(pattern, &mut variables);
            }
            for attribute in &message.attributes {
                in_pattern(&attribute.value, &mut variables);
            }
            found.push(Message { key: message.id.name.to_owned(), variables });
        }
    }
    Ok(found)
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            for variant in variants {
                in_pattern(&variant.value, variables);
            }
        }
        Expression::Inline(inline) => in_inline(inline, variables),
    }
}

fn in_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments, variables),
        InlineExpression::TermReference { arguments: Some(arguments), .. } => in_arguments(arguments, variables),
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        InlineExpression::TermReference { arguments: None, .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}

fn in_arguments(arguments: &CallArguments<&str>, variables: &mut BTreeSet<String>) {
    for positional in &arguments.positional {
        in_inline(positional, variables);
    }
    for named in &arguments.named {
        in_inline(&named.value, variables);
    }
}
