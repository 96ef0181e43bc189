//! Promises of the session, shown with a fake executor and fake tools on a clock that stands still.
#![cfg(test)]

mod calls;
mod catalog;
mod cells;
mod fake;
mod journal;
mod render;
