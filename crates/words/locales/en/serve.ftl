### The server and the database, on the command line.

serve-here = Tablée is open: { $url }
serve-network = On the same network: { $url }
serve-database = Everything is kept in { $database }
serve-stop = Ctrl-C to close; games go on at the next start.
serve-closing = Closing: what is under way is kept.
backup-done = Backup written: { $file }. It holds every secret; keep it as you would a diary.
backup-verified = Verified by restoring it: { $tables } { AGREE($tables, "table", "tables") }, { $rows } { AGREE($rows, "row", "rows") }.
backup-damaged = It holds damaged tables: { $tables }. “tablee doctor” says what is wrong with them.
restore-done = { $file } is restored into { $database }.
desk-columns = table	game	rows	bytes	days since the last row
desk-no-table = There is no table { $table }.
desk-say-yes = Table { $table } would be gone for good, for everybody: say --yes.
desk-deleted = Table { $table } is erased.
desk-examined = Examined: { $tables } { AGREE($tables, "table", "tables") }, { $faults } { AGREE($faults, "fault", "faults") }.
desk-free = Free on the disk: { $free } MB; the database takes { $bytes }.
desk-little-room = There is not enough room for a backup.
desk-listing = The list of tables cannot be read after these: { $fault }
desk-snapshot = { $table }	its snapshot does not read, it is read row by row: { $fault }
desk-salvaged = { $tables } { AGREE($tables, "table", "tables") }, { $rows } { AGREE($rows, "row", "rows") } in { $file }. “tablee restore” makes a new database of it.
desk-left-out = { $table }	nothing of it could be saved
check-would =
    The server would listen on { $listen }{ $tls ->
        [0] , without TLS
       *[other] , with TLS
    }; everything would be kept in { $database }
check-wrong = To be mended: { $what }
check-odd = Worth knowing: { $what }
check-well = All is well.
check-start = { $what }
check-certificate-name = the certificate is not for { $what }.
check-public-plain = the server speaks TLS, but the public address is { $what }.
check-no-proxy = { $what } is TLS, and nothing here speaks it: is it a proxy? Say which (--behind-proxy, --proxy), or everybody counts as one person in the limits.
check-no-name = no name is known: a foreign page could pass for this one (DNS rebinding). On a home network --name is enough.
check-calls-address = no public address is said: links in messages will lead to where each asked to be called, those in a channel nowhere.
check-calls-off = it is said who may be called, and nobody is.
check-calls-wide = anybody here can have { $what } called: that is more than a house.
check-open-metrics = anybody can read /metrics.
check-proxy-certificate = a proxy is named, and the server speaks TLS itself: a proxy that speaks plain HTTP to it is redirected for ever. Let the proxy speak TLS, or take the certificate away.
check-domain-port = the authority that gives the certificate comes to port 443, and this listens on { $what }: let port 443 lead there.
check-listen = nothing can listen on { $what }.
check-listen-twice = the server and its redirection cannot both listen on { $what }.
check-database = nothing can be written to { $what }.
check-open-files = fewer open files are allowed than connections: { $what } (ulimit -n).
