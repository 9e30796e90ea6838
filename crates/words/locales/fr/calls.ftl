# Ce qu’on envoie à qui est attendu et ne regarde pas.
call-reminder = Rappel. { $said }
call-room = On attend { $names }.
call-room-consent = { $names } { AGREE($names, "doit", "doivent", "devez") } dire oui ou non.
call-open = Ouvrir la table
call-off = Ne plus m’appeler
call-hello = On vous appellera ici quand cette table vous attendra.
call-off-title = Ne plus vous appeler
call-off-lead = Cette table ne vous enverra plus de message ici. Votre place reste la vôtre.
call-off-done = C’est fait : cette table ne vous enverra plus rien ici.
