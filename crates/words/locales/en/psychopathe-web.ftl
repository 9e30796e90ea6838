### Psychopathe on the page: the board, games, study.

psy-list = { $first } and { $second }
psy-kind = { $kind ->
    [psychopath] psychopath
    [psychologist] psychologist
    [informer] informer
   *[nurse] nurse
  }
psy-side = { $side ->
    [white] White
    [black] Black
   *[red] Red
  }
psy-piece = { $side ->
    [white] white
    [black] black
   *[red] red
  } { $kind ->
    [psychopath] psychopath
    [psychologist] psychologist
    [informer] informer
   *[nurse] nurse
  }
psy-the-piece = the { $side ->
    [white] white
    [black] black
   *[red] red
  } { $kind ->
    [psychopath] psychopath
    [psychologist] psychologist
    [informer] informer
   *[nurse] nurse
  }
psy-path = { $kind ->
    [border] the border
    [diameter] diameter { $name }
   *[arc] arc { $name }
  }

## The board

psy-board-label = Board: { $n } { AGREE($n, "piece", "pieces") }. To move: { $turn }.
psy-board-help = Arrows: follow the paths. N and P: next, previous piece or node of use. Enter: choose, then play. Escape: let go. A move can also be typed below.
psy-board-tools = The board
psy-turn-board = Turn
psy-names = Node names
psy-threats = Threats
psy-piece-at = { $piece } on { $node }
psy-node-piece = { $node }: { $piece }
psy-node-empty = { $node }, empty
psy-node-special = special node
psy-node-held = held
psy-a-target = can go there
psy-chosen = { $piece }: { $n ->
    [0] nowhere to go
    [one] one node to go to
   *[other] { $n } nodes to go to
  }.
psy-planned = { $piece } { $from } → { $to }
psy-planned-taken = the { $kind ->
    [psychopath] psychopath
    [psychologist] psychologist
    [informer] informer
   *[nurse] nurse
  } { $node }
psy-planned-takes = takes { $pieces }{ $wins ->
    [yes] {" "}and wins
   *[no] {""}
  }
psy-play-to = Play { $node }
psy-put-down = Put down
psy-touch-a-piece = Touch a piece, then the node where it goes.
psy-loupe-asks = Several nodes are close by: touch the right one in the loupe.
psy-disc-home = Centre
psy-confirm = Confirm each move
psy-held-by = { $by } on { $path }
psy-held = { $piece } is held by { $by }: it may not leave that path.
psy-held-twice = { $piece } is held by { $by }: it cannot move.
psy-suicide = On { $node } it would be suicide: { $nurses } surround it on { $along }, { $informer } denounces it on { $across }.
psy-stuck = { $piece } has nowhere to go: other pieces bar its paths.
psy-threat = { $piece } is threatened by { $move }: { $nurses } would surround it on { $along }, { $informer } would denounce it on { $across }.
psy-captured-by = Captured on { $node }: { $nurses } surround on { $along }, { $informer } denounces on { $across }.
psy-show-capture = Who captured?
psy-barred-hint = A cross marks a node where the piece would be captured at once: touch it to see by whom.
psy-put-back = Psychologist taken: what is put back on { $node }?
psy-decline = Nothing
psy-cancel = Undo the move
psy-held-pile = { $piece }, { $n }
psy-prisoners = Pieces captured by { $side }
psy-no-prisoners = nothing taken
psy-has-played = played { $move }
psy-in-words = The position in words
psy-type-move = Type a move
psy-play-it = Play
psy-move-malformed = A move is written “from-to”, for example a2-a1; add “node=N” to put a piece back.
psy-move-no-node = The board has no node { $node }.
psy-move-order = Nodes are named in order, each once.
psy-played = Moves played
psy-first = Beginning
psy-previous = Previous move
psy-next = Next move
psy-latest = Present position
psy-reconstruction = The original drawings are lost: this board and this opening are a reconstruction from the text.
psy-reconstruction-more = Why?

## A game

