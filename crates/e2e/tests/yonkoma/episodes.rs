//! A person who leads chooses an episode: its World, its people whole, its Scenes with their situations.

use anyhow::Result;
use e2e::{Browser, Server, page::until_with};
use serde_json::json;

use crate::steps::{aoi_and_the_prince, choose, fill, says, seated, three, touch};

/// Takes an idea of a form, for its first text.
async fn inspired(gm: &Browser, action: &str) -> Result<()> {
    let script = "document.querySelectorAll('details.tool').forEach(tool => { tool.open = true; });
        const form = document.querySelector(`details[data-do=${arguments[0]}]`);
        if (!form) return false;
        form.open = true;
        const field = form.querySelector('textarea');
        if (!field.value) field.closest('.field').querySelector('button.quiet').click();
        return field.value !== ''";
    until_with(gm, action, script, vec![json!(action)]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leads_is_given_the_episode_they_chose() -> Result<()> {
    let server = Server::open().await?;
    let [gm, bao, cleo] = three().await?;
    let at = [&gm, &bao, &cleo];
    seated(&server, at, &[]).await?;
    choose(&gm, ".episodes-box summary", "épisode").await?;
    touch(&gm, "[data-episode=a]").await?;
    for browser in [&bao, &cleo] {
        says(browser, ".world", "les trains roulent sur les nuages").await?;
        touch(browser, "[data-do=confirm_world] button").await?;
    }
    let miki =
        ["Miki", "pirate de l’espace au cœur tendre", "peur des chats", "arrête le temps", "une écharpe"];
    fill(&bao, "submit_character", &miki, &[]).await?;
    touch(&gm, ".approve").await?;
    aoi_and_the_prince(at).await?;
    // A whole person at once: whatever is said of them belongs to them.
    inspired(&gm, "create_npc").await?;
    let whole = "const form = document.querySelector('details[data-do=create_npc]');
        const people = [['Madame Brume', 'pince', 'contrôleuse', 'souvenir', 'fait oublier'],
            ['Le Chauffeur', 'suie', 'mécanicien', 'pleure', 'sa machine'],
            ['Pivoine', 'panier', 'marchande', 'heure', 'souvenir préféré']];
        const said = [...form.querySelectorAll('textarea')].map(e => e.value);
        const they = people.find(([name]) => said[0] === name);
        return they?.every((word, i) => said[i].includes(word)) === true";
    until_with(&gm, "a whole person", whole, vec![]).await?;
    let bonds = ["retrouver la carte", "lui doit la vie", "veut le surpasser"];
    fill(&bao, "submit_bonds", &bonds, &["Aoi", "Hibiki"]).await?;
    fill(&cleo, "submit_bonds", &bonds, &["Miki", "Hibiki"]).await?;
    // The first Scene, and its situation one tap from being told, with somebody's name in it.
    inspired(&gm, "start_session").await?;
    touch(&gm, "details[data-do=start_session] button[type=submit]").await?;
    says(&bao, ".turn .place", "Scène 1").await?;
    says(&gm, "[data-do=prepared-situation]", "Le train de nuit part dans une minute").await?;
    touch(&gm, "[data-do=prepared-situation] button:not(.rule-mark)").await?;
    says(&bao, ".story", "un souvenir, s’il vous plaît, un bon. Miki").await?;
    // Then the next one.
    says(&gm, "[data-do=prepared-scene]", "Le wagon-restaurant tangue").await
}
