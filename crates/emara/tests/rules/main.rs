//! Every numbered rule of the specification, by its id.

mod bonus;
mod desk;
mod examples;
mod masters;
mod payments;
mod rounds;
mod rulings;
mod scoring;
mod setup;
mod solo;
mod visits;
