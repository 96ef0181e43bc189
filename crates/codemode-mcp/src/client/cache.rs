//! What servers offer, kept in files between the runs of a program.

use std::{
    io,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::Offer;

/// A folder with a file for each server that was asked what it offers.
#[derive(Clone, Debug)]
pub(super) struct Cache(PathBuf);

/// The content of a file.
#[derive(Deserialize, Serialize)]
struct Kept {
    /// Of this layout.
    format: u32,
    /// How the server was configured, as a digest.
    identity: String,
    offer: Offer,
}

impl Cache {
    pub(super) const fn new(folder: PathBuf) -> Self {
        Self(folder)
    }

    /// What a server offered when it was asked last; none if it never was, or is configured in another way by now.
    pub(super) async fn load(&self, name: &str, identity: &str) -> Option<Offer> {
        let path = self.path(name);
        let bytes = blocking(move || {
            let is_small = fs_err::metadata(&path)?.len() <= MAX_BYTES;
            if is_small { fs_err::read(&path) } else { Err(io::ErrorKind::FileTooLarge.into()) }
        });
        let kept: Kept = serde_json::from_slice(&bytes.await.ok()?).ok()?;
        (kept.format == FORMAT && kept.identity == identity).then_some(kept.offer)
    }

    /// Keeps what a server offers. Whoever reads meanwhile reads the old file or the new one.
    pub(super) async fn store(&self, name: &str, identity: &str, offer: &Offer) -> io::Result<()> {
        let kept = Kept { format: FORMAT, identity: identity.to_owned(), offer: offer.clone() };
        let (folder, path) = (self.0.clone(), self.path(name));
        blocking(move || {
            let bytes = serde_json::to_vec(&kept)?;
            fs_err::create_dir_all(&folder)?;
            let mut file = tempfile::NamedTempFile::new_in(&folder)?;
            io::Write::write_all(&mut file, &bytes)?;
            file.persist(path)?;
            Ok(())
        })
        .await
    }

    fn path(&self, name: &str) -> PathBuf {
        // A name may hold anything; two that look alike must not share a file.
        let plain: String =
            name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '-' || c == '_' { c } else { '_' }).take(40).collect();
        self.0.join(Path::new(&format!("{plain}-{}.json", &crate::config::digest([name])[..16])))
    }
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> io::Result<T> + Send + 'static) -> io::Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(io::Error::other)?
}

const FORMAT: u32 = 1;
const MAX_BYTES: u64 = 64 * 1024 * 1024;
