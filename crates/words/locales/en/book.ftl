book-before = Before
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
list-two = { $first } and { $second }
