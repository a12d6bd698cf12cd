//! Bots for Crown of Emara.

mod greedy;
mod judge;
mod planner;
mod sense;

pub use greedy::Greedy;
pub use judge::Weights;
pub use planner::{Limit, Plan, Planner};
pub use sense::{CHAMPION, KNIGHT, PAGE, SQUIRE, Senses};
