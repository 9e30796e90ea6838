### Psychopathe: the words of the table and how a game ends.

side-white = white
side-black = black
side-red = red
kind-psychopath = psychopath
kind-psychologist = psychologist
kind-informer = informer
kind-nurse = nurse
nothing = nothing
list-two = { $first } and { $second }
ending-won =
    { $side ->
        [white] White
        [black] Black
       *[other] Red
    } wins.
ending-no-move = Drawn: no legal move is left.
ending-repetition = Drawn: the same position for the third time.
ending-quiet = Drawn: a hundred half-moves without capture.
ending-no-capturers = Drawn: nobody can capture any more.
ending-agreement = Drawn by agreement.
ending-time = Drawn: the time ran out, but the other side can no longer take anything.
origin = Board and opening array are a reconstruction: the original drawings are lost.
camp-standard = Reconstruction (that of the rules)
camp-withdrawn = Withdrawn
camp-sheltered = Sheltered
camp-scouts = Scouts
camp-fan = Fan
camp-informers = Informers in front
camp-corner = In the corner
about-side = { $side ->
    [white] White begins.
    [black] Black moves second.
   *[red] Red moves third.
  }
option-board = Board: { $size ->
    [2] small, 55 nodes
   *[other] standard, 103 nodes
  }.
option-camp = Opening array: { $camp }.
option-clock-none = No clock.
option-clock-fischer = { $minutes } min each, and { $seconds } s more with each move.
option-clock-days = { $n ->
    [one] One day for each move.
   *[other] { $n } days for each move.
  }
option-clock-seconds = { $n } s for each move.


## What can be done, as verbs

psy-action-move = play a move
