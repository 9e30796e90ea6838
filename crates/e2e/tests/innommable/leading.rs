//! A Keeper with a mystery of the shelf: its own words lie ready, and its elements can be dragged onto attempts.

use anyhow::Result;
use e2e::{Browser, Server, page::until_with};
use serde_json::json;

use crate::group::{Group, act, characters, reads, sees, touch};

/// Takes up an element and lets it go over the attempt, as a mouse does.
const DRAG: &str =
    "const from = document.querySelector('.el .open'), to = document.querySelector('.try[data-seat]');
    if (!from || !to) return false;
    const middle = (e) => { const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + 20]; };
    const send = (name, [clientX, clientY]) => from.dispatchEvent(new PointerEvent(name,
        { clientX, clientY, button: 0, isPrimary: true, pointerId: 1, bubbles: true }));
    send('pointerdown', middle(from));
    send('pointermove', middle(to));
    send('pointerup', middle(to));
    return true";

/// What stands in the Keeper's line.
async fn offers(keeper: &Browser, script: &str) -> Result<()> {
    let line = format!("const text = document.querySelector('.say-line textarea')?.value ?? ''; {script}");
    until_with(keeper, "an idea in the line", &line, vec![]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_keeper_tells_a_mystery_of_the_shelf_in_its_own_words() -> Result<()> {
    let server = Server::open().await?;
    let group = Group::sit(&server).await?;
    let keeper = &group.keeper;
    // The shelf shows titles, and where each takes place.
    let titled = "const books = [...document.querySelectorAll('.shelf-of button')];
        return books.length === 6 && books.every(e => e.querySelector('b').textContent.length > 5
            && e.querySelector('small').textContent.includes(' · '))";
    until_with(keeper, "titles", titled, vec![]).await?;
    touch(keeper, ".shelf-of li:first-child button").await?;
    act(keeper, "lay_dice", &[], &[]).await?;
    act(keeper, "finish_preparation", &[], &[]).await?;
    characters(&group).await?;

    // The next scene, then whom one meets.
    touch(keeper, ".say-line .idea").await?;
    offers(keeper, "window.first ??= text; return text.length > 20").await?;
    touch(keeper, ".say-line .idea").await?;
    offers(keeper, "return text.length > 20 && text !== window.first").await?;

    // A lull says how long it lasts, once it is one.
    sees(keeper, ".bowl").await?;
    let quiet = "return document.querySelector('.lull')?.hidden === true";
    until_with(keeper, "no lull yet", quiet, vec![]).await?;
    let later = "const now = Date.now; Date.now = () => now() + 150000; return true";
    until_with(keeper, "two minutes later", later, vec![]).await?;
    reads(keeper, ".lull", "2 minutes").await?;

    // An element dragged onto an attempt answers it, in the words in which it is told.
    act(group.player(0).await?, "declare_action", &["J’écoute."], &[]).await?;
    sees(keeper, ".try[data-seat]").await?;
    until_with(keeper, "a drag", DRAG, vec![]).await?;
    let told = "const text = document.querySelector('.try .telling textarea')?.value ?? '';
        const name = document.querySelector('.el .open b').textContent.replace('…', '');
        return text.length > 20 && !text.startsWith(name)";
    until_with(keeper, "the words in which it is told", told, vec![]).await?;
    touch(keeper, ".try .telling .pour").await?;
    let poured = "return document.querySelectorAll(arguments[0]).length === 1";
    until_with(keeper, "what was found", poured, vec![json!(".surface .found")]).await?;
    group.looked_at("a mystery of the shelf is told").await
}
