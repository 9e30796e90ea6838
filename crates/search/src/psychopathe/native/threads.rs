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
        self.search_lines_on(threads, course, 1, limits, observer).into_iter().next()
    }

    /// The same for so many best lines.
    pub fn search_lines_on(
        &mut self,
        threads: usize,
        course: &Course,
        lines: usize,
        limits: Limits,
        observer: &mut dyn Observer,
    ) -> Vec<Report> {
        if threads <= 1 {
            return self.search_lines(course, lines, limits, observer);
        }
        if course.ending(self.board()).is_some() {
            return Vec::new();
        }
        self.judge_plainly(false);
        let (stop, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        let (shared, memory) = self.prepare(&stop, &nodes);
        std::thread::scope(|scope| {
            for helper in 1..threads {
                scope.spawn(move || {
                    let mut memory = Memory::new();
                    let mut silent = Silent;
                    let mut worker = Worker::new(shared, course, &mut memory, Limits::none(), &mut silent);
                    worker.may_stop = true;
                    worker.deepen(1 + helper as u32 % 2, 1)
                });
            }
            let reports = Worker::new(shared, course, memory, limits, observer).deepen(1, lines);
            stop.store(true, Relaxed);
            reports
        })
    }
}
