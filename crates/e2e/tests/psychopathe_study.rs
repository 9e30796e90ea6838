//! The analysis board of Psychopathe: variations and comments that stay, go into files and links, and come back;
//! positions that are composed; what cannot be read; three players.

use anyhow::{Context as _, Result, ensure};
use e2e::{
    Browser, Look, Server,
    board::{look, moves, n_moves, play, text, touch},
    page::until,
};
use thirtyfour::{Key, prelude::*};

/// Writes what somebody thinks of the move that is shown.
async fn comment(browser: &Browser, said: &str) -> Result<()> {
    let script = "const c = document.querySelector('#comment'); c.value = arguments[0];
        c.dispatchEvent(new Event('change', {bubbles: true}))";
    browser.web.execute(script, vec![serde_json::json!(said)]).await?;
    Ok(())
}

/// The link to the game, as it would be copied.
async fn link(browser: &Browser) -> Result<String> {
    touch(browser, ".files .buttons button[aria-expanded=false]").await?;
    until(browser, "the link", "return !!document.querySelector('.files .link')").await?;
    browser.web.find(By::Css(".files .link")).await?.prop("value").await?.context("a link")
}

async fn open(browser: &Browser, server: &Server, place: &str) -> Result<()> {
    browser.web.goto(&format!("{}#/psychopathe/{place}", server.address())).await?;
    browser.web.query(By::Id("board")).first().await?;
    Ok(())
}

/// One variation of one move with a comment, two moves in the main line.
const BRANCHED: &str = "return document.querySelectorAll('.tree .move').length === 3
    && document.querySelectorAll('.variation .move').length === 1
    && /✎/.test(document.querySelector('.variation .move').textContent)";
