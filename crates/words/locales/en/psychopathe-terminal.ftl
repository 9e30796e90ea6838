### Psychopathe in the terminal.

psychopathe-letters = Upper case: white; lower case: black. X psychopath, P psychologist, D informer, N nurse. “help” lists the commands.
psychopathe-yours = Your move:
psychopathe-refused = Not possible ({ $rule }): { $why }
psychopathe-unreadable = “{ $text }” is no move: write “a2-a1”, or “b2-b1 c1d=N” to put a piece back. “moves” lists what is legal.
psychopathe-unordered = “{ $text }”: nodes are given in alphabetical order, each once.
psychopathe-waits = The other side is to move: { $side }.
psychopathe-moved = { $side }: { $move }
psychopathe-draw-offered = { $side } { AGREE($side, "offer", "offers") } a draw.
psychopathe-resigned = { $side } gives up.
psychopathe-time = { $side } is out of time.
psychopathe-draw = offer a draw
psychopathe-resign = give up
psychopathe-time-up = say that the time is up
psychopathe-holds = holds: { $pieces }
psychopathe-commands = a2-a1: move (b2-b1 c1d=N puts a nurse back) · moves · names · board · position · record · draw · resign
