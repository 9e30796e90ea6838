//! One browser with a profile of its own.

use std::{path::Path, process::Stdio, time::Duration};

use anyhow::{Context as _, Result, ensure};
use thirtyfour::{ChromiumLikeCapabilities as _, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};
use tokio::{
    io::{AsyncBufReadExt as _, BufReader},
    process::{Child, Command},
    task::JoinHandle,
};

use crate::{laws::is_whole, page};

/// How a page is looked at.
#[derive(Debug, Clone, Copy)]
pub struct Look {
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
    /// Whether the system wishes dark.
    pub dark: bool,
    /// The browser's language.
    pub language: &'static str,
}

impl Look {
    /// A phone in French, light.
    pub const PHONE: Self = Self { width: 360, height: 740, dark: false, language: "fr" };
    /// A wide screen in English, dark.
    pub const DESK: Self = Self { width: 1360, height: 900, dark: true, language: "en" };
}

/// Random bytes that are the same in every run (xorshift).
const SAME_LUCK: &str = "let luck = 2463534242;
crypto.getRandomValues = (bytes) => {
  for (let i = 0; i < bytes.length; i++) {
    luck ^= luck << 13; luck ^= luck >>> 17; luck ^= luck << 5;
    bytes[i] = luck >>> 8;
  }
  return bytes;
};";

/// How long a browser may live. A test that goes round in circles then fails instead of never ending.
fn lifetime() -> Duration {
    Duration::from_secs(if is_whole() { 60 * 60 } else { 8 * 60 })
}

/// A browser under our hands.
pub struct Browser {
    pub web: WebDriver,
    driver: Child,
    /// Ends the browser after its lifetime.
    end: JoinHandle<()>,
    _profile: tempfile::TempDir,
}

/// A failing test never reaches `quit()`.
impl Drop for Browser {
    fn drop(&mut self) {
        self.end.abort();
        if let Some(id) = self.driver.id() {
            kill(id);
        }
    }
}

/// A killed driver leaves its Chromium running: so the whole process group goes.
fn kill(group: u32) {
    // What is gone already need not be killed.
    let _ = std::process::Command::new("kill").args(["-KILL", "--", &format!("-{group}")]).status();
}

/// A driver that listens, and where. It wants one free port for both kinds of addresses and ends if another driver has
/// just taken one of them: then the next one is tried.
async fn driver() -> Result<(Child, u16)> {
    for _ in 0..5 {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .context("cannot start chromedriver: apt-get install chromium chromium-driver")?;
        let mut lines = BufReader::new(driver.stdout.take().context("its output")?).lines();
        while let Some(line) = lines.next_line().await? {
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                return Ok((driver, port.trim_end_matches('.').parse()?));
            }
        }
        driver.wait().await?;
    }
    anyhow::bail!("chromedriver ends without a port")
}

impl Browser {
    /// A new browser.
    ///
    /// # Errors
    /// Chromium or its driver is missing.
    pub async fn start(look: Look) -> Result<Self> {
        let (driver, port) = driver().await?;
        let profile = tempfile::tempdir()?;
        let mut caps = DesiredCapabilities::chrome();
        caps.set_binary("/usr/bin/chromium")?;
        let mut args = vec![
            "--headless".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-quic".to_owned(),
            "--no-first-run".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            "--force-prefers-reduced-motion".to_owned(),
            format!("--lang={}", look.language),
            format!("--window-size={},{}", look.width.max(500), look.height),
            format!("--user-data-dir={}", profile.path().display()),
        ];
        if look.dark {
            args.push("--blink-settings=preferredColorScheme=0".to_owned());
        }
        for arg in &args {
            caps.add_arg(arg)?;
        }
        caps.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let web = WebDriver::new(format!("http://127.0.0.1:{port}"), caps).await?;
        let group = driver.id().context("chromedriver has ended")?;
        let end = tokio::spawn(async move {
            tokio::time::sleep(lifetime()).await;
            eprintln!("a browser was ended after {} s", lifetime().as_secs());
            kill(group);
        });
        let browser = Self { web, driver, end, _profile: profile };
        browser.resize(look).await?;
        Ok(browser)
    }

    /// A window cannot be narrower than 500 pixels; a device can.
    async fn resize(&self, look: Look) -> Result<()> {
        let tools = self.web.cdp();
        let metrics = serde_json::json!({
            "width": look.width, "height": look.height, "deviceScaleFactor": 1, "mobile": false,
        });
        tools.send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.wish(look.dark).await?;
        // Without a display Chromium speaks English, whatever `--lang` says.
        let speak = format!(
            "try {{ localStorage.getItem('tablee.language') ?? localStorage.setItem('tablee.language', '{}') }} catch {{}}",
            look.language
        );
        let script = serde_json::json!({ "source": speak });
        tools.send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
        Ok(())
    }

    /// Its width and height in pixels.
    ///
    /// # Errors
    /// The page is gone.
    pub async fn size(&self) -> Result<(u32, u32)> {
        let size = self.web.execute("return [innerWidth, innerHeight]", vec![]).await?;
        Ok(serde_json::from_value(size.json().clone())?)
    }

