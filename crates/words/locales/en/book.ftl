book-before = Before
book-story = The story
book-by = Played by { $company }
book-date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
book-narrated = { $who }: “{ $text }”
book-seat = Seat { $seat }
book-written = { $file }: { $n } { AGREE($n, "chapter", "chapters") }.
book-no-seat = There is no seat { $seat } at this table.
book-empty = Nothing has been told at this table yet.
book-contents = Contents
book-contract = Contract { $n }
book-sold-by = Sold by
book-obstacle = Obstacle
book-price = Price
book-commitments = Commitments
book-flaws = Hidden flaws
book-hidden = Never read
book-mystery = The mystery
book-place = Place
book-when = Time
book-spots = Spots
book-part = The characters’ part
book-dice = Dice
book-became = What became of it
book-revealed = { $n ->
        [1] Revealed first
       *[other] Revelation { $n }
    }
book-unrevealed = Never revealed
book-said = Told at the table
book-something = Something revealed
book-notes = The Keeper’s notes
book-people = The characters
book-anchor = Anchor
book-played-by = Played by
book-hand = Dice in hand
book-fate-active = Still there
book-fate-mad = Madness
book-fate-dead = Death
book-fate-gone = Left the story
book-blacklist = The blacklist and the dice
book-list-who = Character
book-list-monologue = Monologues
book-list-failure = Failures
book-list-reroll = Rerolls
book-list-suggestion = Suggestions
book-list-total = Total
book-list-struck = Struck
book-bowl = In the bowl at the end
book-released = Kinds of dice released
book-personae = Dramatis personae
book-secondaries = Secondary characters
book-ties = Who is tied to whom
book-ties-how = Solid: a relation. Dashed: a tie to the other’s problem.
book-tie = { $from } → { $to }: “{ $text }”
book-tie-problem = { $from } → problem of { $to }: “{ $text }”
book-arcs = Emotions, scene after scene
book-arc = Emotions: { $who }
book-cast = The characters
book-concept = Concept
book-flaw = Flaw
book-sign = Distinctive sign
book-gift = Gift
book-bond = Bond
book-strip = Strip { $n }
book-record = The game
book-diagrams = Turning points
book-capture = Move { $n }: { $move }
book-now = The position when this book was made
list-two = { $first } and { $second }
