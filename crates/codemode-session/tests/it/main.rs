//! Promises of the session, shown with a fake executor and fake tools on a clock that stands still.
#![cfg(test)]

mod allocation;
mod bench;
mod budgets;
mod calls;
mod catalog;
mod contracts;
mod data;
mod fake;
mod finding;
mod outcomes;
mod records;
mod requests;
mod rules;
mod tasks;
mod time;
mod views;
mod waits;
