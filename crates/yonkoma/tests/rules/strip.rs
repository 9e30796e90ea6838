//! Marked moments, and the page they become.

use serde_json::json;
use yonkoma::{Beat, Captions, Cast, Happening, Look, Moment, Notice, highlights, proposed, strip};

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
    let scarf = Look { name: "Miki".into(), sign: "a red scarf".into() };
    let cast = Cast { looks: vec![scarf], successes: [5, 6].into() };
    let page = strip("The roof & after", &four(), &cast, &Plain);
    assert!(page.starts_with("<svg") && page.ends_with("</svg>"));
    assert_eq!(page.matches(r#"<g class="panel""#).count(), 4);
    assert!(page.contains("Scene 1"), "a caption for the one that has none");
    assert!(page.contains("The roof &amp; after") && page.contains("&lt;Miki&gt; &amp; co."));
    assert!(!page.contains("<Miki>") && !page.contains('\u{0}'));
    assert!(page.contains(">VS<") && page.contains('…'), "two names, and a caption cut short");
    assert_eq!(page, strip("The roof & after", &four(), &cast, &Plain), "the same moments, the same page");
    let plain = strip("The roof & after", &four(), &Cast::default(), &Plain);
    assert_ne!(page, plain, "a scarf is drawn, and so is a Success");
}

#[test]
fn what_is_said_stays_inside_its_frame() {
    // As wide as it is in bold DejaVu Sans of 11, the widest font that a strip is set in.
    let (line, wide) = ("La porte s’ouvre : une machine énorme avale des", 307);
    let mut moments = four();
    moments[2].caption = Some(line.into());
    moments[3].caption = Some(format!("{line} {}", "M".repeat(60)).into());
    let page = strip(&"Le titre ".repeat(9), &moments, &Cast::default(), &Plain);
    let before = page.split_once(&format!(">{line}</text>")).expect("the caption");
    let frame = before.0.rsplit_once("<rect ").and_then(|(_, rect)| rect.split("width=\"").nth(1));
    let frame: i32 =
        frame.and_then(|rect| rect.split('"').next()).and_then(|n| n.parse().ok()).expect("a frame");
    assert!(frame > wide, "{frame}");
    let texts = page.split("text-anchor=\"middle\">").skip(1).filter_map(|rest| rest.split('<').next());
    let longest = texts.map(|text| text.matches('M').count()).max();
    assert!(longest < Some(200 / 11), "no word stands outside a bubble: {longest:?}");
    assert!(page.matches("Le titre").count() < 12, "nor the title outside the page");
}

#[test]
fn the_strip_makes_itself() {
    let mut table = Table::ready(2);
    let mut told = Vec::new();
    for (dice, text) in [(&[1, 2, 3, 4], "nothing"), (&[6, 6, 5, 5], "everything"), (&[6, 1, 1, 1], "hardly")]
    {
        told.extend(table.act(1, json!({"do": "attempt", "goal": "the roof", "approach": "a jump"})));
        told.extend(table.act(GM, json!({"do": "set_basis", "basis": "concept"})));
        told.extend(table.dice(dice).act(1, json!({"do": "throw"})));
        told.extend(table.act(1, json!({"do": "accept"})));
        let teller = if dice == &[6, 6, 5, 5] { 1 } else { GM };
        told.extend(table.act(teller, json!({"do": "tell_result", "text": text})));
    }
    let few = highlights(&told);
    assert_eq!((few.len(), proposed(&few)), (3, None), "a page has four panels");
    told.extend(table.act(GM, json!({"do": "start_scene"})));
    told.extend(table.act(1, json!({"do": "narrate", "text": "And they all went home."})));
    told.extend(table.act(1, json!({"do": "narrate", "text": "said aloud"})));
    let found = highlights(&told);
    let four = proposed(&found).expect("four moments");
    let captions: Vec<_> = four.iter().map(|place| found[*place].moment.caption.as_deref()).collect();
    let expected = [Some("nothing"), Some("everything"), None, Some("And they all went home.")];
    assert_eq!(
        captions, expected,
        "the best failure, the throw that mattered, the last line that was written"
    );
    assert!(found.iter().any(|h| matches!(h.moment.beat, Some(Beat::Test { .. })) && !h.is_marked));
}

#[test]
fn moments_are_marked_while_a_session_lasts() {
    let mut table = Table::in_bonds(&yonkoma::Options::default(), 1);
    assert_eq!(table.refused(1, json!({"do": "mark_moment"})), "YON-01");
    let mut table = Table::ready(1);
    assert_eq!(table.refused(1, json!({"do": "mark_moment", "character": 9})), "YON-01");
    table.act(1, json!({"do": "mark_moment", "character": 2}));
}
