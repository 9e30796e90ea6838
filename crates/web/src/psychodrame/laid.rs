//! Points that lie on emotions and are not spent yet: what is left, and what is sent once all of them lie.

use std::collections::VecDeque;

use kernel::Text;
use psychodrame::{Action, Emotion, MOST_TALE, Main, Packet, PacketId, Pair, RiskId, SATURATED};

/// A point that lies on an emotion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Laid {
    pub(super) packet: PacketId,
    pub(super) emotion: Emotion,
    pub(super) risk: Option<RiskId>,
    pub(super) why: Option<Text>,
}

/// How many of them lie on an emotion.
pub(super) fn on(laid: &[Laid], emotion: Emotion) -> u8 {
    u8::try_from(laid.iter().filter(|it| it.emotion == emotion).count()).unwrap_or(u8::MAX)
}

/// The packet as it will be once they are spent.
pub(super) fn rest(packet: &Packet, laid: &[Laid]) -> Packet {
    let spent = u16::try_from(laid.len()).unwrap_or(u16::MAX);
    let covered = |risk: &RiskId| laid.iter().any(|it| it.risk == Some(*risk));
    let uncovered = packet.uncovered.iter().copied().filter(|risk| !covered(risk)).collect();
    Packet { left: packet.left.saturating_sub(spent), uncovered, ..packet.clone() }
}

/// Whether one more may be laid there.
pub(super) fn may_lay(
    packet: &Packet,
    main: &Main,
    laid: &[Laid],
    emotion: Emotion,
    risk: Option<RiskId>,
) -> bool {
    let now = main.current(emotion).saturating_add(on(laid, emotion));
    now < SATURATED && rest(packet, laid).most_points(risk) > 0
}

/// The words of a point, before those that were typed since.
pub(super) fn joined(why: &str, since: &str) -> String {
    if kernel::is_blank(since) || why == since { why.to_owned() } else { format!("{why} {since}") }
}

/// Words typed after the points were laid go with those that have none of their own; if all have some, with the last,
/// as far as there is room. Whether they went with any.
pub(super) fn explain(laid: &mut [Laid], why: &Text) -> bool {
    if laid.iter().any(|it| it.why.is_none()) {
        for it in laid {
            it.why.get_or_insert_with(|| why.clone());
        }
        return true;
    }
    let Some(it) = laid.last_mut() else { return false };
    let all = joined(it.why.as_deref().unwrap_or_default(), why);
    let has_room = kernel::length(&all) <= MOST_TALE;
    if has_room {
        it.why = Some(all.into());
    }
    has_room
}

/// Those for one risk on one emotion together, unless each has words of its own: in the order in which they are spent.
pub(super) fn groups(laid: &[Laid]) -> Vec<Vec<Laid>> {
    let mut groups: Vec<Vec<Laid>> = Vec::new();
    for it in laid {
        let fits = |group: &&mut Vec<Laid>| {
            let alike =
                |other: &Laid| (it.packet, it.emotion, it.risk) == (other.packet, other.emotion, other.risk);
            let apart =
                it.why.is_some() && group.iter().any(|other| other.why.is_some() && other.why != it.why);
            group.iter().all(alike) && !apart
        };
        match groups.iter_mut().find(fits) {
            Some(group) => group.push(it.clone()),
            None => groups.push(vec![it.clone()]),
        }
    }
    groups
}

/// What spends these groups.
pub(super) fn spending(groups: &[Vec<Laid>]) -> VecDeque<Action> {
    let spend = |group: &Vec<Laid>| {
        let &Laid { packet, emotion, risk, .. } = group.first()?;
        let points = u16::try_from(group.len()).unwrap_or(u16::MAX);
        let text = group.iter().find_map(|it| it.why.clone());
        Some(Action::SpendOnEmotion { packet, risk, emotion, points, text })
    };
    groups.iter().filter_map(spend).collect()
}

/// Which of them still lie where so many points are left to be spent: what was spent is what came first.
pub(super) fn lying(laid: &[Laid], packet: PacketId, left: u16) -> Vec<Laid> {
    let of_it: Vec<&Laid> = laid.iter().filter(|it| it.packet == packet).collect();
    let spent = of_it.len().saturating_sub(left.into());
    of_it.into_iter().skip(spent).cloned().collect()
}

/// How many points these would spend.
pub(super) fn n_spent<'a>(actions: impl IntoIterator<Item = &'a Action>) -> u16 {
    let points = |action: &Action| match action {
        Action::SpendOnEmotion { points, .. } => *points,
        _ => 0,
    };
    actions.into_iter().map(points).sum()
}