    /// Another size; the page has heard of it and drawn itself when this returns.
    ///
    /// # Errors
    /// The page is gone.
    pub async fn set_size(&self, width: u32, height: u32) -> Result<()> {
        let metrics =
            serde_json::json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.web.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
        let drawn = "const done = arguments[arguments.length - 1];
            requestAnimationFrame(() => requestAnimationFrame(() => done(true)))";
        self.web.execute_async(drawn, vec![]).await?;
        Ok(())
    }

    /// Opens an address in a tab that is new: it has to be told how it looks.
    ///
    /// # Errors
    /// The browser is gone.
    pub async fn goto_new(&self, address: &str, look: Look) -> Result<()> {
        self.resize(look).await?;
        self.web.goto(address).await?;
        Ok(())
    }

    /// For a game alone on this device: bots do not wait, and this page and those that follow draw the same lots each
    /// time, so that what a test sees today it sees tomorrow. Where everything is wanted, luck is luck.
    /// Not for tables on a server: two browsers would give themselves the same keys.
    ///
    /// # Errors
    /// The browser is gone, or shows no page of ours yet.
    pub async fn hurry(&self) -> Result<()> {
        self.web.execute("localStorage.setItem('tablee.pace', '0')", vec![]).await?;
        if !is_whole() {
            self.web.execute(SAME_LUCK, vec![]).await?;
            let script = serde_json::json!({ "source": SAME_LUCK });
            self.web.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
        }
        Ok(())
    }

    /// The system wishes dark, or light, from now on.
    ///
    /// # Errors
    /// The browser is gone.
    pub async fn wish(&self, dark: bool) -> Result<()> {
        let scheme = if dark { "dark" } else { "light" };
        let media = serde_json::json!({"features": [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ]});
        self.web.cdp().send_raw("Emulation.setEmulatedMedia", media).await?;
        Ok(())
    }

    /// Presses the button of a language; the page speaks it when this returns.
    ///
    /// # Errors
    /// It does not.
    pub async fn speak(&self, language: &str) -> Result<()> {
        page::touch(self, &format!(".languages button[lang={language}]")).await?;
        let speaks = format!("return document.documentElement.lang === '{language}'");
        page::until(self, "the other language", &speaks).await
    }

    /// axe finds nothing and nothing sticks out, in both languages and both themes; ends as it began.
    ///
    /// # Errors
    /// What is wrong, and in which language and theme.
    pub async fn assert_fine(&self, place: &str, look: Look) -> Result<()> {
        let other = if look.language == "fr" { "en" } else { "fr" };
        for language in [other, look.language] {
            self.speak(language).await?;
            for dark in [!look.dark, look.dark] {
                self.wish(dark).await?;
                let theme = if dark { "dark" } else { "light" };
                self.assert_accessible(&format!("{place}, {language}, {theme}")).await?;
            }
            self.assert_fits(&format!("{place}, {language}")).await?;
        }
        Ok(())
    }

    /// A picture of the page as it is seen.
    ///
    /// # Errors
    /// It cannot be written.
    pub async fn picture(&self, to: &Path) -> Result<()> {
        tokio::fs::create_dir_all(to.parent().context("a folder")?).await?;
        tokio::fs::write(to, self.web.screenshot_as_png().await?).await?;
        Ok(())
    }

    /// No console message, no uncaught exception, no wasm trap since the last call.
    ///
    /// # Errors
    /// What the console says.
    pub async fn assert_quiet(&self) -> Result<()> {
        let log = self.web.browser_log().await?;
        ensure!(log.is_empty(), "the console is not quiet: {log:#?}");
        Ok(())
    }

    /// axe finds nothing on the page as it is.
    ///
    /// # Errors
    /// What it found, or that it is missing.
    pub async fn assert_accessible(&self, place: &str) -> Result<()> {
        if self.web.execute("return !window.axe", vec![]).await?.json().as_bool() == Some(true) {
            let axe = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe/axe.min.js");
            let axe = std::env::var_os("TABLEE_AXE").map_or(axe, Into::into);
            let source = tokio::fs::read_to_string(&axe).await.with_context(|| {
                format!("{} is missing: `npm pack axe-core@4.14.0` has it", axe.display())
            })?;
            self.web.execute(source, vec![]).await?;
        }
        let report = self
            .web
            .execute_async(
                "const done = arguments[arguments.length - 1];
                 axe.run(document, { resultTypes: ['violations'] })
                    .then(r => done(r.violations.map(v => [v.id, v.nodes.map(n => n.html)])),
                          e => done(String(e)))",
                vec![],
            )
            .await?;
        ensure!(*report.json() == serde_json::json!([]), "axe on {place}: {:#}", report.json());
        Ok(())
    }

    /// Nothing sticks out to the right.
    ///
    /// # Errors
    /// By how much.
    pub async fn assert_fits(&self, place: &str) -> Result<()> {
        let over = self
            .web
            .execute(
                "return document.documentElement.scrollWidth - document.documentElement.clientWidth",
                vec![],
            )
            .await?;
        ensure!(
            over.json().as_i64().is_some_and(|over| over <= 0),
            "{place} is {} pixels too wide",
            over.json()
        );
        Ok(())
    }
}
