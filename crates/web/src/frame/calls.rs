//! The table calls: the title and the icon of the page say *à vous*; a sound, a vibration and a notification where they
//! are wished for.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{Notification, NotificationPermission};

use super::Sound;
use crate::{
    erased::ticked,
    keep,
    language::{t, translator},
};

/// Before the title of a page that calls, after *à vous*.
const MARK: &str = " ● ";
/// A page that calls has a dot for an icon.
const DOT: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='7' fill='%23c0392b'/%3E%3C/svg%3E";
const NOTHING: &str = "data:,";

/// Where this device keeps that it wants to be called.
const KEPT: &str = "tablee.calls";

/// Whether somebody has asked for sounds and calls.
pub(super) fn is_on() -> bool {
    keep::text(KEPT).is_some()
}

fn has(of: &JsValue, what: &str) -> bool {
    js_sys::Reflect::has(of, &what.into()).unwrap_or(false)
}

fn can_notify() -> bool {
    has(&window(), "Notification") && window().is_secure_context()
}

/// Shakes a device that can be shaken.
pub(super) fn vibrate() {
    if has(&window().navigator(), "vibrate") {
        window().navigator().vibrate_with_duration(120);
    }
}

/// A knock, and a notification where the page is hidden.
fn call(text: &str) {
    Sound::Knock.play();
    if can_notify() && document().hidden() && Notification::permission() == NotificationPermission::Granted {
        // What is not shown there is shown here.
        let _ = Notification::new(text);
    }
}

/// Calls whenever it becomes the viewer's turn.
pub(super) fn call_when(mine: Signal<bool>) {
    let translator = translator();
    let show = move |calls: bool| {
        let title = document().title();
        let plain = title.rsplit_once(MARK).map_or(&*title, |(_, plain)| plain);
        let said = untrack(|| translator.just("title-calls"));
        document().set_title(&if calls { format!("{said}{MARK}{plain}") } else { plain.to_owned() });
        if let Some(icon) = document().query_selector("link[rel=icon]").ok().flatten() {
            // Without the icon the title says it.
            let _ = icon.set_attribute("href", if calls { DOT } else { NOTHING });
        }
    };
    Effect::new(move |before: Option<bool>| {
        let now = mine.get();
        // The page has its title first.
        request_animation_frame(move || show(now));
        if now && before == Some(false) {
            let text = untrack(|| translator.just("your-turn"));
            if is_on() {
                call(&text);
            }
        }
        now
    });
    on_cleanup(move || show(false));
}

/// The one switch.
pub(crate) fn call_switch() -> AnyView {
    let on = RwSignal::new(is_on());
    let turn = move |wished: bool| {
        on.set(wished);
        if !wished {
            keep::forget(KEPT);
            return;
        }
        keep::put(KEPT, "yes");
        call("");
        if can_notify() {
            // Whoever says no is called without it.
            let _ = Notification::request_permission();
        }
    };
    view! {
        <section class="society calls" aria-labelledby="calls-title">
            <h2 id="calls-title">{t("calls")}</h2>
            <label class="check">
                <input type="checkbox" id="calls" prop:checked=on on:change=ticked(turn)/> {t("calls-on")}
            </label>
        </section>
    }
    .into_any()
}
