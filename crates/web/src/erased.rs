//! Pieces of the page, lists and handlers of events behind one type each. Every closure is a type of its own, and what
//! Leptos makes of one it makes once for each type; behind these functions all of a kind are one.

use std::sync::{Arc, Mutex, PoisonError};

use leptos::{ev, prelude::*, tachys::reactive_graph::SharedReactiveFunction};

/// A piece of the page that follows what it reads.
pub(crate) fn piece<V: IntoView + 'static>(piece: impl Fn() -> V + Send + 'static) -> AnyView {
    let piece: SharedReactiveFunction<AnyView> = Arc::new(Mutex::new(move || piece().into_any()));
    piece.into_any()
}

/// The things of a list, each drawn once and kept as long as it is there.
pub(crate) fn each<T: Copy + PartialEq + Send + 'static>(
    things: impl Fn() -> Vec<T> + Send + Sync + 'static,
    row: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    // A thing is drawn by its place among those that were ever there: places are one type, things are not.
    let known = Arc::new(Mutex::new(Vec::<T>::new()));
    let seen = known.clone();
    let places = move || {
        let things = things();
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        let place = |thing: T| {
            known.iter().position(|other| *other == thing).unwrap_or_else(|| {
                known.push(thing);
                known.len() - 1
            })
        };
        things.into_iter().map(place).collect()
    };
    let drawn = move |place: usize| {
        let thing = seen.lock().unwrap_or_else(PoisonError::into_inner)[place];
        row(thing)
    };
    rows(Arc::new(places), Arc::new(drawn))
}

type Places = Arc<dyn Fn() -> Vec<usize> + Send + Sync>;
type Drawn = Arc<dyn Fn(usize) -> AnyView + Send + Sync>;

fn rows(places: Places, drawn: Drawn) -> AnyView {
    view! { <For each=move || places() key=|place| *place children=move |place| drawn(place)/> }.into_any()
}

type Handler<E> = Box<dyn FnMut(E)>;

/// What is done when something happens.
pub(crate) fn handler<E: 'static>(handle: impl FnMut(E) + 'static) -> Handler<E> {
    Box::new(handle)
}

/// What a tap does.
pub(crate) fn tap(act: impl FnMut(ev::MouseEvent) + 'static) -> Handler<ev::MouseEvent> {
    handler(act)
}

/// What is done with a text as it is typed.
pub(crate) fn typed(take: impl Fn(String) + 'static) -> Handler<ev::Event> {
    handler(move |event: ev::Event| take(event_target_value(&event)))
}

/// What is done when a box is ticked or not any more.
pub(crate) fn ticked(take: impl Fn(bool) + 'static) -> Handler<ev::Event> {
    handler(move |event: ev::Event| take(event_target_checked(&event)))
}
