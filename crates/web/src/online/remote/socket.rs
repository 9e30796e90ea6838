//! The line to the server: opened, lost, opened again.

use std::time::Duration;

use js_sys::Reflect;
use leptos::{prelude::*, task::spawn_local};
use protocol::{ClientMessage, FailureKind};
use readers::json;
use serde_json::Value;
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use web_sys::{MessageEvent, WebSocket};

use super::{Connection, Remote};
use crate::net;

impl Remote {
    /// Says something to the server, if it hears us.
    pub(super) fn say(self, message: &ClientMessage) {
        let text = json::to_text(message);
        self.socket.with_value(|socket| {
            if let Some(socket) = socket.as_ref().filter(|socket| socket.ready_state() == WebSocket::OPEN) {
                // What does not get through is sent again after the next connection.
                let _ = socket.send_with_str(&text);
            }
        });
    }

    pub(super) fn connect(self) {
        if !self.is_shown() {
            return;
        }
        let since = self.seq.get_value().map(|seq| seq.0);
        let address = self.id.with_value(|id| self.as_whom.with_value(|whom| net::socket(id, whom, since)));
        let (socket, heard_before) = match line_taken_over(&address) {
            Some((socket, heard)) => (socket, heard),
            None => {
                let Ok(socket) = WebSocket::new(&address) else { return };
                (socket, Vec::new())
            }
        };
        let opened = Closure::<dyn FnMut()>::new(move || {
            if self.is_shown() {
                self.n_tries.set_value(0);
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        opened.forget();
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string().filter(|_| self.is_shown()) {
                self.hear(&text);
            }
        });
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        let lost = Closure::<dyn FnMut()>::new(move || self.lost());
        socket.set_onclose(Some(lost.as_ref().unchecked_ref()));
        lost.forget();
        self.socket.set_value(Some(socket));
        // What came before comes before whatever comes now.
        spawn_local(async move {
            for text in heard_before.iter().take_while(|_| self.is_shown()) {
                self.hear(text);
            }
        });
    }

    /// The page is left.
    pub(super) fn close(self) {
        self.closed.set_value(true);
        self.hang_up();
    }

    /// Closes the line; a page that is shown goes on and opens another.
    pub(super) fn hang_up(self) {
        self.socket.with_value(|socket| {
            if let Some(socket) = socket {
                // A socket that cannot be closed is closed.
                let _ = socket.close();
            }
        });
    }

    fn lost(self) {
        if !self.is_shown() || self.connection.get_untracked() == Connection::Refused {
            return;
        }
        self.connection.set(Connection::Lost);
        let tries = self.n_tries.get_value();
        self.n_tries.set_value(tries + 1);
        if tries == 2 {
            self.look_whether_we_may();
        }
        set_timeout(move || self.connect(), Duration::from_millis(300 << tries.min(4)));
    }

    /// A socket does not say why it was not opened; an ordinary request does.
    fn look_whether_we_may(self) {
        let path = self.path("");
        spawn_local(async move {
            if let Err(failure) = net::get::<Value>(&path).await
                && matches!(failure.kind, FailureKind::NoKey | FailureKind::NotFound)
                && self.is_shown()
            {
                self.connection.set(Connection::Refused);
            }
        });
    }
}

/// The line that `boot.js` opened while the code came, with what came over it: taken once, if it leads there and stands.
fn line_taken_over(address: &str) -> Option<(WebSocket, Vec<String>)> {
    let (global, name) = (js_sys::global(), JsValue::from_str("tableeLine"));
    let line = Reflect::get(&global, &name).ok()?;
    let part = |name: &str| Reflect::get(&line, &name.into()).ok();
    let socket: WebSocket = part("socket")?.dyn_into().ok()?;
    // A line is nobody's once it is taken or leads elsewhere.
    Reflect::delete_property(&global, &name).ok()?;
    socket.set_onmessage(None);
    let stands = [WebSocket::CONNECTING, WebSocket::OPEN].contains(&socket.ready_state());
    if part("address")?.as_string()? != address || !stands {
        // A socket that cannot be closed is closed.
        let _ = socket.close();
        return None;
    }
    let heard: js_sys::Array = part("heard")?.dyn_into().ok()?;
    Some((socket, heard.iter().filter_map(|text| text.as_string()).collect()))
}
