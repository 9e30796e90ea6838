//! A book printed by Chromium: pages of the paper that was asked for, each chapter on a page of its own.

use std::{path::Path, process::Stdio};

use anyhow::{Context as _, Result, ensure};
use e2e::program;
use tokio::process::Command;

/// Makes a book of a kept game.
async fn book(paper: &str, to: &Path) -> Result<String> {
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../tablee/tests/kept/pactes-1.jsonl");
    let args = ["book", kept, "--as", "0", "--language", "fr", "--paper", paper, "--output"];
    let made = Command::new(program()).args(args).arg(to).stdout(Stdio::null()).status().await?;
    ensure!(made.success(), "tablee book: {made}");
    Ok(tokio::fs::read_to_string(to).await?)
}

/// Prints it; what the file says of its pages.
async fn printed(html: &Path) -> Result<Vec<(f64, f64)>> {
    let pdf = html.with_extension("pdf");
    let profile = html.with_extension("profile");
    let printing = Command::new("/usr/bin/chromium")
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"])
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg(format!("--print-to-pdf={}", pdf.display()))
        .arg(format!("file://{}", html.display()))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    ensure!(printing.await?.success(), "Chromium does not print");
    let bytes = tokio::fs::read(&pdf).await.context("no PDF: apt-get install chromium")?;
    let text = String::from_utf8_lossy(&bytes);
    let boxes = text.match_indices("/MediaBox").filter_map(|(at, _)| {
        let inside = text[at..].split_once('[')?.1.split_once(']')?.0;
        let sides: Vec<f64> = inside.split_whitespace().filter_map(|side| side.parse().ok()).collect();
        Some((*sides.get(2)?, *sides.get(3)?))
    });
    Ok(boxes.collect())
}

#[tokio::test]
async fn a_book_prints_on_its_paper_with_each_chapter_on_a_new_page() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut lengths = Vec::new();
    // In points, of which an inch has 72.
    for (paper, width, height) in [("a5", 419.5, 595.3), ("a4", 595.3, 841.9)] {
        let html = folder.path().join(format!("{paper}.html"));
        let text = book(paper, &html).await?;
        let pages = printed(&html).await?;
        let fits = |(w, h): &(f64, f64)| (w - width).abs() < 1.5 && (h - height).abs() < 1.5;
        ensure!(pages.iter().all(fits), "{paper}: {pages:?}");
        // Nothing stands on the title page but the title.
        let n_sections = text.matches("<section").count();
        ensure!(n_sections > 6, "chapters and contracts: {n_sections}");
        ensure!(pages.len() > n_sections, "{paper}: {} pages for {n_sections} parts", pages.len());
        lengths.push(pages.len());
    }
    ensure!(lengths[0] >= lengths[1], "what is smaller holds less: {lengths:?}");
    Ok(())
}
