//! Values and pieces of the page that follow what they read, and hands that do something. Every closure is a type of
//! its own, and what Leptos makes of one it makes anew for each; behind these functions all of a kind are one type.

use std::{
    any::Any,
    fmt,
    marker::PhantomData,
    ops::Deref,
    sync::{Arc, Mutex, PoisonError},
};

use leptos::{
    ev,
    prelude::{self, *},
    tachys::reactive_graph::SharedReactiveFunction,
};

/// A value that follows what it reads.
pub(crate) fn live<T: Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
    Signal::derive(value)
}

/// A value that is worked out anew when what it reads changes, and of which others hear only when it is another.
///
/// What Leptos calls so, without the types: all that is kept is one type for it.
pub struct Memo<T> {
    kept: prelude::Memo<Kept>,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Memo<T> {}

impl<T> fmt::Debug for Memo<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memo").finish_non_exhaustive()
    }
}

impl<T: Clone + PartialEq + Send + Sync + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Self {
        live(move || memo.get())
    }
}

/// A value whose type only its memo knows.
#[derive(Clone)]
struct Kept(Arc<dyn Same>);

trait Same: Send + Sync {
    fn same(&self, other: &dyn Same) -> bool;
    fn any(&self) -> &dyn Any;
}

impl<T: PartialEq + Send + Sync + 'static> Same for T {
    fn same(&self, other: &dyn Same) -> bool {
        other.any().downcast_ref() == Some(self)
    }

    fn any(&self) -> &dyn Any {
        self
    }
}

impl PartialEq for Kept {
    fn eq(&self, other: &Self) -> bool {
        self.0.same(&*other.0)
    }
}

impl Kept {
    fn value<T: 'static>(&self) -> &T {
        self.0.any().downcast_ref().expect("a memo reads the type it keeps")
    }
}

type Work = Box<dyn Fn(Option<&Kept>) -> Kept + Send + Sync>;

fn remember(work: Work) -> prelude::Memo<Kept> {
    prelude::Memo::new(work)
}

/// What a memo is now, to be looked at.
pub struct Now<T>(Kept, PhantomData<T>);

impl<T: 'static> Deref for Now<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0.value()
    }
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// Follows what `work` reads.
    pub fn new(work: impl Fn() -> T + Send + Sync + 'static) -> Self {
        Self { kept: remember(Box::new(move |_| Kept(Arc::new(work())))), of: PhantomData }
    }

    /// Follows what `work` reads, which is given what it was before.
    pub fn after(work: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Self {
        let work = move |before: Option<&Kept>| Kept(Arc::new(work(before.map(Kept::value))));
        Self { kept: remember(Box::new(work)), of: PhantomData }
    }
}

impl<T: 'static> Memo<T> {
    /// Follows it, whatever it is.
    pub fn track(self) {
        self.kept.track();
    }

    /// What it is now, to be looked at.
    pub fn read(self) -> Now<T> {
        Now(self.kept.get(), PhantomData)
    }

    /// What it is now, looked at, if its page is still there.
    pub fn try_with<O>(self, look: impl FnOnce(&T) -> O) -> Option<O> {
        self.kept.try_get().map(|kept| look(kept.value()))
    }

    /// What it is now, looked at.
    pub fn with<O>(self, look: impl FnOnce(&T) -> O) -> O {
        look(self.kept.get().value())
    }

    /// The same, without following it.
    pub fn with_untracked<O>(self, look: impl FnOnce(&T) -> O) -> O {
        look(self.kept.get_untracked().value())
    }

    /// What it is now.
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// The same, without following it.
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }
}

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

/// Something that is done when something happens.
type Hear<E> = Box<dyn FnMut(E)>;

/// What is done when something happens.
pub(crate) fn heard<E: 'static>(hear: impl FnMut(E) + 'static) -> Hear<E> {
    Box::new(hear)
}

/// What a tap does.
pub(crate) fn tap(act: impl FnMut(ev::MouseEvent) + 'static) -> Hear<ev::MouseEvent> {
    heard(act)
}

/// What is done with a text as it is typed.
pub(crate) fn typed(take: impl Fn(String) + 'static) -> Hear<ev::Event> {
    heard(move |event: ev::Event| take(event_target_value(&event)))
}

/// What is done when a box is ticked or not any more.
pub(crate) fn ticked(take: impl Fn(bool) + 'static) -> Hear<ev::Event> {
    heard(move |event: ev::Event| take(event_target_checked(&event)))
}
