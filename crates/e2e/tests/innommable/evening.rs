//! A whole short game: a Keeper and three players, from the mystery in a file to the epilogues; and one alone with bots.

use anyhow::{Result, ensure};
use e2e::{
    Browser, Look, Server,
    page::{newest_line_is_seen, until_with},
};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::group::{Group, SECRETS, act, characters, dice, mystery, open_file, reads, sees, touch};

/// The Keeper opens the file, moves a die by hand and back, and is done.
async fn prepare(keeper: &Browser) -> Result<()> {
    sees(keeper, ".prepare").await?;
    keeper.assert_accessible("the preparation").await?;
    open_file(keeper, &mystery().to_string()).await?;
    let lying = "return [...document.querySelectorAll('.laying .element')].map(e => e.querySelectorAll('.pick').length).join() === arguments[0]";
    until_with(keeper, "the dice of the file", lying, vec![json!("4,1,1,1,2")]).await?;
    touch(keeper, ".laying .element:last-child .pick[data-die=d4]").await?;
    touch(keeper, ".laying .element:first-child .put").await?;
    until_with(keeper, "the die moved", lying, vec![json!("5,1,1,1,1")]).await?;
    keeper.assert_accessible("the dice").await?;
    act(keeper, "finish_preparation", &[], &[]).await
}

/// A character that comes back comes back with its text.
async fn returned(group: &Group) -> Result<()> {
    let sheet = ["Adèle Fauvet", "Grande, voûtée.", "Ma fille Lise."];
    act(group.player(0).await?, "submit_character", &sheet, &[]).await?;
    act(&group.keeper, "return_character", &["Plus jeune que cela."], &[]).await?;
    let ana = group.player(0).await?;
    reads(ana, ".story", "Plus jeune que cela.").await?;
    let again = "const fields = [...document.querySelectorAll('[data-do=submit_character] textarea')];
        return arguments[0].every(text => fields.some(field => field.value === text))";
    until_with(ana, "the sheet as it was", again, vec![json!(sheet)]).await
}

/// One die, thrown three times: short, short again at the price of a name, then enough at the price of the anchor.
async fn double_reroll(group: &Group) -> Result<()> {
    group.opposed(0, "Je force la serrure.").await?;
    let ana = group.player(0).await?;
    sees(ana, ".odds .chances li").await?;
    act(ana, "throw", &[], &[]).await?;
    dice(ana, &[3]).await?;
    sees(ana, ".window").await?;
    act(group.player(1).await?, "pass_gift", &[], &[]).await?;
    group.closed(0, "reroll").await?;
    // What was thrown is no hope any more: the odds are those of another throw.
    let ana = group.player(0).await?;
    reads(ana, ".rerolling .way b", "50").await?;
    let odds =
        ana.web.execute("return document.querySelectorAll('.odds .chances li').length", vec![]).await?;
    ensure!(odds.json() == &json!(0), "the odds of a throw that is over: {}", odds.json());
    group.looked_at("a throw that is short").await?;
    let ana = group.player(0).await?;
    act(ana, "reroll", &["Je ris doucement."], &[]).await?;
    dice(ana, &[5]).await?;
    sees(ana, ".window").await?;
    group.closed(0, "reroll").await?;
    let ana = group.player(0).await?;
    act(ana, "reroll", &["Je lâche sa main."], &[]).await?;
    dice(ana, &[20]).await?;
    act(ana, "outcome", &["La porte cède."], &[]).await?;
    sees(ana, ".anc[data-anchor=lost]").await
}

/// A name is struck off; a throw denies it.
async fn resisted(group: &Group) -> Result<()> {
    act(&group.keeper, "strike", &["Le chemin n’est plus le même."], &[(0, 0)]).await?;
    let ana = group.player(0).await?;
    sees(ana, ".strike").await?;
    group.looked_at("a strike").await?;
    act(ana, "resist", &["Je ferme les yeux."], &[]).await?;
    act(ana, "throw", &[], &[]).await?;
    dice(ana, &[14]).await?;
    act(ana, "outcome", &["Ce n’était rien."], &[]).await?;
    sees(ana, ".entry[data-state=struck]").await
}

/// What was found brings the small dice; without a d8 no d4, with three of them a 1 is madness.
async fn madness(group: &Group) -> Result<()> {
    // The prepared text stands there, one tap from being told; the Keeper says it otherwise.
    touch(&group.keeper, ".keeper-desk .under section:first-child .el:first-child .open").await?;
    sees(&group.keeper, "[data-do=reveal] textarea").await?;
    let prepared = "return document.querySelector('[data-do=reveal] textarea').value === arguments[0]";
    until_with(&group.keeper, "the prepared text", prepared, vec![json!(SECRETS[2])]).await?;
    group.keeper.assert_accessible("what is about to be told").await?;
    act(&group.keeper, "reveal", &["Tout se tait d’un coup."], &[]).await?;
    let bao = group.player(1).await?;
    touch(bao, ".take[data-die=d4]").await?;
    sees(bao, ".refused").await?;
    let said = bao.web.find(By::Css(".refused")).await?.text().await?;
    ensure!(said.contains("d8"), "a d4 without a d8 is refused for its reason: {said}");
    for text in ["Le livre était ouvert.", "Le vieux m’a parlé.", "Les chiffres font une phrase."] {
        group.monologue(1, "d8", text).await?;
        sees(group.player(1).await?, ".bowl .take").await?;
    }
    let bao = group.player(1).await?;
    reads(bao, ".character:nth-child(2) .fate", "en danger de folie").await?;
    group.opposed(1, "Je descends voir.").await?;
    let bao = group.player(1).await?;
    act(bao, "throw", &[], &[]).await?;
    dice(bao, &[1, 3, 1]).await?;
    group.closed(1, "accept_failure").await?;
    let bao = group.player(1).await?;
    sees(bao, ".a-side .warning").await?;
    act(bao, "accept_failure", &[], &[]).await?;
    act(&group.keeper, "outcome", &["La cave n’a pas de fond."], &[]).await?;
    reads(&group.keeper, ".soul [data-status=mad]", "mad").await
}

