### The page: what is around all games.

app-title = Tablée
skip = Skip to content
languages = Language
close = Close
back-home = Back to the shelf
rules = The rules

## The shelf

home-title = Five games, one table
home-lead = Small, intense French games to play together, near or far.
code-label = A code?
code-go = Join
code-unknown = No table waits under this code. Check it; it works only before the game starts.
home-shelf = The shelf
credits-title = The games and their authors
credits-lead = These five games are other people’s: Tablée restates their rules in its own words. This is what their texts say of themselves.
credits-pactes = By Pierrot; proof-read by Maïwenn, with the help of Laurent, Emma and Jacques. Finished on 26 May 2013 for Game Chef 2013 in French.
credits-psychopathe = By GaalN (Portugal); first version in August 2001, last revised in September 2007, copyleft 2008. The rule was put online by the collectors of Escale à jeux.
credits-psychodrame = Its text names no author: it is a version for play-testing, discussed on the forum of silentdrift.net.
credits-innommable = Its text names no author: it is version 005, “Grande Baronnie”.
credits-yonkoma = Its text names no author: it is the four-page version of KOMA, second edition.
credits-program = The program is free software, under MIT or Apache 2.0, whichever you prefer.
you = You
mine-title = Your turn
mine-else = Waiting for somebody else
mine-awaited = Everybody is waiting for you
mine-awaited-too = You and others are awaited
mine-resume = The game waits for you
# What is asked of you, as a verb.
mine-asks = Your turn: { $what }
mine-consent = A yes or a no is asked of you
mine-waits-for = waiting for { $names }
mine-lobby = people are sitting down
mine-more =
    { $n ->
        [one] One more table, no hurry
       *[other] { $n } more tables, no hurry
    }
mine-others =
    { $n ->
        [one] One table, no hurry
       *[other] { $n } tables, no hurry
    }
mine-all = All my tables
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
forget-table = Forget this game: { $names }
forget-now = Forget it?
try-alone = Try it alone
try-alone-about = The program plays the others; you choose your part.
pass-and-play = Together on this device
pass-and-play-about = It goes round; a curtain covers what is secret.
pactes-facts = 3 people · 45 to 60 min
pactes-pitch = Faust wants something more than anything. Two demons sell him contracts full of promises and hidden flaws. How much soul will he have left?
psychodrame-facts = 2 to 4 people · an evening
psychodrame-pitch = Everybody plays a character with a problem. Scenes confront it, cards settle the conflicts, and emotions run over.
innommable-facts = 3 to 5 people · an evening
innommable-pitch = A Keeper hides a mystery. Ordinary people dream, throw dice, and come near what had better not be named.
psychopathe-facts = 2 or 3 people · 30 min
psychopathe-pitch = A duel on a board, against somebody or against the program.
psychopathe-open = Lessons, puzzles, analysis
yonkoma-facts = 2 to 7 people · an evening
yonkoma-pitch = Manga adventures: a concept, a flaw, a gift, and dice thrown again at your peril. In the end, four panels.

## A rule

rule-open = Read rule { $rule }
rule-title = Rule { $rule }
rule-all = All rules
rules-title = The rules of { $game }
rules-chapters = The chapters
rules-search = Search in the rules
rules-found =
    { $n ->
        [0] No rule speaks of it.
        [one] One rule speaks of it.
       *[other] { $n } rules speak of it.
    }
rules-lead = Every button and every refusal refers to one of them.

## Setting up a game on this device

new-lead = The device goes from hand to hand. What each of you must keep to yourself stays covered until the person named takes it. Nothing leaves this device.
new-number = How many of you are there?
table-language = The language of the table (the one the program writes in)
new-which-bot = How it plays
new-name = First name
new-bot = The program plays this role
new-spoken = We talk: what is said aloud need not be written, and time limits, where there are any, are shorter.
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
pane-story = Story
something-else = Something else
act-title = What you can do
lately = What just happened
story-since = since you last looked
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

