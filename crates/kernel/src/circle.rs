//! Where people stand on a picture of who is tied to whom: everybody on a circle, a bent arrow for each tie. Whole
//! numbers alone, since a page that writes no others needs not know how.

/// A place on the picture.
pub type Point = (i32, i32);

/// The sine of a whole number of degrees, in thousandths: near enough for a picture.
fn sine(degrees: i32) -> i32 {
    let turn = degrees.rem_euclid(360);
    let (x, sign) = if turn < 180 { (turn, 1) } else { (turn - 180, -1) };
    let bow = x * (180 - x);
    sign * 4_000 * bow / (40_500 - bow)
}

/// Where one of so many stands, the first at the top; two stand side by side.
pub fn place(index: usize, of: usize, middle: Point, radii: Point) -> Point {
    let (index, of) = (i32::try_from(index).unwrap_or(0), i32::try_from(of.max(1)).unwrap_or(1));
    let turn = 360 * index / of - if of == 2 { 180 } else { 90 };
    (middle.0 + radii.0 * sine(turn + 90) / 1_000, middle.1 + radii.1 * sine(turn) / 1_000)
}

/// How long a way is, one at least.
fn length((x, y): Point) -> i32 {
    (x * x + y * y).isqrt().max(1)
}

/// From here so far in that direction.
fn towards(from: Point, (x, y): Point, far: i32) -> Point {
    let length = length((x, y));
    (from.0 + x * far / length, from.1 + y * far / length)
}

/// An arrow from one to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrow {
    from: Point,
    bend: Point,
    to: Point,
}

impl Arrow {
    /// Bent to the right so far that two between the same two do not cover each other; it begins and ends that far
    /// from them.
    pub fn new(from: Point, to: Point, bend: i32, (after, before): (i32, i32)) -> Self {
        let way = (to.0 - from.0, to.1 - from.1);
        let half = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
        let bend = towards(half, (-way.1, way.0), bend);
        let seen = |end: Point| (bend.0 - end.0, bend.1 - end.1);
        Self { from: towards(from, seen(from), after), bend, to: towards(to, seen(to), before) }
    }

    /// Its line.
    pub fn line(self) -> String {
        let Self { from, bend, to } = self;
        format!("M{} {} Q{} {} {} {}", from.0, from.1, bend.0, bend.1, to.0, to.1)
    }

    /// Its tip.
    pub fn tip(self) -> String {
        let back = (self.bend.0 - self.to.0, self.bend.1 - self.to.1);
        let foot = towards(self.to, back, 9);
        let (left, right) = (towards(foot, (back.1, -back.0), 4), towards(foot, (-back.1, back.0), 4));
        format!("M{} {} L{} {} L{} {} z", self.to.0, self.to.1, left.0, left.1, right.0, right.1)
    }

    /// A place on it for a label, nearer to where it begins: fewer cross there.
    pub fn label(self) -> Point {
        let at = |from: i32, bend: i32, to: i32| (42 * from + 46 * bend + 12 * to) / 100;
        (at(self.from.0, self.bend.0, self.to.0), at(self.from.1, self.bend.1, self.to.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sines_are_near_enough() {
        for degrees in -720..720 {
            let exact = f64::from(degrees).to_radians().sin() * 1_000.0;
            assert!((f64::from(sine(degrees)) - exact).abs() < 3.0, "{degrees}");
        }
    }

    #[test]
    fn people_stand_on_a_circle() {
        let all = |of| (0..of).map(|index| place(index, of, (100, 100), (80, 50))).collect::<Vec<_>>();
        assert_eq!(all(1), [(100, 50)]);
        assert_eq!(all(2), [(20, 100), (180, 100)]);
        assert_eq!(all(4), [(100, 50), (180, 100), (100, 150), (20, 100)]);
    }

    #[test]
    fn two_arrows_between_two_are_apart() {
        let (here, there) = ((0, 0), (100, 0));
        let (one, other) = (Arrow::new(here, there, 20, (0, 26)), Arrow::new(there, here, 20, (0, 26)));
        assert_eq!((one.bend, other.bend), ((50, 20), (50, -20)));
        assert_eq!(one.from, here);
        assert!((70..80).contains(&one.to.0) && one.to.1 > 0, "{one:?}");
        assert_eq!(Arrow::new(here, here, 20, (5, 5)), Arrow { from: here, bend: here, to: here });
    }
}
