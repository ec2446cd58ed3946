//! Refusals, as the page hears of them.

use saturnalia_protocol::{Refusal, RefusalCode};
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

/// Why something was not done. The page catches a `Refusal` as JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused(pub Refusal);

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused(refusal)
    }
}

impl From<RefusalCode> for Refused {
    fn from(code: RefusalCode) -> Refused {
        Refused(code.into())
    }
}

impl From<Refused> for JsValue {
    fn from(Refused(refusal): Refused) -> JsValue {
        JsValue::from_str(&crate::write(&refusal))
    }
}

/// Reads what the page has sent.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Refused> {
    serde_json::from_str(text).map_err(|error| Refused(Refusal::with(RefusalCode::BadRequest, error)))
}
