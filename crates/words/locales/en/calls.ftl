# What is sent to whoever is awaited and does not look.
call-reminder = A reminder. { $said }
call-room = Waiting for { $names }.
call-room-consent = { $names } { AGREE($names, "has", "have") } to say yes or no.
call-open = Open the table
call-off = Do not call me any more
call-hello = You will be called here when this table waits for you.
call-off-title = No more calls
call-off-lead = This table will not send you any more messages here. Your seat stays yours.
call-off-done = Done: this table sends you nothing here any more.
