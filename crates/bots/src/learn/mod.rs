//! The learned evaluation: a small network that reads how every seat stands and says how likely each of them wins.

mod gradient;
mod network;
mod samples;
mod shape;
mod standings;
mod swift;
mod training;

pub use network::{Network, NetworkError, Origin};
pub use samples::Sample;
pub use standings::Standings;
pub(crate) use swift::Swift;
pub use training::{Progress, Training, TrainingPlan};
