//! Innommable over a server: a Keeper and three players, from the mystery in a file to the epilogues.

use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use e2e::{Browser, House, Look};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

/// What the Keeper wrote; nobody else reads any of it before the end.
const SECRETS: [&str; 6] = [
    "un chant sans bouche qzsource",
    "le curé prête sa voix qzprofiteur",
    "les chiens se taisent qzsymptome",
    "une barque rentre seule qzbarque",
    "plus personne ne rêve qzreve",
    "il reviendra demain qznote",
];

/// Opens an offer, fills in what is to be said and chosen.
const FILL: &str = r"
const [css, texts, chips] = arguments;
const offer = [...document.querySelectorAll(css)].find(e => !e.closest('[hidden]'));
if (!offer) return false;
for (let e = offer; e; e = e.parentElement?.closest('details')) if (e.tagName === 'DETAILS') e.open = true;
const areas = [...offer.querySelectorAll('textarea')];
texts.forEach((text, i) => { areas[i].value = text; areas[i].dispatchEvent(new Event('input', {bubbles: true})); });
const sets = [...offer.querySelectorAll('fieldset')];
chips.forEach(([set, chip]) => sets[set].querySelectorAll('input')[chip].click());
return true;
";

/// Sends it once it can be sent.
const SEND: &str = r"
const offer = [...document.querySelectorAll(arguments[0])].find(e => !e.closest('[hidden]'));
const button = offer?.querySelector('button[type=submit], button:not(.rule-mark):not(.quiet)');
if (!button || button.disabled) return false;
button.click();
return true;
";

/// Reads out what the real dice show.
const DICE: &str = r"
const fields = [...document.querySelectorAll('.real input')];
if (fields.length !== arguments[0].length) return false;
fields.forEach((field, i) => { field.value = arguments[0][i]; field.dispatchEvent(new Event('input', {bubbles: true})); });
document.querySelector('.real button[type=submit]').click();
return true;
";

