//! What comes from the keyboard and from the network, in one queue.

use std::{
    collections::VecDeque,
    io,
    sync::mpsc::{self, Receiver, Sender},
    thread,
    time::{Duration, Instant},
};

use super::net::FromNet;
use crate::play::input::{Arrived, next_line};

/// Something that came.
pub(crate) enum Incoming {
    /// A line that was typed.
    Line(String),
    /// Nothing will be typed any more.
    End,
    /// Something from the network.
    Net(Box<FromNet>),
}

/// What came and waits to be looked at.
pub(crate) struct Mail {
    events: Receiver<Incoming>,
    lines: VecDeque<String>,
    net: VecDeque<FromNet>,
    ended: bool,
}

impl Mail {
    /// Begins to read what is typed; the sender is for the network.
    pub(crate) fn new() -> (Self, Sender<Incoming>) {
        let (sender, events) = mpsc::channel();
        let typed = sender.clone();
        thread::spawn(move || {
            let mut stdin = io::stdin().lock();
            while let Ok(Some(line)) = next_line(&mut stdin) {
                if typed.send(Incoming::Line(line)).is_err() {
                    return;
                }
            }
            let _ = typed.send(Incoming::End);
        });
        (Self { events, lines: VecDeque::new(), net: VecDeque::new(), ended: false }, sender)
    }

    /// The next thing to look at; what happened comes before what was typed.
    pub(crate) fn next(&mut self) -> Arrived {
        loop {
            if self.has_news() {
                return Arrived::News;
            }
            if let Some(line) = self.lines.pop_front() {
                return Arrived::Line(line);
            }
            if self.ended {
                return Arrived::End;
            }
            self.receive();
        }
    }

    /// Waits until something is there. Somebody who lets it be may press Enter as often as they like.
    pub(crate) fn wait(&mut self) {
        loop {
            self.lines.retain(|line| !line.trim().is_empty());
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
                Incoming::Line(line) if line.trim().is_empty() => return,
                Incoming::Line(_) => {
                    self.sort(event);
                    return;
                }
                Incoming::End | Incoming::Net(_) => self.sort(event),
            }
        }
    }

    /// Whether something was typed that nobody asked for yet.
    pub(crate) fn has_lines(&self) -> bool {
        !self.lines.is_empty()
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

    fn sort(&mut self, event: Incoming) {
        match event {
            Incoming::Line(line) => self.lines.push_back(line),
            Incoming::End => self.ended = true,
            Incoming::Net(news) => self.net.push_back(*news),
        }
    }
}
