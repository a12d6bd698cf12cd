//! x
pub mod protocol;
