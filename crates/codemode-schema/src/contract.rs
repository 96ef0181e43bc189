//! The contract of a tool's output: the whole schema, and the branches that inputs select (`spec/contracts.md` 4.3).

use serde_json::Value;

use crate::{
    compile::CompiledSchema,
    discriminator::{DiscriminatorError, InputDiscriminator, is_narrowable},
    error::SchemaError,
    explain::{Disclose, Report},
};

/// A compiled output schema with all of its branches.
#[derive(Debug)]
pub struct OutputContract {
    whole: CompiledSchema,
    /// The annotation and the compiled branches; none without annotation, and for schemas that cannot be taken apart.
    branches: Option<(InputDiscriminator, Vec<CompiledSchema>)>,
}

/// An output schema that no result can be checked against.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum ContractError {
    /// The annotation is malformed.
    #[error(transparent)]
    Discriminator(#[from] DiscriminatorError),
    /// The schema is invalid.
    #[error(transparent)]
    Schema(#[from] SchemaError),
}

impl OutputContract {
    /// Compiles a schema and every branch of it.
    ///
    /// # Errors
    ///
    /// The schema or its annotation is invalid.
    pub fn compile(schema: &Value) -> Result<Self, ContractError> {
        let whole = CompiledSchema::compile(schema)?;
        let branches = match InputDiscriminator::of(schema)? {
            Some(discriminator) if is_narrowable(schema) => {
                let compile = |branch| CompiledSchema::compile(&discriminator.branch(schema, branch));
                let branches = (0..discriminator.branches()).map(compile).collect::<Result<_, _>>()?;
                Some((discriminator, branches))
            }
            _ => None,
        };
        Ok(Self { whole, branches })
    }

    /// The branch that an input selects, if the contract has branches.
    #[must_use]
    pub fn select(&self, input: &Value) -> Option<usize> {
        self.branches.as_ref()?.0.select(input)
    }

    /// Validates a result against the branches that the actual and the original input have selected; against the whole
    /// schema when the actual input has selected none.
    ///
    /// # Errors
    ///
    /// The report of the first of them that the result does not satisfy.
    pub fn validate(&self, value: &Value, [actual, original]: [Option<usize>; 2]) -> Result<(), Report> {
        let branch = |index: usize| self.branches.as_ref().and_then(|(_, branches)| branches.get(index)).unwrap_or(&self.whole);
        actual.map_or(&self.whole, branch).validate(value, Disclose::DeclaredKeys)?;
        match original {
            Some(original) if Some(original) != actual => branch(original).validate(value, Disclose::DeclaredKeys),
            _ => Ok(()),
        }
    }
}