const COMMENTED: &str = "return document.querySelector('#comment').value === 'Plus « calme » ?'";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn variations_and_comments_are_saved_and_loaded() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    open(&browser, &server, "study").await?;
    play(&browser, "a2-o").await?;
    play(&browser, "d2-d1").await?;
    touch(&browser, "#previous").await?;
    play(&browser, "c1d-c2d").await?;
    moves(&browser, 3).await?;
    comment(&browser, "Plus « calme » ?").await?;
    until(&browser, "the variation", BRANCHED).await?;
    look(&browser, "variations").await?;
    // The device keeps it.
    browser.web.refresh().await?;
    until(&browser, "the variation again", BRANCHED).await?;
    touch(&browser, ".variation .move").await?;
    until(&browser, "its comment", COMMENTED).await?;
    // By a link, to somebody else; what is added there stays in the link.
    let link = link(&browser).await?;
    let other = Browser::start(Look { dark: false, ..Look::DESK }).await?;
    other.web.goto(&link).await?;
    until(&other, "the variation by link", BRANCHED).await?;
    touch(&other, ".variation .move").await?;
    until(&other, "its comment", COMMENTED).await?;
    play(&other, "o-a1").await?;
    until(&other, "one move more", "return document.querySelectorAll('.variation .move').length === 2")
        .await?;
    other.web.refresh().await?;
    until(&other, "both moves", "return document.querySelectorAll('.variation .move').length === 2").await?;
    look(&other, "a study from a link").await?;
    // By a file.
    let saved = "return decodeURIComponent(document.querySelector('.files a[download]').href.split(',')[1])";
    let record = browser.web.execute(saved, vec![]).await?;
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("psychopathe.txt");
    std::fs::write(&file, record.json().as_str().context("a record")?)?;
    open(&other, &server, "study").await?;
    until(&other, "an empty board", "return document.querySelectorAll('.tree .move').length === 0").await?;
    other.web.find(By::Id("load-file")).await?.send_keys(file.to_string_lossy()).await?;
    until(&other, "the variation by file", BRANCHED).await?;
    // The line is made the main one, and cut.
    touch(&other, ".variation .move").await?;
    until(&other, "its comment", COMMENTED).await?;
    other.assert_quiet().await?;
    browser.assert_quiet().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_read_says_why_and_loses_nothing() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    for place in [
        "study/record/x",
        "study/record/%5BVariation1%20%229%3A9%20o-a%22%5D%0A%0A*",
        "study/3/Xa%20w",
        "study/game/none",
    ] {
        browser.web.goto("about:blank").await?;
        open(&browser, &server, place).await?;
        until(&browser, place, "return document.querySelector('[role=alert]').textContent.length > 20")
            .await?;
    }
    // A text that is not read leaves what is there.
    open(&browser, &server, "study").await?;
    play(&browser, "a2-a1").await?;
    let paste = "const p = document.querySelector('#paste'); p.value = '1. a2-b2 *';
        p.dispatchEvent(new Event('input', {bubbles: true})); p.form.requestSubmit()";
    browser.web.execute(paste, vec![]).await?;
    until(&browser, "a reason", "return document.querySelector('[role=alert]').textContent.length > 20")
        .await?;
    ensure!(n_moves(&browser).await? == 1, "the move is still there");
    look(&browser, "a text that is not read").await?;
    browser.assert_quiet().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_composed_position_keeps_what_was_lost() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look { dark: true, ..Look::PHONE }).await?;
    open(&browser, &server, "study/3/Xa%20Na2%20xd%20nd2%20w%20DN%20-").await?;
    touch(&browser, "#edit").await?;
    until(&browser, "the editor", "return document.querySelector('[data-lost=D]')?.value === '1'").await?;
    look(&browser, "the editor").await?;
    let lose = |letter: &str, n: u8| {
        format!(
            "const f = document.querySelector('[data-lost={letter}]'); f.value = '{n}';
             f.dispatchEvent(new Event('change', {{bubbles: true}}))"
        )
    };
    // More than there are is refused with a word.
    browser.web.execute(lose("n", 6), vec![]).await?;
    let refused = "return document.querySelector('.editor [role=alert]').textContent.length > 10";
    until(&browser, "a reason", refused).await?;
    browser.web.execute(lose("n", 2), vec![]).await?;
    touch(&browser, "#edit-done").await?;
    until(
        &browser,
        "the position",
        "return /w DN nn$/.test(document.querySelector('#position-text')?.textContent ?? '')",
    )
    .await?;
    look(&browser, "a composed position").await?;
    browser.assert_quiet().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_around_one_device_and_their_game_studied() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    browser.web.goto(&format!("{}#/psychopathe/new", server.address())).await?;
    let three = "const s = document.querySelector('#n-seats'); if (!s) return false; s.value = '3';
        s.dispatchEvent(new Event('change', {bubbles: true})); return true";
    until(&browser, "three", three).await?;
    look(&browser, "setting up three").await?;
    touch(&browser, "#start").await?;
    browser.web.query(By::Id("board")).first().await?;
    // The third side is told apart by more than its colour.
    until(
        &browser,
        "rims",
        "return document.querySelectorAll('#board .piece.red .rim').length === 13
        && document.querySelectorAll('#board .piece.black .rim').length === 0",
    )
    .await?;
    for (n, typed) in ["a2-a1", "c2-c1", "e2-e1", "a1-a2"].into_iter().enumerate() {
        play(&browser, typed).await?;
        moves(&browser, n + 1).await?;
    }
    look(&browser, "three").await?;
    // Each side comes to lie below.
    for side in ["black", "red", "white"] {
        touch(&browser, "#turn-board").await?;
        let below =
            format!("return [...document.querySelectorAll('.name-line')].at(-1).dataset.side === '{side}'");
        until(&browser, side, &below).await?;
    }
    // Two give up: the third has won.
    for over in ["false", "true"] {
        touch(&browser, "#resign").await?;
        touch(&browser, ".sure[open] #sure-yes").await?;
        let script = format!(
            "return !!document.querySelector('#ending-title') === {over}
            && document.querySelectorAll('.name-line .hint').length >= 1"
        );
        until(&browser, "who is out", &script).await?;
    }
    look(&browser, "the end of three").await?;
    // A record of three is studied; it has no position of two.
    let record = "[Red \"Cléo\"]\n\n1. a2-a1 c2-c1 e2-e1\n2. a1-a2\n*\n";
    let script = "location.hash = '#/psychopathe/study/record/' + encodeURIComponent(arguments[0])";
    browser.web.execute(script, vec![serde_json::json!(record)]).await?;
    until(&browser, "the moves", "return document.querySelectorAll('.tree .move').length === 4").await?;
    ensure!(text(&browser, "#position-text").await?.is_empty(), "no position of two");
    let piles = "return document.querySelectorAll('.by-board .prisoners').length === 3";
    until(&browser, "three piles", piles).await?;
    look(&browser, "a study of three").await?;
    browser.assert_quiet().await
}