psy-to-move = { $side } to move.
psy-moved = { $side }: { $move }
psy-quiet = Without a capture, drawn in { $n } { AGREE($n, "half-move", "half-moves") }.
psy-looking-back = You are looking at a past position.
psy-take-back = Take my last move back
psy-taken-back = Move taken back.
psy-hint = Advice
psy-hint-is = Advice: { $move }
psy-draw = Offer a draw
psy-draw-accept = Accept the draw
psy-draw-declined = The draw was not accepted.
psy-resign = Resign
psy-resign-sure = The game ends, and you lose it.
psy-move-now = Move now
psy-premove-set = Move prepared: it will be played as soon as possible.
psy-premove-cancel = Cancel the prepared move
psy-premove-ask = This move can bring a piece back: play it, and say which.
psy-engine-failed = The engine does not answer. Take a move back or reload the page to start it again.
psy-engine-silent = The engine does not answer. Load the page again to restart it.
psy-premove-off = The prepared move is no longer possible: { $why }
psy-rematch = Rematch
psy-review = Review
psy-keep-record = The moves
psy-save = Save
psy-load = Open a file
psy-link = Link
psy-link-label = Link to copy

## Setting up a game

psy-alone-title = Against the computer
psy-new-level = Its strength
psy-level = Level { $level }
psy-new-level-hint = 1 to begin with, 10 to suffer.
psy-new-colour = Your side
psy-colour-white = White, who begins
psy-colour-black = Black
psy-colour-any = By chance
psy-new-board = Board
psy-board-standard = Standard, 103 nodes
psy-board-small = Small, 55 nodes
psy-new-camp = Opening array
psy-new-bonus = Seconds added with each move
psy-new-start = Play
psy-computer = Computer, level { $level }
psy-you = You

## The first page

psy-hub-lead = Chess thought through again from its axioms: all pieces move alike, and it takes three to capture, two nurses who surround and an informer who denounces.
psy-picture = The board, a disc crossed by arcs, and its two camps face to face.
psy-door-new = Play here
psy-door-new-lead = Two or three around this device, the computer in whichever places you like.
psy-door-alone = Against the computer
psy-door-alone-lead = Ten levels, your colour, and nothing else to set.
psy-door-rules = The rules
psy-door-rules-lead = The pieces, the twenty-four rules, and where this board comes from.
psy-my-games = My games on this device
psy-n-moves = { $n ->
    [0] not yet begun
    [one] one half-move
   *[other] { $n } half-moves
  }
psy-forget = Forget the game { $names }
psy-forget-it = Forget this game
psy-forget-sure = It exists on this device only.

## The rules

psy-rules-title = The rules of Psychopathe
psy-rules-lead = Capture the enemy psychopath. All pieces move along the paths; only what they do tells them apart.
psy-diagrams-title = In pictures
psy-diagram-men = { $side }: { $men }.
psy-diagram-start = At the beginning each side stands behind its nurses. White begins.
psy-diagram-nurse = A piece goes as far as it likes along one of the paths through its node, the nurse like all others.
psy-diagram-informer = No piece passes over another: this informer stops short of it.
psy-diagram-psychologist = Only a psychologist may be jumped over, your own like the enemy’s.
psy-diagram-psychopath = The border is a path too, and it closes: the psychopath may take it the other way round.
psy-diagram-hold = An enemy psychologist on one of your piece’s paths holds it: it moves along that path only.
psy-diagram-capture = The capture: two nurses on either side along one path, an informer on another. The piece between them is removed.
psy-diagram-suicide = No piece goes where three enemy pieces would capture it at once.
psy-diagram-put-back = Whoever captures a psychologist puts one of their lost pieces back in its place, or nothing.
psy-diagram-end = The psychopath is captured like any other piece, and the game is won.
psy-rules-all = The rules one by one
psy-about-psychopath = The piece to capture. Losing it loses the game.
psy-about-psychologist = Holds the enemy pieces that share a path with it. It may be jumped over. Capturing it lets you put back a lost piece.
psy-about-informer = Denounces: one of the three who capture, on another path than the nurses.
psy-about-nurse = Surrounds: two nurses on either side of a piece, on one path.
psy-origin-title = Where this board comes from
psy-origin = Psychopathe is a game by GaalN (2001–2007, copyleft 2008). The drawings that went with its text are lost. The board and the opening shown here are a reconstruction: the text says that every node crosses two paths, except the centre and six special nodes of the border which cross three, that the border is closed and that the board suits three players. This disc is the simplest drawing that keeps all these sentences.

## Study