/// Tries until the page says yes.
async fn until(browser: &Browser, what: &str, script: &str, args: Vec<Value>) -> Result<()> {
    for _ in 0..600 {
        if browser.web.execute(script, args.clone()).await?.json().as_bool() == Some(true) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    let page = browser.web.execute("return document.querySelector('main')?.innerText", vec![]).await?;
    bail!("{what} does not come:\n{}", page.json().as_str().unwrap_or_default())
}

async fn sees(browser: &Browser, css: &str) -> Result<()> {
    let script = "const e = document.querySelector(arguments[0]); return !!e && !e.closest('[hidden]')";
    until(browser, css, script, vec![json!(css)]).await
}

async fn touch(browser: &Browser, css: &str) -> Result<()> {
    let script = "const e = document.querySelector(arguments[0]); if (!e || e.disabled || e.closest('[hidden]')) return false; e.click(); return true";
    until(browser, css, script, vec![json!(css)]).await
}

/// Does something that the page offers under its name: texts in their order, chips as (group, which).
async fn act(browser: &Browser, deed: &str, texts: &[&str], chips: &[(usize, usize)]) -> Result<()> {
    offered(browser, &format!("[data-do={deed}]"), texts, chips).await
}

async fn offered(browser: &Browser, css: &str, texts: &[&str], chips: &[(usize, usize)]) -> Result<()> {
    until(browser, css, FILL, vec![json!(css), json!(texts), json!(chips)]).await?;
    until(browser, css, SEND, vec![json!(css)]).await
}

async fn dice(browser: &Browser, shown: &[u8]) -> Result<()> {
    until(browser, "real dice", DICE, vec![json!(shown)]).await
}

/// Types a name and goes.
async fn named(browser: &Browser, name: &str) -> Result<()> {
    let field = browser.web.query(By::Id("name")).first().await?;
    field.clear().await?;
    field.send_keys(name).await?;
    touch(browser, "#go").await?;
    sees(browser, ".lobby-seats").await
}

/// A Keeper at a wide screen; three players and one who looks on, each at a tab of a phone.
struct Company {
    keeper: Browser,
    phone: Browser,
    tabs: Vec<thirtyfour::WindowHandle>,
}

impl Company {
    /// Seats everybody at a table with real dice, and begins.
    async fn sit(house: &House) -> Result<Self> {
        let keeper = Browser::start(Look::DESK).await?;
        keeper.web.goto(format!("{}#/innommable/far", house.address())).await?;
        sees(&keeper, "#name").await?;
        touch(&keeper, "#real").await?;
        named(&keeper, "Nyx").await?;
        let link = keeper.web.query(By::Css(".link-text")).first().await?;
        let link = link.prop("value").await?.context("a link")?;
        touch(&keeper, ".lobby-seat button[data-role=keeper]").await?;
        let phone = Browser::start(Look::PHONE).await?;
        let mut tabs = Vec::new();
        for name in ["Ana", "Bao", "Cléo"] {
            let tab = if tabs.is_empty() { phone.web.window().await? } else { phone.web.new_tab().await? };
            phone.web.switch_to_window(tab.clone()).await?;
            phone.listen().await?;
            phone.web.goto(&link).await?;
            named(&phone, name).await?;
            touch(&phone, ".lobby-seat button[data-role=player]:not([aria-pressed=true])").await?;
            tabs.push(tab);
        }
        touch(&keeper, "#start").await?;
        // Somebody looks on, and is told no more than the players.
        touch(&keeper, "#invite-watch").await?;
        let watch = keeper.web.query(By::Css(".link-text")).first().await?;
        let watch = watch.prop("value").await?.context("a link to look on")?;
        let tab = phone.web.new_tab().await?;
        phone.web.switch_to_window(tab.clone()).await?;
        phone.listen().await?;
        phone.web.goto(&watch).await?;
        sees(&phone, "main .story").await?;
        tabs.push(tab);
        Ok(Self { keeper, phone, tabs })
    }

    /// The page of a player.
    async fn player(&self, index: usize) -> Result<&Browser> {
        self.phone.web.switch_to_window(self.tabs[index].clone()).await?;
        Ok(&self.phone)
    }

    /// A player takes a die and speaks.
    async fn monologue(&self, index: usize, die: &str, text: &str) -> Result<()> {
        let player = self.player(index).await?;
        touch(player, &format!(".take[data-die={die}]")).await?;
        touch(player, "#speak").await?;
        act(player, "finish_monologue", &[text], &[]).await
    }

    /// A player attempts something, and the Keeper calls for a throw.
    async fn opposed(&self, index: usize, goal: &str) -> Result<()> {
        act(self.player(index).await?, "declare_action", &[goal], &[]).await?;
        // Of what it takes, the second: a throw.
        act(&self.keeper, "rule_action", &["Quelqu’un s’y oppose."], &[(0, 1)]).await
    }

    /// The Keeper ends the time to give a die, or it ends by itself: then this can be done.
    async fn closed(&self, index: usize, deed: &str) -> Result<()> {
        let close = "document.querySelector('[data-do=close_window] button')?.click()";
        let there = "return [...document.querySelectorAll(arguments[0])].some(e => !e.closest('[hidden]'))";
        let player = self.player(index).await?;
        for _ in 0..600 {
            self.keeper.web.execute(close, vec![]).await?;
            let seen = player.web.execute(there, vec![json!(format!("[data-do={deed}]"))]).await?;
            if seen.json().as_bool() == Some(true) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        bail!("{deed} does not come")
    }

    async fn looked_at(&self, place: &str) -> Result<()> {
        self.keeper.assert_accessible(place).await?;
        self.keeper.assert_fits(place).await?;
        self.phone.assert_accessible(place).await?;
        self.phone.assert_fits(place).await
    }
}

/// The mystery as a file: three symptoms, one of them with all the d8 and a d4.
fn mystery() -> Value {
    let symptoms = SECRETS[2..5].join("\n");
    json!({
        "sheet": {
            "place": "Saint-Briac", "date": "novembre 1926", "spots": "la criée",
            "source": SECRETS[0], "profiteers": SECRETS[1],
            "symptoms": symptoms,
            "role": "Des cousins venus vider une maison.",
        },
        "dice": [
            {"d4": 1, "d12": 1}, {"d12": 1}, {"d8": 3, "d4": 1}, {"d12": 1}, {"d12": 1},
        ],
    })
}

/// The Keeper opens the file, moves a die by hand and back, and is done.
async fn prepare(keeper: &Browser) -> Result<()> {
    let file = tempfile::Builder::new().suffix(".json").tempfile()?;
    tokio::fs::write(file.path(), mystery().to_string()).await?;
    sees(keeper, ".prepare").await?;
    keeper.assert_accessible("the preparation").await?;
    keeper.web.find(By::Id("load-mystery")).await?.send_keys(file.path().to_string_lossy()).await?;
    let lying = "return [...document.querySelectorAll('.laying .element')].map(e => e.querySelectorAll('.pick').length).join() === arguments[0]";
    until(keeper, "the dice of the file", lying, vec![json!("4,1,1,1,2")]).await?;
    touch(keeper, ".laying .element:last-child .pick[data-die=d4]").await?;
    touch(keeper, ".laying .element:first-child .put").await?;
    until(keeper, "the die moved", lying, vec![json!("5,1,1,1,1")]).await?;
    keeper.assert_accessible("the dice").await?;
    act(keeper, "finish_preparation", &[], &[]).await
}

/// Three characters, each approved.
async fn characters(company: &Company) -> Result<()> {
    for (index, name) in ["Adèle Fauvet", "Basile Kern", "Clara Vasseur"].into_iter().enumerate() {
        let player = company.player(index).await?;
        act(player, "submit_character", &[name, "Grande, voûtée.", "Ma fille Lise."], &[]).await?;
        act(&company.keeper, "approve_character", &[], &[]).await?;
    }
    act(&company.keeper, "start_play", &[], &[]).await
}

/// One die, thrown three times: short, short again at the price of a name, then enough at the price of the anchor.
async fn double_reroll(company: &Company) -> Result<()> {
    company.opposed(0, "Je force la serrure.").await?;
    let ana = company.player(0).await?;
    sees(ana, ".odds .why li").await?;
    act(ana, "throw", &[], &[]).await?;
    dice(ana, &[3]).await?;
    sees(ana, ".window").await?;
    act(company.player(1).await?, "pass_gift", &[], &[]).await?;
    company.closed(0, "reroll").await?;
    company.looked_at("a throw that is short").await?;
    let ana = company.player(0).await?;
    act(ana, "reroll", &["Je ris doucement."], &[]).await?;
    dice(ana, &[5]).await?;
    sees(ana, ".window").await?;
    company.closed(0, "reroll").await?;
    let ana = company.player(0).await?;
    act(ana, "reroll", &["Je lâche sa main."], &[]).await?;
    dice(ana, &[20]).await?;
    act(ana, "outcome", &["La porte cède."], &[]).await?;
    sees(ana, ".anchor[data-anchor=lost]").await
}

/// A name is struck off; a throw denies it.
async fn resisted(company: &Company) -> Result<()> {
    act(&company.keeper, "strike", &["Le chemin n’est plus le même."], &[(0, 0)]).await?;
    let ana = company.player(0).await?;
    sees(ana, ".strike").await?;
    company.looked_at("a strike").await?;
    act(ana, "resist", &["Je ferme les yeux."], &[]).await?;
    act(ana, "throw", &[], &[]).await?;
    dice(ana, &[14]).await?;
    act(ana, "outcome", &["Ce n’était rien."], &[]).await?;
    sees(ana, ".entry[data-state=struck]").await
}

/// What was found brings the small dice; without a d8 no d4, with three of them a 1 is madness.
async fn madness(company: &Company) -> Result<()> {
    let found = ".keeper-desk .element:first-child [data-do=reveal]";
    offered(&company.keeper, found, &["Tout se tait d’un coup."], &[]).await?;
    let bao = company.player(1).await?;
    touch(bao, ".take[data-die=d4]").await?;
    sees(bao, ".refused").await?;
    let said = bao.web.find(By::Css(".refused")).await?.text().await?;
    ensure!(said.contains("d8"), "a d4 without a d8 is refused for its reason: {said}");
    for text in ["Le livre était ouvert.", "Le vieux m’a parlé.", "Les chiffres font une phrase."] {
        company.monologue(1, "d8", text).await?;
        sees(company.player(1).await?, ".taking:not([hidden]) .take").await?;
    }
    let bao = company.player(1).await?;
    sees(bao, ".hand.risk").await?;
    company.opposed(1, "Je descends voir.").await?;
    let bao = company.player(1).await?;
    act(bao, "throw", &[], &[]).await?;
    dice(bao, &[1, 3, 1]).await?;
    company.closed(1, "accept_failure").await?;
    let bao = company.player(1).await?;
    sees(bao, ".a-side .warning").await?;
    act(bao, "accept_failure", &[], &[]).await?;
    act(&company.keeper, "outcome", &["La cave n’a pas de fond."], &[]).await?;
    sees(&company.keeper, ".hand[data-status=mad]").await
}

async fn epilogues(company: &Company) -> Result<()> {
    act(&company.keeper, "declare_defused", &["Le silence revient."], &[]).await?;
    act(company.player(0).await?, "epilogue", &["Je suis rentrée."], &[]).await?;
    act(company.player(1).await?, "epilogue", &["On me visite le jeudi."], &[]).await?;
    act(company.player(2).await?, "skip_epilogue", &[], &[]).await?;
    for index in 0..3 {
        sees(company.player(index).await?, ".end").await?;
    }
    sees(&company.keeper, ".end").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_keeper_and_three_players_to_the_epilogues() -> Result<()> {
    let house = House::open().await?;
    let company = Company::sit(&house).await?;
    prepare(&company.keeper).await?;
    characters(&company).await?;
    act(&company.keeper, "add_note", &[SECRETS[5]], &[]).await?;

    // While Ana speaks, everybody else's inputs rest, and so does the talk.
    let ana = company.player(0).await?;
    touch(ana, ".take[data-die=d20]").await?;
    company.looked_at("before a monologue").await?;
    touch(company.player(0).await?, "#speak").await?;
    let cleo = company.player(2).await?;
    sees(cleo, ".silence").await?;
    sees(cleo, "#say:disabled").await?;
    let offers = cleo
        .web
        .execute("return document.querySelectorAll('.act .menu:not([hidden])').length", vec![])
        .await?;
    ensure!(offers.json() == &json!(0), "a listener still has something to do: {}", offers.json());
    company.looked_at("a monologue").await?;
    act(company.player(0).await?, "finish_monologue", &["J’ai rêvé d’un escalier."], &[]).await?;

    double_reroll(&company).await?;
    resisted(&company).await?;
    madness(&company).await?;
    company.looked_at("a madness").await?;
    let hidden = "return [...document.querySelectorAll('main')].every(e => !/qz/.test(e.innerHTML))";
    for index in 0..4 {
        until(company.player(index).await?, "a page without secrets", hidden, vec![]).await?;
    }
    epilogues(&company).await?;
    company.looked_at("the end").await?;

    let secrets = SECRETS.map(str::to_owned);
    for index in 0..4 {
        let player = company.player(index).await?;
        let frames = player.frames().await?;
        ensure!(frames.len() > 20, "hardly anything was heard: {}", frames.len());
        frames.assert_untold_before(&secrets, "\"told\":\"closed\"")?;
        frames.assert_no_desk()?;
        // What is looked for is written as it travels: at the end everybody reads all of it.
        frames.assert_heard(&SECRETS)?;
    }
    company.keeper.assert_quiet().await?;
    company.phone.assert_quiet().await
}

/// Alone with bots: the Keeper is one of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_with_bots_a_character_is_made_and_speaks() -> Result<()> {
    let house = House::open().await?;
    let browser = Browser::start(Look { language: "fr", dark: true, ..Look::PHONE }).await?;
    browser.web.goto(format!("{}#/innommable/rules", house.address())).await?;
    sees(&browser, ".rules dd").await?;
    browser.assert_accessible("the rules").await?;
    browser.web.execute("localStorage.setItem('tablee.pace', '0')", vec![]).await?;
    browser.web.goto(format!("{}#/innommable/alone", house.address())).await?;
    act(&browser, "submit_character", &["Edmée Salvat", "Petite, soignée.", "Un chien jaune."], &[]).await?;
    sees(&browser, ".bowl").await?;
    browser.assert_accessible("free play").await?;
    browser.assert_fits("free play").await?;
    // Others may begin something in between, and ask something: whoever waits for his moment answers the shortest way.
    let speak = "const q = s => [...document.querySelectorAll(s)].find(e => !e.closest('[hidden]'));
        if (q('[data-do=finish_monologue]')) return true;
        const asked = ['pass_gift', 'throw', 'accept_failure', 'accept_effect', 'refuse', 'stop_action']
            .map(deed => q(`[data-do=${deed}]`)?.querySelector('button:not(.rule-mark):not(:disabled)'))
            .find(button => button);
        (asked ?? q('#speak') ?? q('.take[data-die=d20]'))?.click();
        return false";
    until(&browser, "a monologue", speak, vec![]).await?;
    act(&browser, "finish_monologue", &["J’ai rêvé d’un puits."], &[]).await?;
    let told = "return document.querySelector('.story').textContent.includes('un puits')";
    until(&browser, "the monologue in the story", told, vec![]).await?;
    browser.assert_quiet().await
}
