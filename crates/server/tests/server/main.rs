//! The server from outside: a real one on a port of its own, and people, processes and strangers who use it.

mod absence;
mod access;
mod advise;
#[cfg(unix)]
mod attack;
mod bad_input;
mod calls;
mod common;
mod company;
#[cfg(unix)]
mod crash;
mod glance;
mod idle;
mod lesson;
mod letters;
mod openapi;
mod operations;
mod operator;
mod other_rules;
mod people;
mod play;
mod plea;
mod profile;
mod reconnect;
mod rehearse;
mod results;
mod safe_keeping;
mod sealed;
mod secrets;
mod seeking;
mod sessions;
mod show;
mod store;
mod trouble;
mod undo;
mod upgrade;
