//! What is kept on a device: pages that open without a network, and a page that outlives its server's version.

use anyhow::Result;
use e2e::{
    Browser, Look, Server,
    board::{moves, play, touch},
    page::until,
};

/// Whether a file of this name is kept, by how its name begins.
async fn kept(browser: &Browser, begin: &str) -> Result<()> {
    let script = format!(
        "globalThis.looked ??= (async () => {{
            const cache = await caches.open((await caches.keys())[0] ?? 'none');
            const names = (await cache.keys()).map(({{ url }}) => new URL(url).pathname);
            globalThis.found = names.some(name => name.startsWith('/{begin}')) && names.includes('/');
            globalThis.looked = undefined;
        }})();
        return globalThis.found === true"
    );
    browser.web.execute("globalThis.found = undefined", vec![]).await?;
    until(browser, &format!("{begin} on the device"), &script).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_train_the_shelf_opens_and_a_game_goes_on() -> Result<()> {
    let mut server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    browser.web.goto(server.address()).await?;
    kept(&browser, "shelf-").await?;
    browser.web.goto(format!("{}#/psychopathe/new", server.address())).await?;
    touch(&browser, "#start").await?;
    play(&browser, "a2-a1").await?;
    moves(&browser, 1).await?;
    kept(&browser, "psychopathe-local-").await?;
    kept(&browser, "words-psychopathe-fr-").await?;
    browser.web.refresh().await?;
    moves(&browser, 1).await?;
    browser.assert_quiet().await?;

    server.kill().await?;
    browser.web.goto("about:blank").await?;
    browser.web.goto(server.address()).await?;
    let waits = "return !!document.querySelector('.home .waiting a[data-game=psychopathe]')";
    until(&browser, "the game on the shelf", waits).await?;
    touch(&browser, ".home .waiting a[data-game=psychopathe]").await?;
    moves(&browser, 1).await?;
    play(&browser, "d2-d1").await?;
    moves(&browser, 2).await?;
    browser.web.refresh().await?;
    moves(&browser, 2).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_before_says_so_and_loses_nothing_that_was_typed() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    browser.web.goto(format!("{}#/psychodrame/new", server.address())).await?;
    touch(&browser, "#start").await?;
    let write = "const take = document.querySelector('#take'); if (take) take.click();
        const field = document.querySelector('.table textarea');
        if (!field) return false;
        field.value = 'une phrase commencée';
        field.dispatchEvent(new Event('input', {bubbles: true}));
        return true";
    until(&browser, "somewhere to write", write).await?;
    // The server has other files by now: that of this page is not among them.
    let renewed = "const ask = globalThis.fetch;
        globalThis.fetch = (what, how) => how?.method === 'HEAD' ? Promise.resolve(new Response(null, {status: 404})) : ask(what, how);
        document.dispatchEvent(new Event('visibilitychange'))";
    browser.web.execute(renewed, vec![]).await?;
    until(&browser, "that there is a new version", "return !!document.querySelector('.renewed')").await?;
    browser.assert_accessible("a page of before").await?;
    browser.assert_fits("a page of before").await?;
    touch(&browser, ".renewed .quiet").await?;
    until(&browser, "the table alone", "return !document.querySelector('.renewed')").await?;
    browser.web.execute("document.dispatchEvent(new Event('visibilitychange'))", vec![]).await?;
    touch(&browser, ".renewed .primary").await?;
    let again = "const take = document.querySelector('#take'); if (take) take.click();
        return !document.querySelector('.renewed')
            && [...document.querySelectorAll('textarea')].some(field => field.value === 'une phrase commencée')";
    until(&browser, "what was typed", again).await?;
    browser.assert_quiet().await
}
