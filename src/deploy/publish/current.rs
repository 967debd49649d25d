//! Reads the record of the current release of a target.

use anyhow::{Context as _, bail};

use crate::deploy::publish::claim::StoreState;
use crate::deploy::publish::record::{ReleaseRecord, STATE};
use crate::deploy::publish::store::Store;

/// Reads the record of the current release; without one, an empty record.
pub(super) async fn newest(store: &Store, state: &StoreState) -> anyhow::Result<ReleaseRecord> {
    match state.newest() {
        Some((_, name)) => read_record(store, name).await,
        None => Ok(ReleaseRecord::default()),
    }
}

/// Reads the record `name`.
pub(super) async fn read_record(store: &Store, name: &str) -> anyhow::Result<ReleaseRecord> {
    let key = format!("{STATE}/{name}");
    let Some(bytes) = store.get_in_parts(&key).await? else {
        bail!("the record `{key}` was removed by another publish; try again");
    };
    ReleaseRecord::from_bytes(&bytes).with_context(|| format!("can't read the record `{key}`"))
}
