### The verification of a recorded game.

verify-holds =
    { $file }: all is well. { $rows ->
        [one] Its only action follows
       *[other] Its { $rows } actions follow
    } the rules, and { $picks ->
        [0] no roll was sealed.
        [one] its only sealed roll is what the secret gives.
       *[other] its { $picks } sealed rolls and draws are what the secret gives.
    }
verify-commitment = Fingerprint published before the game: { $commitment }
verify-fails = { $file }: row { $row } does not hold. { $why }
verify-torn = The last line of the file is not whole; it was not counted.
verify-unreadable = { $file } cannot be read: { $why }
verify-another-game = The record is of another game: { $game }.
verify-out-of-order = Row { $row } was expected here.
verify-no-secret = The game is not over: the secret of the dice is given away at the end only, and without it this roll cannot be verified.
verify-another-secret = The secret given away is not the one whose fingerprint was published.
verify-another-pick = Roll { $index } says { $said }, the secret gives { $derived }.
verify-unknown-origin = Roll { $index } is neither sealed nor read out from real dice.
verify-against-the-rules = This action breaks { $rule }.
verify-other-events = By the rules something else would have happened.
verify-other-asks = By the rules other dice would have been rolled.
verify-table-open = { $file }: the table is not closed. The secret of the dice is given away when it closes, and this file holds only what one seat was told.
verify-table-line = { $file }: line { $line } is no line of a table’s log.
verify-no-table = The log does not begin with the making of a table.
verify-no-such-seat = There is no seat { $seat } at this table.
verify-empty = Nothing happens in it; such a row only moves the dice on to other numbers.
verify-other-deal = The game was not dealt as the table had agreed, or a second time.
verify-not-struck = It says that a passage was struck, and no later row strikes it.
verify-row-unreadable = It cannot be read.
verify-table-struck =
    { $count ->
        [one] One action was judged again without the passage that was struck
       *[other] { $count } actions were judged again without the passages that were struck
    }.
verify-table-declared =
    { $count ->
        [one] One roll was read
       *[other] { $count } rolls were read
    } off real dice: that nobody can verify.
