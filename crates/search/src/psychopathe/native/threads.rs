//! Several threads on one table ("lazy SMP"): helpers search the same position, the first thread decides.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use psychopathe::Course;

use crate::psychopathe::engine::Engine;
use crate::psychopathe::limits::{Limits, Observer, Report, Silent};
use crate::psychopathe::ordering::Memory;
use crate::psychopathe::worker::Worker;

impl Engine {
    /// Searches on so many threads; with one it is [`Engine::search`]. Not deterministic with more.
    pub fn search_on(
        &mut self,
        threads: usize,
        course: &Course,
        limits: Limits,
        observer: &mut dyn Observer,
    ) -> Option<Report> {
        if threads <= 1 {
            return self.search(course, limits, observer);
        }
        if course.ending(self.board()).is_some() {
            return None;
        }
        let (stop, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        let (shared, memory) = self.prepare(&stop, &nodes);
        std::thread::scope(|scope| {
            for helper in 1..threads {
                scope.spawn(move || {
                    let mut memory = Memory::new();
                    let mut silent = Silent;
                    let mut worker = Worker::new(shared, course, &mut memory, Limits::none(), &mut silent);
                    worker.may_stop = true;
                    worker.deepen(1 + helper as u32 % 2)
                });
            }
            let report = Worker::new(shared, course, memory, limits, observer).deepen(1);
            stop.store(true, Relaxed);
            report
        })
    }
}