/// Black takes a psychologist by b1c3-b2c3 and may put back one of three kinds.
const TAKES_A_PSYCHOLOGIST: &str = "Da1b1 Na2 na2b Xa3 na3b2 Dab db1c3 Pb2a xc2d3 dd1e Nd2c Nd2e Dd2e2 Nd2e3 Nde nf1 Pf2 \
    Nf2e nfa b D ddnnpp";

/// A resurrection from the keyboard alone: the choice has the focus, and the board has it again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_resurrection_by_keyboard() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::DESK).await?;
    open(&browser, &server, &format!("study/3/{}", TAKES_A_PSYCHOLOGIST.replace(' ', "%20"))).await?;
    let board = browser.web.find(By::Id("board")).await?;
    let focused = |css: &str| format!("return !!document.activeElement?.closest('{css}')");
    let hop = |node: &'static str| {
        let (browser, board) = (&browser, &board);
        async move {
            for _ in 0..60 {
                board.send_keys("n").await?;
                if text(browser, "#announcements").await?.starts_with(node) {
                    return anyhow::Ok(());
                }
            }
            anyhow::bail!("{node} does not come")
        }
    };
    hop("b1c3").await?;
    board.send_keys(Key::Enter).await?;
    hop("b2c3").await?;
    board.send_keys(Key::Enter).await?;
    until(&browser, "the choice", &focused(".putting")).await?;
    look(&browser, "a choice").await?;
    browser.web.action_chain().send_keys(Key::Escape).perform().await?;
    until(&browser, "the board again", &focused("#board")).await?;
    ensure!(n_moves(&browser).await? == 0, "nothing was played");
    hop("b1c3").await?;
    board.send_keys(Key::Enter).await?;
    hop("b2c3").await?;
    board.send_keys(Key::Enter).await?;
    until(&browser, "the choice", &focused(".putting")).await?;
    browser.web.action_chain().send_keys(Key::Enter).perform().await?;
    moves(&browser, 1).await?;
    until(&browser, "the board again", &focused("#board")).await?;
    ensure!(text(&browser, ".played .move").await?.contains('='), "a piece came back");
    browser.assert_quiet().await
}

/// Nothing scrolls but the cards; the board and the steps are in sight.
const ONE_SCREEN: &str = "
const inside = e => { const r = e.getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight && r.right <= innerWidth; };
const page = document.scrollingElement;
return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth
    && ['#board', '#next', '.worth', '#engine'].every(it => inside(document.querySelector(it)));";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_coach_says_and_draws_why_the_best_move_captures() -> Result<()> {
    let server = Server::open().await?;
    let position = "Xa No xd na2 nd1e1 db1 b - -".replace(' ', "%20");
    for seen in [Look::PHONE, Look::DESK] {
        let browser = Browser::start(seen).await?;
        open(&browser, &server, &format!("study/3/{position}")).await?;
        touch(&browser, "#engine").await?;
        until(&browser, "three lines", "return document.querySelectorAll('#lines li').length === 3").await?;
        until(&browser, "the board, the bar and the steps on one screen", ONE_SCREEN).await?;
        until(&browser, "a reason", "return !!document.querySelector('.best-why')").await?;
        let why = text(&browser, ".best-why").await?;
        ensure!(why.contains("d1e1-d1xo") && why.contains("PSY-30") && why.contains("b1"), "{why}");
        let drawn =
            "return ['path.span', 'path.light', '.way.advice', '.way.third', '.pincers', '.denounces']
            .every(it => !!document.querySelector(it))";
        until(&browser, "the pincers and the denunciation", drawn).await?;
        touch(&browser, "#engine").await?;
        until(&browser, "no reason any more", "return !document.querySelector('.best-why, path.span')")
            .await?;
        browser.assert_quiet().await?;
    }
    Ok(())
}
