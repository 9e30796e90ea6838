//! What comes from the keyboard and from the network, in one queue.

use std::{
    collections::VecDeque,
    io,
    sync::mpsc::{self, Receiver, Sender},
    thread,
    time::{Duration, Instant},
};

use super::net::FromNet;
use crate::play::input::{Got, next_line};

/// Something that came.
pub(crate) enum Event {
    /// A line that was typed, with its end.
    Line(Vec<u8>),
    /// Nothing will be typed any more.
    End,
    /// Something from the network.
    Net(Box<FromNet>),
}

/// What came and waits to be looked at.
pub(crate) struct Mail {
    events: Receiver<Event>,
    lines: VecDeque<Vec<u8>>,
    net: VecDeque<FromNet>,
    ended: bool,
}

impl Mail {
    /// Begins to read what is typed; the sender is for the network.
    pub(crate) fn new() -> (Self, Sender<Event>) {
        let (sender, events) = mpsc::channel();
        let typed = sender.clone();
        thread::spawn(move || {
            let mut stdin = io::stdin().lock();
            while let Ok(Some(line)) = next_line(&mut stdin) {
                if typed.send(Event::Line(line)).is_err() {
                    return;
                }
            }
            let _ = typed.send(Event::End);
        });
        (Self { events, lines: VecDeque::new(), net: VecDeque::new(), ended: false }, sender)
    }

    /// The next thing to look at; what happened comes before what was typed.
    pub(crate) fn next(&mut self) -> Got {
        loop {
            if self.has_news() {
                return Got::News;
            }
            if let Some(line) = self.lines.pop_front() {
                return Got::Line(line);
            }
            if self.ended {
                return Got::End;
            }
            self.receive();
        }
    }

    /// Waits until something is there. Somebody who lets it be may press Enter as often as they like.
    pub(crate) fn wait(&mut self) {
        loop {
            self.lines.retain(|line| !line.trim_ascii().is_empty());
            if self.has_news() || !self.lines.is_empty() || self.ended {
                return;
            }
            self.receive();
        }
    }

    /// Waits for the network alone; what is typed meanwhile is kept. Says whether there is still a network.
    pub(crate) fn wait_for_net(&mut self) -> bool {
        while self.net.is_empty() {
            if !self.receive() {
                return false;
            }
        }
        true
    }

    /// What came from the network.
    pub(crate) fn take_net(&mut self) -> Vec<FromNet> {
        while let Ok(event) = self.events.try_recv() {
            self.sort(event);
        }
        self.net.drain(..).collect()
    }

    /// Waits a moment; an Enter ends it, words are kept for the next question.
    pub(crate) fn pause(&mut self, time: Duration) {
        let end = Instant::now() + time;
        while let Ok(event) = self.events.recv_timeout(end.saturating_duration_since(Instant::now())) {
            match event {
                Event::Line(line) if line.trim_ascii().is_empty() => return,
                Event::Line(_) => {
                    self.sort(event);
                    return;
                }
                Event::End | Event::Net(_) => self.sort(event),
            }
        }
    }

    fn has_news(&self) -> bool {
        self.net.iter().any(FromNet::is_news)
    }

    fn receive(&mut self) -> bool {
        match self.events.recv() {
            Ok(event) => {
                self.sort(event);
                true
            }
            Err(_) => {
                self.ended = true;
                false
            }
        }
    }

    fn sort(&mut self, event: Event) {
        match event {
            Event::Line(line) => self.lines.push_back(line),
            Event::End => self.ended = true,
            Event::Net(news) => self.net.push_back(*news),
        }
    }
}
