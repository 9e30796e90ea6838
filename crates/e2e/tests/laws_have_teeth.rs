//! The laws of the page fail on pages that break them, and on no other.

use anyhow::{Result, ensure};
use e2e::{Browser, Look, laws::assert_strict_laws};

/// A page with a stage and whatever stands below it.
fn page(style: &str, below: &str) -> String {
    let page = format!(
        "<!doctype html><html lang=en><meta name=viewport content=width=device-width><style>body,p{{margin:0}}\
         html{{overflow:hidden}}main{{position:fixed;inset:0}}{style}</style><main><p data-stage>the stage</p>{below}</main>"
    );
    let url = page.replace('%', "%25").replace('#', "%23").replace('\n', " ");
    format!("data:text/html;charset=utf-8,{url}")
}

/// What the laws say of it.
async fn broken(browser: &Browser, style: &str, below: &str) -> Result<String> {
    browser.web.goto(page(style, below)).await?;
    Ok(assert_strict_laws(browser, "a page").await.err().map(|why| why.to_string()).unwrap_or_default())
}

/// No text lies under something else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_covers_a_text_is_found() -> Result<()> {
    let browser = Browser::start(Look::PHONE).await?;
    let lines = "<p>a line that is read</p>".repeat(12);
    let cover = "<div class=cover>the purse</div>";
    let breaks = [
        // As the purse of Pactes lay over the sheet.
        (
            ".pane{height:100px;overflow:auto}.cover{position:sticky;bottom:8px;height:50px;background:#eee}",
            format!("<div class=pane tabindex=0>{lines}{cover}</div>"),
        ),
        (
            ".cover{position:absolute;top:10px;left:0;right:0;height:40px;background:#eee}",
            format!("<p>words</p>{cover}"),
        ),
        // Two texts in one place, without any ground.
        (
            ".cover{position:absolute;top:0;left:0;pointer-events:auto}",
            format!("<p style='position:absolute;top:0'>a line that is read</p>{cover}"),
        ),
        // A word within a sentence.
        (
            ".cover{position:absolute;top:0;left:0;right:0;bottom:0;background:#eee}",
            format!("<p>before <b>within</b> after</p>{cover}"),
        ),
    ];
    for (style, below) in breaks {
        let why = broken(&browser, style, &below).await?;
        ensure!(why.contains("covered by div.cover"), "{below} breaks the law, and it says: {why}");
    }
    let keeps = [
        ("", lines.clone()),
        // What is scrolled away is not covered by what stands beside its pane.
        (
            ".pane{height:100px;overflow:auto}.below{height:60px;background:#eee}",
            format!(
                "<div class=pane data-pane-scrolls tabindex=0>{lines}</div><div class=below>the purse</div>"
            ),
        ),
        // A link as large as its row lies over the row without covering it.
        (
            "li{position:relative;list-style:none}a{display:block;padding:12px}a::after{content:'';position:absolute;inset:0}",
            "<ul><li><b>a table</b><a href=about:blank>go there</a></li></ul>".to_owned(),
        ),
    ];
    for (style, below) in keeps {
        let why = broken(&browser, style, &below).await?;
        ensure!(!why.contains("covered"), "{below} keeps the law, and it says: {why}");
    }
    Ok(())
}

/// Whoever is awaited sees the object that the moment is about: the innermost one that is marked.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_object_out_of_view_is_found() -> Result<()> {
    let browser = Browser::start(Look::PHONE).await?;
    let object = |top: u32| {
        format!(
            "<div data-stage style='height:200px;overflow:hidden'><p data-stage style='margin-top:{top}px'>the board</p></div>"
        )
    };
    let style = "p[data-stage]:first-child{display:none}[data-stage] p[data-stage]{display:block}";
    let why = broken(&browser, style, &object(400)).await?;
    ensure!(why.contains("the stage is not in view"), "the object is out of view: {why}");
    let why = broken(&browser, style, &object(0)).await?;
    ensure!(!why.contains("the stage"), "the object is in view: {why}");
    Ok(())
}
