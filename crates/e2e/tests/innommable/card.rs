//! The X-card while somebody speaks.

use anyhow::{Result, ensure};
use e2e::{Browser, Server, page::until_with};
use serde_json::json;

use crate::group::{Group, act, characters, mystery, open_file, reads, sees, touch};

/// Whether one can write to the others here and now: the field is open, in view, and nothing lies over it.
const TALK_IS_OPEN: &str =
    "const say = document.querySelector('#say'); if (!say || say.disabled) return false;
    const box = say.getBoundingClientRect();
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) === say";

async fn says(browser: &Browser, text: &str) -> Result<()> {
    until_with(browser, "the talk", TALK_IS_OPEN, vec![]).await?;
    let script = "const say = document.querySelector('#say'); say.value = arguments[0];
        say.dispatchEvent(new Event('input', {bubbles: true}));";
    browser.web.execute(script, vec![json!(text)]).await?;
    touch(browser, ".say button").await
}

/// Silence is kept while somebody speaks a monologue, but not while the card is up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn talk_is_open_while_the_card_is_up_during_a_monologue() -> Result<()> {
    let server = Server::open().await?;
    let group = Group::sit(&server).await?;
    sees(&group.keeper, ".prepare").await?;
    open_file(&group.keeper, &mystery().to_string()).await?;
    act(&group.keeper, "finish_preparation", &[], &[]).await?;
    characters(&group).await?;
    let ana = group.player(0).await?;
    touch(ana, ".take[data-die=d20]").await?;
    touch(ana, "#speak").await?;
    let cleo = group.player(2).await?;
    sees(cleo, "#say:disabled").await?;

    // Whoever listens raises it, and everybody can speak, whoever has the floor.
    touch(cleo, "#x-card").await?;
    says(cleo, "Pas les chiens.").await?;
    reads(&group.keeper, ".said", "Pas les chiens.").await?;
    says(&group.keeper, "D’accord.").await?;
    for index in [0, 1] {
        let player = group.player(index).await?;
        reads(player, ".said", "D’accord.").await?;
        until_with(player, "the talk", TALK_IS_OPEN, vec![]).await?;
    }
    group.looked_at("the card is up during a monologue").await?;

    // Afterwards the monologue goes on where it was, and the others are silent again.
    touch(group.player(0).await?, ".paused .primary").await?;
    for index in [1, 2] {
        touch(group.player(index).await?, "[data-agreement=resume] .consent").await?;
    }
    touch(&group.keeper, "[data-agreement=resume] .consent").await?;
    sees(group.player(2).await?, "#say:disabled").await?;
    act(group.player(0).await?, "finish_monologue", &["J’ai rêvé d’un escalier."], &[]).await?;
    sees(group.player(2).await?, "#say:not(:disabled)").await?;
    let told =
        group.keeper.web.execute("return document.querySelector('.story').textContent", vec![]).await?;
    ensure!(told.json().as_str().is_some_and(|told| told.contains("un escalier")), "{}", told.json());
    Ok(())
}
