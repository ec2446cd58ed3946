//! Somebody who is to be forgotten: others keep their games, with nobody in particular on that seat.

use saturnalia_bots::BotSpec;
use saturnalia_protocol::AccountId;
use serde_json::Value;

use crate::act::leave;
use crate::{Person, Table, Through, What};

/// What is left of a name, in any language.
pub const NOBODY: &str = "Nemo";

impl Table {
    /// What follows if an account is deleted: it leaves its seats, and its name is gone.
    pub fn forget(&self, account: AccountId, replacement: BotSpec) -> Vec<What> {
        let person = Person { account, name: NOBODY.to_owned(), through: Through::Session };
        // Where there is nothing to leave, the name alone goes.
        let mut lines = leave(self, &person, replacement).unwrap_or_default();
        lines.extend(self.rename(account, NOBODY.to_owned()));
        lines
    }
}

/// A header or a line of a journal without the name of that account, if it holds it.
pub fn without_name(text: &str, account: AccountId) -> Option<String> {
    let id = account.to_string();
    if !text.contains(&id) {
        return None;
    }
    let mut value: Value = serde_json::from_str(text).ok()?;
    take_out(&mut value, &id).then(|| value.to_string())
}

fn take_out(value: &mut Value, id: &str) -> bool {
    match value {
        Value::Array(list) => list.iter_mut().fold(false, |changed, value| take_out(value, id) | changed),
        Value::Object(object) => {
            let theirs = object.get("account").is_some_and(|account| account == id);
            let mut changed = false;
            for (key, value) in object {
                if theirs && key == "name" && value.is_string() && value != NOBODY {
                    *value = NOBODY.into();
                    changed = true;
                } else {
                    changed |= take_out(value, id);
                }
            }
            changed
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_taken_out_wherever_it_stands_with_its_account() {
        let (one, other) = (AccountId(1), AccountId(2));
        let line = format!(r#"[5,{{"sit":{{"seat":1,"sitter":{{"person":{{"account":"{one}","name":"Livia"}}}}}}}}]"#);
        let without = without_name(&line, one).unwrap();
        assert!(!without.contains("Livia") && without.contains(NOBODY) && without.contains(&one.to_string()));
        assert_eq!(without_name(&without, one), None, "once is enough");
        assert_eq!(without_name(&line, other), None);
        assert_eq!(without_name(r#"[5,{"play":{"seat":0,"answer":"stay"}}]"#, one), None);
    }
}
