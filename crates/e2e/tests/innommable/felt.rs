//! What calls the Keeper, and a strike that is heard and felt.

use anyhow::Result;
use e2e::{Browser, Server, page::until_with};
use serde_json::json;

use crate::group::{Group, act, characters, mystery, open_file, reads, sees, touch};

/// Counts the strokes of a scratch, and what shakes a phone.
const HEAR: &str = "window.felt = { scratches: 0, shakes: 0 };
    const tune = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
      if (value === 2600) window.felt.scratches += 1;
      return tune.call(this, value, at);
    };
    Object.defineProperty(navigator, 'vibrate', { value: () => { window.felt.shakes += 1; return true; } });
    return true";

/// How much waits, on the tab of the stage.
async fn waits(keeper: &Browser, n: &str) -> Result<()> {
    let badge = "return (document.querySelector('.tabs [data-pane=play] .unread')?.textContent ?? '') === arguments[0]";
    until_with(keeper, "what waits for the Keeper", badge, vec![json!(n)]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_is_counted_and_a_strike_is_felt() -> Result<()> {
    let server = Server::open().await?;
    let group = Group::sit(&server).await?;
    let keeper = &group.keeper;
    sees(keeper, ".prepare").await?;
    open_file(keeper, &mystery().to_string()).await?;
    act(keeper, "finish_preparation", &[], &[]).await?;
    characters(&group).await?;

    // Attempts are counted until they are answered.
    waits(keeper, "").await?;
    for (index, goal) in ["J’écoute.", "Je descends.", "J’attends."].into_iter().enumerate() {
        act(group.player(index).await?, "declare_action", &[goal], &[]).await?;
        reads(keeper, ".declared", goal).await?;
        waits(keeper, &(index + 1).to_string()).await?;
    }
    for left in ["2", "1", ""] {
        touch(keeper, ".try [data-ruling=happens]").await?;
        waits(keeper, left).await?;
    }

    // A name is struck off: once heard, and felt.
    group.monologue(0, "d20", "J’ai rêvé d’un puits.").await?;
    let ana = group.player(0).await?;
    ana.web.execute("localStorage.setItem('tablee.calls', 'yes')", vec![]).await?;
    ana.web.execute(HEAR, vec![]).await?;
    act(keeper, "strike", &["Le puits n’y est plus."], &[(0, 0)]).await?;
    sees(ana, ".strike").await?;
    let felt = "return window.felt.scratches === 1 && window.felt.shakes > 0";
    until_with(ana, "a scratch", felt, vec![]).await?;
    // The page tells it by itself: nothing lies over the name.
    let alone = "return !document.querySelector('.moment')?.getClientRects().length";
    until_with(ana, "the strike alone", alone, vec![]).await?;
    group.looked_at("a strike").await
}
