//! The engine as the page sees it: a worker that is made when it is first asked, and ended to stop it.

use std::{cell::RefCell, rc::Rc};

use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::engine_messages::{EngineAnswer, EngineRequest, GameSoFar, Task};
use readers::json;

/// Where the page's first script left the worker's address.
const ADDRESS: &str = "tableeEngine";

type Listener = Rc<dyn Fn(EngineAnswer)>;

#[derive(Default)]
struct Inner {
    worker: Option<Worker>,
    ready: bool,
    /// Waits until the worker is ready.
    waiting: Option<String>,
    heard: Option<Listener>,
    next: u32,
    busy: bool,
}

/// An engine; it ends with the page that made it.
#[derive(Clone, Copy)]
pub(super) struct EngineWorker(StoredValue<Rc<RefCell<Inner>>, LocalStorage>);

impl EngineWorker {
    /// Not yet started.
    pub(super) fn new() -> Self {
        let engine = Self(StoredValue::new_local(Rc::default()));
        on_cleanup(move || engine.end());
        engine
    }

    fn inner(self) -> Option<Rc<RefCell<Inner>>> {
        self.0.try_get_value()
    }

    /// Stops whatever it does, at once.
    pub(super) fn stop(self) {
        let Some(inner) = self.inner() else { return };
        let mut inner = inner.borrow_mut();
        inner.heard = None;
        inner.waiting = None;
        if inner.busy
            && let Some(worker) = inner.worker.take()
        {
            worker.terminate();
            inner.ready = false;
        }
        inner.busy = false;
    }

    /// Ends the worker, which keeps a large table as long as it lives.
    fn end(self) {
        self.stop();
        let worker = self.inner().and_then(|inner| inner.borrow_mut().worker.take());
        if let Some(worker) = worker {
            worker.terminate();
        }
    }

    /// Asks for something, instead of whatever it does now.
    pub(super) fn ask(self, line: GameSoFar, task: Task, heard: impl Fn(EngineAnswer) + 'static) {
        self.stop();
        let Some(kept) = self.inner() else { return };
        let mut inner = kept.borrow_mut();
        inner.next += 1;
        let id = inner.next;
        inner.busy = true;
        inner.heard = Some(Rc::new(move |answer: EngineAnswer| {
            let about = match &answer {
                EngineAnswer::Ready => return,
                EngineAnswer::SoFar { id, .. } | EngineAnswer::Done { id, .. } => *id,
            };
            if about == id {
                heard(answer);
            }
        }));
        let text = json::to_text(&EngineRequest { id, line, task });
        if inner.worker.is_none() {
            inner.worker = start(&kept);
        }
        if inner.worker.is_none() {
            inner.busy = false;
            drop(inner);
            // Told afterwards, as by a worker.
            set_timeout(move || fail(&kept), std::time::Duration::ZERO);
            return;
        }
        match (&inner.worker, inner.ready) {
            // A worker that is gone hears nothing.
            (Some(worker), true) => _ = worker.post_message(&text.into()),
            _ => inner.waiting = Some(text),
        }
    }
}

/// The engine is gone: whoever waits is told that nothing was found.
fn fail(kept: &RefCell<Inner>) {
    let (heard, id) = {
        let mut inner = kept.borrow_mut();
        inner.worker = None;
        (inner.ready, inner.busy, inner.waiting) = (false, false, None);
        (inner.heard.take(), inner.next)
    };
    if let Some(heard) = heard {
        untrack(|| heard(EngineAnswer::Done { id, played: None }));
    }
}

fn start(kept: &Rc<RefCell<Inner>>) -> Option<Worker> {
    let address = js_sys::Reflect::get(&window(), &ADDRESS.into()).ok()?.as_string()?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&address, &options).ok()?;
    let kept = Rc::downgrade(kept);
    let owner = kept.clone();
    let failed = Closure::<dyn Fn()>::new(move || {
        if let Some(kept) = owner.upgrade() {
            fail(&kept);
        }
    });
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    failed.forget();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(kept) = kept.upgrade() else { return };
        let Some(answer) = read(&event.data()) else { return };
        let heard = {
            let mut inner = kept.borrow_mut();
            match &answer {
                EngineAnswer::Ready => {
                    inner.ready = true;
                    if let (Some(text), Some(worker)) = (inner.waiting.take(), &inner.worker) {
                        // A worker that is gone hears nothing.
                        let _ = worker.post_message(&text.into());
                    }
                }
                EngineAnswer::Done { id, .. } if *id == inner.next => inner.busy = false,
                EngineAnswer::Done { .. } | EngineAnswer::SoFar { .. } => {}
            }
            inner.heard.clone()
        };
        if let Some(heard) = heard {
            // A worker's message comes from outside everything that follows signals.
            untrack(|| heard(answer));
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    Some(worker)
}

fn read(data: &JsValue) -> Option<EngineAnswer> {
    json::from_text(&data.as_string()?)
}
