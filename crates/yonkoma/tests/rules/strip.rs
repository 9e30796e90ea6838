//! Marked moments, and the page they become.

use serde_json::json;
use yonkoma::{Captions, Happening, Moment, Notice, strip};

use crate::play::{GM, Table};

struct Plain;

impl Captions for Plain {
    fn untold(&self, moment: &Moment) -> String {
        format!("Scene {}", moment.scene)
    }
}

fn marked(told: Vec<Notice>) -> Moment {
    match told.into_iter().next() {
        Some(Notice::Open(Happening::MomentMarked { moment })) => moment,
        other => panic!("{other:?} is no moment"),
    }
}

fn four() -> [Moment; 4] {
    let mut table = Table::ready(2);
    let first = marked(table.act(2, json!({"do": "mark_moment", "caption": null})));
    table.test("concept", &[6, 6, 5, 5]);
    table.act(1, json!({"do": "accept"}));
    let caption =
        "<Miki> & co. fly, and the whole city looks up to see them go by over the roofs. ".repeat(3);
    let second = json!({"do": "mark_moment", "caption": caption, "character": 1});
    let second = marked(table.act(1, second));
    table.act(1, json!({"do": "tell_result"}));
    table.conflict(1, 2, ("other", "other"), (&[6, 1], &[1, 1]));
    table.act(GM, json!({"do": "tell_round"}));
    table.act(2, json!({"do": "concede"}));
    let third = marked(table.act(GM, json!({"do": "mark_moment", "caption": "It is over."})));
    table.act(GM, json!({"do": "tell_result"}));
    table.test("other", &[1, 1]);
    table.act(1, json!({"do": "accept"}));
    let fourth = marked(table.act(1, json!({"do": "mark_moment", "caption": "Ouch\u{0}"})));
    [first, second, third, fourth]
}

#[test]
fn four_moments_become_a_page_of_four_panels() {
    let page = strip("The roof & after", &four(), &Plain);
    assert!(page.starts_with("<svg") && page.ends_with("</svg>"));
    assert_eq!(page.matches("<g ").count(), 4);
    assert!(page.contains("Scene 1"), "a caption for the one that has none");
    assert!(page.contains("The roof &amp; after") && page.contains("&lt;Miki&gt; &amp; co."));
    assert!(!page.contains("<Miki>") && !page.contains('\u{0}'));
    assert!(page.contains(">VS<") && page.contains('…'), "two names, and a caption cut short");
    assert_eq!(page, strip("The roof & after", &four(), &Plain), "the same moments, the same page");
}

#[test]
fn moments_are_marked_while_a_session_lasts() {
    let mut table = Table::in_bonds(&yonkoma::Options::default(), 1);
    assert_eq!(table.refused(1, json!({"do": "mark_moment"})), "YON-01");
    let mut table = Table::ready(1);
    assert_eq!(table.refused(1, json!({"do": "mark_moment", "character": 9})), "YON-01");
    table.act(1, json!({"do": "mark_moment", "character": 2}));
}
