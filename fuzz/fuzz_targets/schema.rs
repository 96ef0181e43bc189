//! Any document is a schema or an error, and any value of it valid or explained.
#![no_main]

use codemode_schema::{CompiledSchema, Disclose, InputDiscriminator, OutputContract, completeness, discriminator::is_narrowable};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

// The input is a schema and a value, as JSON texts with a line end between.
fuzz_target!(|input: &str| {
    let (schema, value) = input.split_once('\n').unwrap_or((input, "{}"));
    let (Ok(schema), Ok(value)) = (serde_json::from_str::<Value>(schema), serde_json::from_str::<Value>(value)) else { return };
    let _ = completeness(&schema);
    let _ = is_narrowable(&schema);
    let _ = InputDiscriminator::of(&schema);
    let _ = OutputContract::compile(&schema).map(|contract| contract.validate(&value, [contract.select(&value), None]));
    if let Ok(compiled) = CompiledSchema::compile(&schema) {
        let report = compiled.validate(&value, Disclose::Keys);
        assert_eq!(compiled.accepts(&value), report.is_ok());
        assert!(report.err().is_none_or(|report| (1..=5).contains(&report.details.len())));
    }
});
