//! Bots for Crown of Emara.

mod greedy;
mod judge;
mod planner;

pub use greedy::Greedy;
pub use judge::Weights;
pub use planner::{Limit, Plan, Planner};
