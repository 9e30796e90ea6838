### The page: what is around all games.

app-title = Tablée
skip = Skip to content
languages = Language
close = Close
back-home = Back to the shelf
rules = The rules

## The shelf

home-title = Five games, one table
home-lead = Small, intense French games to play together, near or far. The program knows the rules, keeps the secrets and rolls dice that anyone can verify.
code-label = Were you given a code?
code-go = Join the table
code-unknown = No table waits under this code. Check it; it works only before the game starts.
home-shelf = The shelf
credits-title = The games and their authors
credits-lead = These five games are other people’s: Tablée restates their rules in its own words. This is what their texts say of themselves.
credits-pactes = By Pierrot; proof-read by Maïwenn, with the help of Laurent, Emma and Jacques. Finished on 26 May 2013 for Game Chef 2013 in French.
credits-psychopathe = By GaalN (Portugal); first version in August 2001, last revised in September 2007, copyleft 2008. The rule was put online by the collectors of Escale à jeux.
credits-psychodrame = Its text names no author: it is a version for play-testing, discussed on the forum of silentdrift.net.
credits-innommable = Its text names no author: it is version 005, “Grande Baronnie”.
credits-yonkoma = Its text names no author: it is the four-page version of KOMA, second edition.
credits-program = The program is free software, under MIT or Apache 2.0, at your choice.
you = You
my-tables = My tables on this device
table-over = game over
table-beginning = at the very beginning
table-progress =
    { $game ->
        [innommable] scene { $n }
        [psychopathe] move { $n }
        [yonkoma] scene { $n }
        [pactes] round { $n } of 6
        [psychodrame] scene { $n }
       *[other] { $n }
    }
forget-table = Forget the game of { $names }
forget-sure = Forget this game? It exists on this device only.
try-alone = Try it alone
pass-and-play = Together on this device
pactes-facts = 3 people · 45 to 60 minutes
pactes-pitch = Faust wants something more than anything. Two demons sell him contracts full of promises and hidden flaws. How much soul will he have left?
psychodrame-facts = 2 to 4 people · an evening
psychodrame-pitch = Everybody plays a character with a problem. Scenes confront it, cards settle the conflicts, and emotions run over.
innommable-facts = 3 to 5 people · an evening, and half an hour of preparation
innommable-pitch = A Keeper prepares a mystery that nobody else reads. The others play ordinary people, take dice from a bowl by telling their dreams, and come near what had better not be named.
psychopathe-facts = 2 or 3 people · 30 minutes
psychopathe-pitch = A duel on a board, against somebody or against the program.
psychopathe-open = Play, analyse
yonkoma-facts = a game master and 1–6 players · an evening
yonkoma-pitch = Manga adventures: a concept, a flaw, a gift, and dice thrown again at your peril. In the end, four panels.

## A rule

rule-open = Read rule { $rule }
rule-title = Rule { $rule }
rule-all = All rules
rules-title = The rules of { $game }
rules-lead = Every button and every refusal refers to one of them.

## Setting up a game on this device

new-lead = The device goes from hand to hand. What each of you must keep to yourself stays covered until the person named takes it. Nothing leaves this device.
new-number = How many are you?
table-language = The language of the table (the one the program writes in)
new-which-bot = How it plays
new-name = First name
new-bot = The program plays this role
new-options = Change the table’s rules
new-start = Begin
lost-title = This game is not on this device
lost-lead = It was forgotten, or it was played elsewhere.
not-kept = This browser has no room left: if you close the page, the end of the game will be lost.

## Handing the device on

curtain-title = Hand the device to { $name }
curtain-lead = The secrets are covered.
curtain-i-am = I am { $name }
curtain-others = Somebody else wants to act, or to look at their tokens:
hand-on = Cover and hand on

## The table

panes = Parts of the page
pane-play = Play
pane-story = The story
act-title = What you can do
lately = What just happened
story-empty = Nothing has been told yet.
mine-alone = for your eyes only
characters = { $n } / { $most }
told-aloud = Told aloud
field-optional = Optional: it may stay empty, or be told aloud.
field-none = Nobody, or nothing
an-idea = An idea?

## The contract

accept = Accept
decline = Decline
withdraw = Withdraw

## Far apart: the way in

online = Far apart
online-tables = My tables far apart
seat-number = seat { $n }
seat-none = no seat
online-title = A table far apart
online-lead = You will get a link to send to the others. Nobody needs an account.
online-make = Open the table
your-name = Your first name
join-title = You are invited to play { $game }
join-lead = A first name is enough. Your seat will stay on this device.
join = Sit down
connecting = Connecting…
gone-title = This table is not for this device
gone-lead = The link does not work any more, the seat has moved to another device, or the table was erased.
line-lost = The line is down. We keep trying; nothing you write is lost.
unreadable = This page is too old for this table: reload it.
lobby-title = Around the table
lobby-invite = Invite
lobby-link = Send this link, or let a phone read the picture.
lobby-code = Or say this code, to be typed on the first page: { $code }
lobby-seats = The seats
lobby-free = Free seat
lobby-bot = The program
lobby-role = What do you play?
lobby-add-bot = The program plays { $role }
lobby-add-this-bot = The program plays { $role } ({ $bot })
lobby-dismiss = Free this seat
lobby-not-ready = A seat is still free, or somebody has not chosen a role.
lobby-wait = Whoever opened the table will start the game.
lobby-options = The table’s rules
link = Link
qr = The link, to be read with a phone
here = here
away = away
real-option = You roll real dice around a real table, and read them out.
real-title = Roll the real dice
real-die = Die { $n } (1 to { $most })
real-done = That is what they show
real-cards-option = You draw from a real pack of cards, around a real table.
real-cards-title = { $n ->
    [1] Draw one real card
   *[other] Draw { $n } real cards
 }
