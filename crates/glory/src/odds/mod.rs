//! The joust solver.
