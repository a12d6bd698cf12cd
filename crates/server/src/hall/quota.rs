//! How many tables one person, and one network, may have under way at a time. Rates say how fast tables are opened; this
//! says how many there can be, however patiently they were opened.

use super::Hall;
use crate::error::{Failure, Granted};
use crate::protocol::tables::Status;
use std::collections::HashMap;
use std::sync::PoisonError;

/// Tables that one person has opened and that are not over.
const OF_A_PERSON: usize = 100;
/// The same of one network: a school, or a club.
const OF_A_NETWORK: usize = 400;

/// The tables that each person and each network has opened since the server started, as far as they were not over when
/// they were last looked at.
pub(super) type Opened = HashMap<String, Vec<String>>;

impl Hall {
    /// May this person, from this network, have one more table?
    pub async fn one_more_table(&self, person: &str, network: &str) -> Granted<()> {
        if self.config().limit().is_none() {
            return Ok(());
        }
        for (key, most) in [(person, OF_A_PERSON), (network, OF_A_NETWORK)] {
            if self.under_way(key, most).await? >= most {
                let message = format!("{most} tables are under way that were opened by you or from where you are");
                return Err(Failure::conflict("too-many-tables", message));
            }
        }
        Ok(())
    }

    /// A person has opened a table from this network.
    pub fn opened(&self, person: &str, network: &str, table: &str) {
        let mut opened = self.0.opened.lock().unwrap_or_else(PoisonError::into_inner);
        for key in [person, network] {
            opened.entry(key.to_owned()).or_default().push(table.to_owned());
        }
    }

    /// How many tables are under way. They are looked at only when there may be too many.
    async fn under_way(&self, key: &str, most: usize) -> Granted<usize> {
        let known = self.0.opened.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned().unwrap_or_default();
        if known.len() < most {
            return Ok(known.len());
        }
        let mut over = Vec::new();
        for id in known {
            let row = self.store().table(&id).await?;
            if !row.is_some_and(|row| matches!(row.meta.status, Status::Gathering | Status::Running)) {
                over.push(id);
            }
        }
        let mut opened = self.0.opened.lock().unwrap_or_else(PoisonError::into_inner);
        let tables = opened.entry(key.to_owned()).or_default();
        tables.retain(|id| !over.contains(id));
        Ok(tables.len())
    }
}
