//! Sends and reads large objects in parts, so that a broken connection only costs one part.

use object_store::path::Path;
use object_store::{
    Attributes, Error, GetOptions, ObjectStore, ObjectStoreExt as _, PutMultipartOptions, Result,
    WriteMultipart,
};

/// The size of a part, in bytes. S3 accepts parts of 5 MiB to 5 GiB.
pub(super) const PART: usize = 8 << 20;
/// The largest object that is read in parts, in bytes. Records of the largest sites are smaller.
const MAX_READ: u64 = 1 << 30;
/// The number of parts of an object that are sent concurrently.
const AT_ONCE: usize = 4;

/// Writes an object. It becomes visible when it is complete; if a part fails, the sent parts are
/// removed.
pub(super) async fn put(
    store: &dyn ObjectStore,
    path: &Path,
    bytes: &[u8],
    attributes: Attributes,
) -> Result<()> {
    let options = PutMultipartOptions { attributes, ..PutMultipartOptions::default() };
    let upload = store.put_multipart_opts(path, options).await?;
    let mut parts = WriteMultipart::new_with_chunk_size(upload, PART);
    for part in bytes.chunks(PART) {
        if let Err(error) = parts.wait_for_capacity(AT_ONCE).await {
            // The failure of the part is the one to report.
            let _ = parts.abort().await;
            return Err(error);
        }
        parts.write(part);
    }
    parts.finish().await.map(drop)
}

/// Reads an object that is not empty. Up to one part requires one request.
pub(super) async fn get(store: &dyn ObjectStore, path: &Path) -> Result<Vec<u8>> {
    let first = GetOptions::default().with_range(Some(0..PART as u64));
    let first = store.get_opts(path, first).await?;
    let size = first.meta.size;
    if size > MAX_READ {
        let source = format!("it has {size} bytes, more than {MAX_READ}").into();
        return Err(Error::Generic { store: "", source });
    }
    let mut bytes = first.bytes().await?.to_vec();
    while (bytes.len() as u64) < size {
        let next = bytes.len() as u64;
        let part = store.get_range(path, next..size.min(next + PART as u64)).await?;
        bytes.extend_from_slice(&part);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use object_store::memory::InMemory;

    use super::*;
    use crate::deploy::publish::store::block_on;

    #[test]
    fn objects_of_any_number_of_parts_round_trip() {
        let (store, path) = (InMemory::new(), Path::from("record"));
        for size in [1, PART - 1, PART, PART + 1, 2 * PART, 9 * PART + 3] {
            let bytes: Vec<u8> = (0..size).map(|at| (at % 251) as u8).collect();
            let read = block_on(async {
                put(&store, &path, &bytes, Attributes::new()).await?;
                Ok(get(&store, &path).await?)
            });
            assert!(read.unwrap() == bytes, "{size} bytes");
        }
    }
}