online = Everybody’s own screen
online-about = A link or a code; from afar, or round a table with a screen in the middle.
online-title = A table, everybody at their own screen
online-lead = You will get a link to send to the others. Nobody needs an account.
online-make = Open the table
your-name = Your first name
join-title = You are invited to play { $game }
join-lead = A first name is enough. Your seat will stay on this device.
join = Sit down
connecting = Connecting…
gone-title = This table is not for this device
gone-lead = The link does not work any more, the seat has moved to another device, or the table was erased.
line-unsent =
    { $n ->
        [one] One action waits to be sent.
       *[other] { $n } actions wait to be sent.
    }
line-withdraw = Do not send it
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
table-erased-from = If nobody does anything here any more, this table will be erased from { $day } on.
lobby-options = The table’s rules
link = Link
link-copy = Copy the link
link-copied = Copied
link-share = Share…
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
real-cards-done = These are the ones

## Far apart: the table

unread =
    { $n ->
        [one] one new thing
       *[other] { $n } new things
    }
pane-table = Table
pane-talk = Talk
looking-on = You are looking on.
presence = Who is here
stood-in = the program stands in
called-absent = marked as absent
entrust = Entrust my seat: should I be away for long, somebody else may have it and read what I hide there
unentrust = Entrust my seat no longer: what I hide there stays mine
come-back = I am back
about-seat = What to do about { $name }?
call-absent = Note their absence
stand-in = Let the program stand in
reinvite = Invite somebody else to the seat
invite-seat = Link to this seat
remove-seat = Remove this person
writes = { $names } { AGREE($names, "is writing", "are writing") }…
seconds-left = { $n } s
seconds-stopped = stopped
talk = Talk
say = Say something
talk-waits = Somebody is speaking: the talk waits. What you were writing is kept.
send = Send
safety = Feeling safe
card = X-card
card-lead = The X-card, at the top of the page, stops the game at once. Nobody will know who raised it, and there is nothing to explain.
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
limit-text = What should be kept out (nobody will know who asked)
add-line = Add a line
add-veil = Add a veil
card-strike = X-card: strike this passage
row-menu = What to do with this passage?
rewind-here = Go back to this moment
bookmarks = Bookmarks
bookmark-label = Mark this moment
bookmark = Add a bookmark
motions = Your consent is asked for
links = Links
move-seat = Continue on another device
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
    Everything holds: { $rows } { AGREE($rows, "row", "rows") } read again, { $picks ->
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
failed-damaged = This table is damaged and cannot be read any more. Whoever runs this server has been told.
renewed = Tablée has been updated. What you have written is kept.
renewed-go = Reload
renewed-later = Later
failed-away = The server does not answer.
failed-otherwise = That did not work.
shut-title = The table does not open
shut-again = Try again
refused-link-unknown = This link is unknown, used up or too old.
refused-no-free-seat = No seat is free.
refused-seat-taken = This seat is taken.
refused-name-taken = Somebody at this table has this name.
refused-seats-not-ready = Somebody is missing, or a role.
refused-paused = The game is paused.
refused-card-is-up = The X-card is up: going on needs everybody.
refused-nothing-to-rewind = There is nothing to take back.
refused-host-only = Only the host can do this.
refused-time-is-up = Your time is up.
refused-not-over = The game is not over.
refused-closed = The table is closed.
refused-text-unfit = This text is blank, or too long.
refused-no-such-seat = There is no such seat.
refused-seated-only = Only somebody with a seat can do this.
refused-lobby-only = This is possible only before the game.
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
refused-hushed = Somebody is speaking: the talk waits.
refused-no-story = This game tells no story: it has no X-card, no lines and no veils.
refused-seat-given = Your seat was given to somebody else while you were absent, with the consent of those who were there.
refused-seat-sealed = What this seat hides was not entrusted to the others: the program may stand in, nobody else.

## What just happened, and what cannot be taken back

moments =
    { $n ->
        [one] What just happened
       *[other] What just happened, in { $n } steps
    }
moment-next = Go on
moment-skip = Skip all
sure-no = Change nothing
close-price = The table will not change any more. Its secret is revealed: everybody can read and check the whole game.
close-early-price = The game is not over. If the others agree it ends here, and all secrets can be read.

## The table calls, one goes back, one chooses

your-turn = It is your turn.
calls = Sounds and calls
undo-title = Going back
undo-lead = Back to before the last action of a person; what the program answered is undone too. Dice and cards, played again, give the same.
undo-last = Take back the last action
which-part = What would you like to play? The program plays the others.

## The end

end-won = You win.
end-lost = This time the victory goes to { $who }.
end-over = The game is over.
end-next = Who would play what

## A yes or a no

agree-asks =
    { $who ->
        [you] You propose it
        [somebody] It is proposed
       *[other] { $name } { AGREE($name, "proposes", "propose") } it
    } · { $n ->
        [0] everybody agrees
        [one] one vote is missing
       *[other] { $n } votes are missing
    }
agree-proposes = proposes
agree-agrees = agrees
agree-you = your turn
agree-you-last = last vote
agree-awaited = awaited
agree-more =
    { $n ->
        [one] … and one more line of the story.
       *[other] … and { $n } more lines of the story.
    }
agree-stays = What stays: everything before, and the talk.
agree-title-rewind = Go back?
agree-what-rewind = This would not have happened:
agree-yes-rewind = Agreed, go back
agree-no-rewind = No, go on
agree-title-pause = Take a break?
agree-what-pause = All clocks stop and the board is covered. Anybody may then let the game go on.
agree-yes-pause = Agreed, stop
agree-no-pause = No, play on
agree-title-resume = Go on with the game?
agree-what-resume = The game goes on where it stopped. Lines and veils stay.
agree-yes-resume = Agreed, go on
agree-no-resume = Not yet
agree-title-remove = Remove { $name } from the table?
agree-what-remove = The seat of { $name } becomes free, and that device cannot come back. The story keeps what was said.
agree-yes-remove = Agreed
agree-no-remove = No
agree-title-reinvite = Invite somebody else in the place of { $name }?
agree-what-reinvite = Somebody new will play this seat and know what it knows. Everybody who is here has to agree.
agree-yes-reinvite = Agreed
agree-no-reinvite = No
agree-title-stand-in = Let the program play for { $name }?
agree-what-stand-in = The game goes on without waiting for { $name }, who may take the seat again on coming back.
agree-yes-stand-in = Agreed
agree-no-stand-in = No, wait
agree-title-new-host = Hand the table to { $name }?
agree-what-new-host = { $name } { AGREE($name, "becomes", "become") } its host: links and seats are managed from that device.
agree-yes-new-host = Agreed
agree-no-new-host = No
agree-title-drop-limit = Lift a line or a veil?
agree-what-drop-limit = What was kept out may happen in the story again.
agree-yes-drop-limit = Agreed
agree-no-drop-limit = No, keep it
agree-title-again = Play again?
agree-what-again = A new game begins, and everybody moves on by one role. The story of this one stays.
agree-yes-again = Play again like this
agree-no-again = Not this time
agree-title-again-same = Play again?
agree-what-again-same = A new game begins, everybody with the same role. The story of this one stays.
agree-yes-again-same = Play again like this
agree-no-again-same = Not this time
agree-title-close = Close the table before the end?
agree-what-close = The game ends here for everybody, and all secrets can be read. This cannot be undone.
agree-yes-close = Agreed, close it
agree-no-close = No, go on
agree-title-delete = Erase the table?
agree-what-delete = Everything goes, for everybody: the game, the story, the talk. This cannot be undone.
agree-yes-delete = Agreed, erase it
agree-no-delete = No, keep it
halt-strip = We stop and talk.
halt-title = Somebody raised the X-card.
halt-lead = Nobody will know who, and there is nothing to explain.
halt-waits = The game waits; nothing is lost. When you are ready, propose to go on.

## What just happened: what follows

moment-then = Then
halt-dock = The game waits. Nothing is lost.
halt-passage = The last passage, covered
halt-covered = A covered passage.
halt-read = Read it again
halt-strike = Strike it
halt-veil = Lay a veil
halt-propose = Propose to go on
pause-waits = Anybody can start the game again.
card-up = X-card, raised
talk-open = The X-card is up: everybody may speak.
talk-resumed = The game goes on.
talk-struck = A passage was struck.
agree-stays-until = What stays: the talk and the story, whose last line would be: { $last }
agree-others =
    { $n ->
        [one] One more question waits after it.
       *[other] { $n } more questions wait after it.
    }

## What one keeps, and what follows

end-becomes =
    { $who ->
        [you] { $same ->
            [yes] stay { $role }
           *[no] become { $role }
        }
       *[other] { $same ->
            [yes] stays { $role }
           *[no] becomes { $role }
        }
    }
end-further = Everybody moves on by one role.
end-otherwise = Another way…
play-again-same = Play again, everybody with the same role
end-other-game = Choose another game
end-keep = To keep
end-keep-story = The story
end-keep-story-how = to read, to copy
end-keep-record = The game
end-keep-record-how = a file, secrets included, that a program can read again or check
book-keep = Keep the story as a book
book-html = The book
book-html-how = to read, to print
book-epub = EPUB
book-markdown = Markdown
end-keep-dice = throw by throw
end-keep-dice-later = once the table is closed
end-stays = The game is over; its story stays.
end-leave = Leave

## The screen in the middle

middle-title = The screen in the middle
middle-lead = A television or a tablet that everybody sees: the game, large, without any secret. Phones are then for playing.
middle-make = Prepare the screen in the middle
middle-open = Open it here, in a new page
middle-sit = Take a seat.
middle-chooses = is choosing…
middle-seated =
    { $n ->
        [0] Nobody yet.
        [one] One person has sat down.
       *[other] { $n } people have sat down.
    }
middle-wait = The game begins when everybody is here.
middle-secret = Everything is played on your phones; there is nothing secret here.
middle-aim = Aim at the picture, or type this code
middle-at = at

## People talk

spoken = We talk
spoken-on = Around a table or on a call: what is said need not be written. Time limits, where there are any, are shorter. The host can change it at any time.
said-aloud = Said aloud
calls-on = Small sounds, and a call when it is your turn: two knocks, a vibration, a notification if the page is hidden.
title-calls = Your turn

## The pace of the program

bots-title = The pace of the program
bots-lead = The program lets you speak first. You can ask it to go on, to wait, to close what is under way, or to give you the floor.
bots-hold-back = The floor is yours.
bots-wait = The program waits.
bots-go-on = Go on
bots-hold = Wait
bots-close = Bring it to a close
bots-floor = Give us the floor
call-title = Call me
call-lead = A message when the table waits for you and you are not looking: its title, what you are asked, the link. Never anything secret.
call-by = Through
call-by-ntfy = ntfy
call-by-discord = Discord
call-by-slack = Slack
call-by-matrix = Matrix (hookshot)
call-by-json = JSON
call-url = The address that receives
call-remind = Remind me
call-remind-never = never
call-remind-hour = after an hour
call-remind-day = after a day
call-me = Call me there
call-place = { $by }, { $host }
call-off-short = Do not call
call-off-place = Do not call: { $host }
call-failing = This address does not answer; it is tried again.
call-gone = This address has not answered for days: it is called no more.
call-not-reached = The first message did not arrive: check the address.
call-table = Tell a channel
call-table-none = Nothing is posted elsewhere.
call-table-set = When somebody is awaited who is not looking, it is posted elsewhere ({ $by }).
call-table-do = Tell this channel
call-table-off = Do not tell it any more
call-told-set = From now on it is posted in a channel outside the table when somebody is awaited.
call-told-unset = Nothing is posted outside the table any more when somebody is awaited.