psy-door-study = Analyse
psy-door-study-lead = A board to try things on: variations, comments, the computer as judge, your games reviewed.
psy-study-title = Analysis
psy-coach-game = The game
psy-coach-why = Why { $move } captures
psy-coach-off = Turn it on: it shows its three best moves, and why they capture.
psy-coach-ply = Move { $n }
psy-key-first = best
psy-key-second = second
psy-key-third = third
psy-key-span = the pincers
psy-key-light = the denunciation
psy-engine = Computer judges
psy-depth = depth { $n }
psy-worth = Evaluation, as white sees it: { $worth }
psy-win-in = { $side } wins in { $n }
psy-decided = { $side } has won
psy-end = End
psy-promote = Make it the main line
psy-cut = Delete from here
psy-comment = Comment
psy-review-run = Look for the turning points
psy-reviewing = Position { $n } of { $all }…
psy-review-done = { $n ->
    [0] No turning point found.
    [one] One turning point found.
   *[other] { $n } turning points found.
  }
psy-graph = White’s chances through the game
psy-accuracy = Accuracy: White { $white } %, Black { $black } %.
psy-stop = Stop
psy-turn-blunder = { $n }. { $side }, { $move }: a blunder.
psy-turn-mistake = { $n }. { $side }, { $move }: a mistake.
psy-turn-doomed = { $n ->
    [one] The psychopath is lost on the next move.
   *[other] The psychopath is lost in { $n } moves.
  }
psy-turn-lost = It loses { $piece } on { $node }, to { $by }.
psy-turn-missed = { $n ->
    [one] There was a win in one move.
   *[other] There was a win in { $n } moves.
  }
psy-turn-ground = It gives ground.
psy-turn-better = Better: { $move }.
psy-files = Files, links, another position
psy-record = The game
psy-position = The position
psy-paste = Paste a game or a position
psy-open = Open
psy-finished = This game is over.
psy-fresh = Opening position
psy-fresh-small = Small board
psy-unread-record = This record cannot be read: { $why }
psy-unread-tag = on line { $n }, a tag is written [Name "value"].
psy-unread-number = “{ $text }” is not the expected number.
psy-unread-stray = “{ $text }” follows no move.
psy-unread-result = a record ends with its result, 1-0, 0-1, 1/2-1/2 or *.
psy-unread-move = half-move { $n }, { $text }. { $why }
psy-unread-variation = Variation { $n } of this game cannot be read: { $why }
psy-unread-branch = it is written “line:half-move move / move” and leaves from a move that exists.
psy-unread-position = This position cannot be read. Each piece is written with its node, then who is to move (w or b), then the lost pieces of each side or a dash, like this: Xa Na2 xd nd2 w - -
psy-unread-board = This game is not here, or there is no such board.
psy-edit = Set up a position
psy-edit-lead = Choose a piece, then touch nodes. Touching again takes it away.
psy-tools = Pieces
psy-rubber = Rubber
psy-too-many = A side has only { $n } of these pieces: { $piece }.
psy-edit-turn = To move
psy-edit-lost = Lost pieces
psy-clear = Clear
psy-opening = Opening position
psy-edit-done = Analyse this position
psy-edit-cancel = Cancel

## Lessons

psy-door-lessons = Lessons
psy-door-lessons-lead = Each rule is learned by playing it, from the first slide to the win.
psy-lessons-lead = One rule at a time, on the board. What you have learned stays on this device.
psy-lesson-steps = { $n } of { $all }
psy-lesson-step = Step { $n }
psy-lesson-next = Next step
psy-lesson-next-lesson = Next lesson
psy-lesson-play = Play a first game
psy-lesson-check = Check
psy-pointed = { $node }: { $on ->
    [yes] pointed at
   *[no] no longer pointed at
  }
psy-lesson-again = Start again

## At a table on a server

psy-door-online = Play with a friend
psy-door-online-lead = Two or three players, each at home, with or without a clock: a link is enough.
psy-pane-moves = Moves
psy-round = Move { $n }
psy-over = Game over
psy-end-short = { $who ->
    [won] You win
    [lost] You lose
    [white] White wins
    [black] Black wins
    [red] Red wins
   *[drawn] Drawn
  }
psy-end-won = { $who ->
    [won] You win
    [lost] You lose
    [white] White wins
    [black] Black wins
   *[red] Red wins
  }.
psy-end-capture = { $who ->
    [won] You win
    [lost] You lose
    [white] White wins
    [black] Black wins
   *[red] Red wins
  }: { $who ->
    [lost] your psychopath is captured
   *[other] the enemy psychopath is captured
  } on { $node }.
psy-end-resigned = { $who ->
    [won] You win
    [lost] You lose
    [white] White wins
    [black] Black wins
   *[red] Red wins
  }: { $who ->
    [lost] you resign
   *[other] the opponent resigns
  }.
