book-before = Avant
book-by = Joué par { $company }
book-date =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
book-narrated = { $who } : « { $text } »
book-seat = Place { $seat }
book-written = { $file } : { $n } { AGREE($n, "chapitre", "chapitres") }.
book-no-seat = Il n’y a pas de place { $seat } à cette table.
book-empty = Rien n’a encore été raconté à cette table.
list-two = { $first } et { $second }