/// The five points of a pair after one more leans to this side of it; the first tells which side is heavier.
pub(super) fn leaning(now: Option<[u8; 2]>, side: usize) -> Option<[u8; 2]> {
    let new = match now {
        None => Pair::SPLITS.into_iter().find(|it| it[side] == it[1 - side] + 1)?,
        Some(mut split) => {
            split[side] += 1;
            split[1 - side] = split[1 - side].checked_sub(1)?;
            split
        }
    };
    Pair::SPLITS.contains(&new).then_some(new)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use psychodrame::CharacterId;

    use super::*;

    fn packet(left: u16, risks: &[u16]) -> Packet {
        let uncovered: BTreeSet<RiskId> = risks.iter().map(|id| RiskId(*id)).collect();
        let (id, victim) = (PacketId(1), CharacterId::Main(1));
        Packet {
            id,
            victim,
            points: left,
            left,
            uncovered,
            risks: Vec::new(),
            of_death: false,
            distributor: None,
        }
    }

    fn laid(emotion: Emotion, risk: u16, why: Option<&str>) -> Laid {
        Laid { packet: PacketId(1), emotion, risk: Some(RiskId(risk)), why: why.map(Text::from) }
    }

    #[test]
    fn what_lies_there_is_not_left_and_covers_its_risk() {
        let packet = packet(3, &[1, 2]);
        let lie = [laid(Emotion::Anger, 1, None)];
        let rest = rest(&packet, &lie);
        assert_eq!((rest.left, rest.uncovered.len()), (2, 1));
        assert_eq!((rest.most_points(Some(RiskId(2))), rest.most_points(Some(RiskId(1)))), (2, 1));
        assert_eq!((on(&lie, Emotion::Anger), on(&lie, Emotion::Joy)), (1, 0));
    }

    #[test]
    fn points_for_one_risk_are_spent_together_but_for_their_words() {
        let lie = [
            laid(Emotion::Anger, 1, None),
            laid(Emotion::Fear, 2, None),
            laid(Emotion::Anger, 1, Some("Il a ri.")),
            laid(Emotion::Anger, 1, Some("Encore.")),
        ];
        let groups = groups(&lie);
        let spent = spending(&groups);
        let told = |action: &Action| match action {
            Action::SpendOnEmotion { points, text, .. } => (*points, text.as_ref().map(ToString::to_string)),
            _ => (0, None),
        };
        let told: Vec<_> = spent.iter().map(told).collect();
        assert_eq!(told, [(2, Some("Il a ri.".to_owned())), (1, None), (1, Some("Encore.".to_owned()))]);
        assert_eq!(n_spent(&spent), 4);
        let order = groups.concat();
        assert_eq!(super::groups(&order), groups, "they lie in the order in which they are spent");
        let left: Vec<u16> = (0..=3).map(|sent| n_spent(spent.iter().skip(sent))).collect();
        for (sent, left) in left.into_iter().enumerate() {
            assert_eq!(lying(&order, PacketId(1), left), groups[sent..].concat(), "{sent} of 3 were sent");
        }
    }

    #[test]
    fn words_that_are_taken_back_stand_before_those_typed_since() {
        assert_eq!(joined("Il a ri.", " "), "Il a ri.");
        assert_eq!(joined("Il a ri.", "Encore."), "Il a ri. Encore.");
    }

    #[test]
    fn words_typed_afterwards_go_with_the_points_that_have_none() {
        let whys = |lie: &[Laid]| lie.iter().map(|it| it.why.clone()).collect::<Vec<_>>();
        let said = |text: &str| Some(Text::from(text));
        let mut some = [
            laid(Emotion::Fear, 1, None),
            laid(Emotion::Joy, 1, Some("Il a ri.")),
            laid(Emotion::Fear, 1, None),
        ];
        assert!(explain(&mut some, &"Un mot.".into()));
        assert_eq!(whys(&some), [said("Un mot."), said("Il a ri."), said("Un mot.")]);
        assert_eq!(groups(&some).len(), 2, "the same words are said once");
        let mut all = [laid(Emotion::Joy, 1, Some("Il a ri."))];
        assert!(explain(&mut all, &"Encore.".into()));
        assert_eq!(whys(&all), [said("Il a ri. Encore.")]);
        assert!(!explain(&mut all, &"é".repeat(MOST_TALE).into()), "it stays in its field");
        assert_eq!(whys(&all), [said("Il a ri. Encore.")]);
    }

    #[test]
    fn five_points_lean_to_one_side_or_the_other() {
        assert_eq!((leaning(None, 0), leaning(None, 1)), (Some([3, 2]), Some([2, 3])));
        assert_eq!((leaning(Some([3, 2]), 0), leaning(Some([4, 1]), 0)), (Some([4, 1]), None));
        assert_eq!(leaning(Some([3, 2]), 1), Some([2, 3]));
    }
}