psy-end-time = { $who ->
    [won] You win
    [lost] You lose
    [white] White wins
    [black] Black wins
   *[red] Red wins
  }: { $who ->
    [lost] your time has run out
   *[other] the opponent’s time has run out
  }.
psy-your-turn = Your turn
psy-their-turn = { $name } { AGREE($name, "is", "are") } thinking
psy-thinks = { $name } { AGREE($name, "is", "are") } thinking. You can prepare a move.
psy-out = out of the game
psy-days-left = { $days } d { $hours } h
psy-little-time = You have less than twenty seconds left.
psy-draw-waits = You offer a draw. It stands until somebody moves instead of accepting it.
psy-draw-asked = { $name } { AGREE($name, "offers", "offer") } a draw.
psy-draw-what = The game would be drawn, and over. The offer stands until you move.
psy-draw-needs =
    { $n ->
        [0] Agreed: { $agreed }. Only you are missing.
       *[other] Agreed: { $agreed }. { $awaited } is awaited too.
    }
psy-draw-decline = No, I play on
psy-bot-1 = level 1
psy-bot-2 = level 2
psy-bot-3 = level 3
psy-bot-4 = level 4
psy-bot-5 = level 5
psy-bot-6 = level 6
psy-bot-7 = level 7
psy-bot-8 = level 8
psy-bot-9 = level 9
psy-bot-10 = level 10
psy-clock = Clock
psy-clock-none = No clock
psy-clock-fischer = Minutes, more with each move
psy-clock-days = Days for each move
psy-clock-minutes = Minutes each
psy-clock-per-move = Days for each move
psy-clock-short = { $minutes } min + { $seconds } s
psy-clock-short-seconds = { $n } s a move
psy-clock-short-days = { $n ->
    [one] one day a move
   *[other] { $n } days a move
  }
psy-told-moved = { $name }: { $move }
psy-told-draw = { $name } { AGREE($name, "offers", "offer") } a draw.
psy-told-resigned = { $name } { AGREE($name, "resigns", "resign") }.
psy-told-time = { $name } { AGREE($name, "has", "have") } run out of time.
psy-told-won = Well played, { $name }.

## Puzzles

psy-door-puzzles = Puzzles
psy-door-puzzles-lead = Take the psychopath in one to four moves. Five grades of difficulty, and hints.
psy-puzzles-lead = Each time the enemy psychopath falls by force. Every move that wins as fast is accepted. What you have solved stays on this device.
psy-puzzles-coming = The puzzles are coming…
psy-puzzles-away = The puzzles could not be loaded: reload the page.
psy-puzzles-solved = { $n } of { $all } solved.
psy-puzzles-begin = Begin
psy-puzzles-go-on = Go on
psy-daily = The puzzle of the day
psy-daily-row = { $n ->
    [one] One day in a row.
   *[other] { $n } days in a row.
  }
psy-puzzles-theme = Theme
psy-theme-any = All themes
psy-puzzle-grade = Difficulty { $grade } of 5
psy-puzzle-label = Puzzle { $n }, { $state ->
    [clean] solved at the first try
    [solved] solved
   *[open] to be solved
  }
psy-puzzle-title = Puzzle { $n }
psy-puzzle-known = solved before
psy-puzzle-task = { $side } to move, and to take the enemy psychopath { $n ->
    [one] in one move
   *[other] in { $n } moves
  }.
psy-puzzle-one-line = Only one line wins as fast.
psy-puzzle-some-lines = Several lines win as fast: all are accepted.
psy-puzzle-wrong = { $move } does not force the capture in time: look again.
psy-puzzle-right = That is it.
psy-puzzle-goes-on = That is it. { $n ->
    [one] One more move.
   *[other] { $n } more moves.
  }
psy-puzzle-reply = Reply: { $move }
psy-puzzle-clean = Solved, without help.
psy-puzzle-solved = Solved.
psy-puzzle-piece = The piece to move: { $piece } on { $node }.
psy-puzzle-target = It goes to { $node }.
psy-puzzle-themes = At work: { $themes }.
psy-theme = { $theme ->
    [capture] a capture
    [fork] a double threat
    [hold] a hold
    [parley] a parley
    [bar] a barred node
    [resurrection] a resurrection
    [border] the border
    [double] a multiple capture
    [defence] a defence
   *[quiet] a quiet move
  }
psy-puzzle-next = Next puzzle
psy-puzzle-skip = Skip
psy-puzzle-study = Analyse