real-cards-how = Tap them in the order in which they came. The pack well shuffled, discarded cards apart.
real-cards-done = These they are

## Far apart: the table

unread =
    { $n ->
        [one] one new thing
       *[other] { $n } new things
    }
pane-table = The table
looking-on = You are looking on.
presence = Who is here
stood-in = the program stands in
called-absent = noted as absent
come-back = I am back
about-seat = What to do about { $name }?
call-absent = Note their absence
stand-in = Let the program stand in
reinvite = Invite somebody else to the seat
invite-seat = Link to this seat
remove-seat = Remove this person
writes =
    { $n ->
        [one] { $names } is writing…
       *[other] { $names } are writing…
    }
talk = Talk
say = Say something
talk-waits = Somebody speaks: the talk waits. What you were writing is kept.
send = Send
safety = Feeling well
card = X-card
card-lead = The X-card, at the top of the page, stops the game at once. Nobody will know who raised it, and there is nothing to explain.
card-is-up = The X-card is up: we stop, we talk, and go on only if everybody wants to.
pause = Pause
paused = The game is paused.
resume = Go on
rewind = Go back to before the last action
limits = Lines and veils
limit-line = Line: { $text } does not happen in this story.
limit-veil = Veil: { $text } stays out of sight.
limits-lead = A line never happens in the story; a veil may happen, but nothing of it is shown.
lift = Lift
lift-limit = Propose to lift: { $text }
limit-text = What shall be kept out (nobody will know who asked)
add-line = Add a line
add-veil = Add a veil
card-strike = X-card: strike this passage
row-menu = What to do with this passage?
rewind-here = Go back to this moment
bookmarks = Bookmarks
bookmark-label = Mark this moment
bookmark = Add a bookmark
motions = Your consent is asked for
motions-wait = Waiting for the others to agree
waits-for-others = Waiting for the others.
motion-rewind = Go back in the game.
motion-resume = Go on after the X-card.
motion-remove = Remove { $name } from the table.
motion-reinvite = Invite somebody else to the seat of { $name }.
motion-stand-in = Let the program stand in for { $name }.
motion-new-host = { $name } becomes the host of the table.
motion-drop-limit = Drop a line or a veil.
motion-again = Play again, the sides exchanged.
motion-close = Close the table before the end. All secrets become readable.
motion-delete = Erase the table.
consent = I consent
links = Links
move-seat = Go on on another device
invite-watch = A link for spectators
closing = Closing
closing-lead = A closed table reveals its secret: then anybody can verify all dice.
closed-lead = The table is closed: everything can be read and verified.
closing-lead-plain = A closed table no longer changes; everybody can still look at it.
closed-lead-plain = The table is closed: it no longer changes.
close-table = Close the table
verify = Verify the dice
verify-title = Verify the dice
verify-lead = Your device reads the table’s whole log again and derives every die and every draw from the revealed secret.
verify-how = Before play the table had published the fingerprint of this secret; each seat threw something in. It does not hide future rolls from whoever owns the machine.
verify-reading = Reading…
verify-not-closed = The table is not closed: its secret is not revealed yet.
verify-holds =
    Everything holds: { $rows } rows read again, { $picks ->
        [0] no sealed pick.
        [one] one sealed pick derived again.
       *[other] { $picks } sealed picks, all derived again.
    }
verify-fails = Row { $seq } does not hold: { $why }
back-table = Back to the table

## What went wrong

failed-refused = The table does not allow it now.
failed-no-key = This link does not work, or not any more.
failed-too-many = Too many requests: wait a moment.
failed-away = The server does not answer.
failed-otherwise = That did not work.
refused-link-unknown = This link is unknown, used up or too old.
refused-no-free-seat = No seat is free.
refused-seat-taken = This seat is taken.
refused-name-taken = Somebody at this table has this name.
refused-seats-not-ready = Somebody is missing, or a role.
refused-paused = The game is paused.
refused-card-is-up = The X-card is up: going on needs everybody.
refused-nothing-to-rewind = There is nothing to take back.
refused-already-proposed = This is proposed already: we wait for the others.
refused-host-only = Only the host can do this.
refused-time-is-up = Your time is up.
refused-not-over = The game is not over.
refused-closed = The table is closed.
refused-text-unfit = This text is blank, or too long.
refused-no-such-seat = There is no such seat.
refused-seated-only = Only somebody with a seat can do this.
refused-lobby-only = This is possible before the game only.
refused-not-started = The game has not started.
refused-no-such-role = There is no such role.
refused-options-unreadable = These options cannot be read.
refused-no-such-bot = The program does not know how to play like that.
refused-not-paused = The game is not paused.
refused-nothing-to-strike = There is nothing to strike there.
refused-not-away = They are here, or have not been away for long enough.
refused-not-absent = Note their absence first.
refused-no-such-motion = This proposal does not wait for an answer any more.
refused-not-asked = You are not asked here.
refused-too-many = There are too many already.
refused-needs-consent = The game is not over: the others have to agree.
refused-results-left-over = There are more results than dice.
refused-stale = The table has gone on meanwhile: have a look, then try again.
refused-wrong-number-of-seats = This game is not for so many.
refused-nobody-else = There is nobody else to agree.
refused-hosts-device = The host’s device cannot take this seat.
refused-reinvite-not-agreed = The others have not agreed yet to invite somebody to this seat.
refused-removed-device = This device was removed from the table.
refused-no-such-limit = There is no such line or veil.
refused-no-such-row = There is no such passage.
refused-hushed = Somebody speaks: the talk waits.