async fn epilogues(group: &Group) -> Result<()> {
    act(&group.keeper, "declare_defused", &["Le silence revient."], &[]).await?;
    act(group.player(0).await?, "epilogue", &["Je suis rentrée."], &[]).await?;
    act(group.player(1).await?, "epilogue", &["On me visite le jeudi."], &[]).await?;
    act(group.player(2).await?, "skip_epilogue", &[], &[]).await?;
    for index in 0..3 {
        sees(group.player(index).await?, ".end").await?;
    }
    sees(&group.keeper, ".end").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_keeper_and_three_players_to_the_epilogues() -> Result<()> {
    let server = Server::open().await?;
    let group = Group::sit(&server).await?;
    prepare(&group.keeper).await?;
    returned(&group).await?;
    characters(&group).await?;
    newest_line_is_seen(&group.keeper).await?;
    act(&group.keeper, "add_note", &[SECRETS[5]], &[]).await?;

    // While Ana speaks, everybody else's inputs rest, and so does the talk.
    let ana = group.player(0).await?;
    touch(ana, ".take[data-die=d20]").await?;
    // The first touch takes nothing: it says the price, and leaves a ghost on the track.
    sees(ana, ".rail .entry[data-state=ghost]").await?;
    touch(ana, "#central").await?;
    let free = "return !document.querySelector('.rail .entry[data-state=ghost]')";
    until_with(ana, "no price with the anchor", free, vec![]).await?;
    group.looked_at("before a monologue").await?;
    touch(group.player(0).await?, "#speak").await?;
    let cleo = group.player(2).await?;
    reads(cleo, ".hush", "Adèle Fauvet").await?;
    sees(cleo, "#say:disabled").await?;
    let offers = cleo
        .web
        .execute(
            "return document.querySelectorAll('.act .menu:not([hidden]), .act form:not([hidden])').length",
            vec![],
        )
        .await?;
    ensure!(offers.json() == &json!(0), "a listener still has something to do: {}", offers.json());
    group.looked_at("a monologue").await?;
    act(group.player(0).await?, "finish_monologue", &["J’ai rêvé d’un escalier."], &[]).await?;

    double_reroll(&group).await?;
    resisted(&group).await?;
    madness(&group).await?;
    group.looked_at("a madness").await?;
    let hidden = "return [...document.querySelectorAll('main')].every(e => !/qz/.test(e.innerHTML))";
    for index in 0..4 {
        until_with(group.player(index).await?, "a page without secrets", hidden, vec![]).await?;
    }
    epilogues(&group).await?;
    group.looked_at("the end").await?;

    let secrets = SECRETS.map(str::to_owned);
    for index in 0..4 {
        let player = group.player(index).await?;
        // At the end everybody reads all of it.
        let frames = player.frames_with(&SECRETS).await?;
        ensure!(frames.len() > 20, "hardly anything was heard: {}", frames.len());
        frames.assert_untold_before(&secrets, "\"told\":\"closed\"")?;
        frames.assert_no_desk()?;
    }
    group.keeper.assert_quiet().await?;
    group.phone.assert_quiet().await
}

/// Alone with bots: the Keeper is one of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_with_bots_a_character_is_made_and_speaks() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look { language: "fr", dark: true, ..Look::PHONE }).await?;
    browser.web.goto(format!("{}#/innommable/rules", server.address())).await?;
    sees(&browser, ".rules .rule").await?;
    browser.assert_accessible("the rules").await?;
    browser.hurry().await?;
    browser.web.goto(format!("{}#/innommable/alone", server.address())).await?;
    touch(&browser, "[data-part='1']").await?;
    act(&browser, "submit_character", &["Edmée Salvat", "Petite, soignée.", "Un chien jaune."], &[]).await?;
    sees(&browser, ".bowl").await?;
    browser.assert_accessible("free play").await?;
    browser.assert_fits("free play").await?;
    // Others may begin something in between, and ask something: whoever waits for his moment answers the shortest way.
    let speak = "const q = s => [...document.querySelectorAll(s)].find(e => !e.closest('[hidden]'));
        if (q('[data-do=finish_monologue]')) return true;
        const asked = ['pass_gift', 'throw', 'accept_failure', 'accept_effect', 'refuse', 'stop_action']
            .map(action => q(`[data-do=${action}]`)?.querySelector('button:not(.rule-mark):not(:disabled)'))
            .find(button => button);
        (asked ?? q('#speak') ?? q('.take[data-die=d20]'))?.click();
        return false";
    until_with(&browser, "a monologue", speak, vec![]).await?;
    act(&browser, "finish_monologue", &["J’ai rêvé d’un puits."], &[]).await?;
    let told = "return document.querySelector('.story').textContent.includes('un puits')";
    until_with(&browser, "the monologue in the story", told, vec![]).await?;
    browser.assert_quiet().await
}
