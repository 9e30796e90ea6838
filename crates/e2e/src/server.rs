//! The program itself as a server, with a database of its own and a port that it keeps when it is killed
//! and started again.

use std::{env, path::PathBuf, process::Stdio, time::Duration};

use anyhow::{Context as _, Result, bail};
use tokio::{
    net::{TcpListener, TcpStream},
    process::{Child, Command},
};

/// A server under our hands; it is killed when this is dropped.
pub struct Server {
    port: u16,
    folder: tempfile::TempDir,
    running: Child,
}

/// The program: `TABLEE_BIN`, else where cargo puts it.
pub fn program() -> PathBuf {
    let built = || {
        let test = env::current_exe().unwrap_or_default();
        test.ancestors().nth(2).map(|folder| folder.join("tablee")).unwrap_or_default()
    };
    env::var_os("TABLEE_BIN").map_or_else(built, PathBuf::from)
}

fn start(port: u16, folder: &tempfile::TempDir) -> Result<Child> {
    let program = program();
    Command::new(&program)
        .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--database"])
        .arg(folder.path().join("tables.db"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .with_context(|| format!("cannot start {}: build the program first", program.display()))
}

impl Server {
    /// A new server on a free port.
    ///
    /// # Errors
    /// The program has not been built, or does not start.
    pub async fn open() -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let port = TcpListener::bind("127.0.0.1:0").await?.local_addr()?.port();
        let running = start(port, &folder)?;
        let server = Self { port, folder, running };
        server.wait().await?;
        Ok(server)
    }

    /// Its address.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Kills the server without a word.
    ///
    /// # Errors
    /// It cannot be killed.
    pub async fn kill(&mut self) -> Result<()> {
        Ok(self.running.kill().await?)
    }

    /// Starts it again on the same port, with the same tables.
    ///
    /// # Errors
    /// It does not start any more.
    pub async fn restart(&mut self) -> Result<()> {
        self.running = start(self.port, &self.folder)?;
        self.wait().await
    }

    async fn wait(&self) -> Result<()> {
        for _ in 0..400 {
            if TcpStream::connect(("127.0.0.1", self.port)).await.is_ok() {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        bail!("the server does not answer")
    }
}
