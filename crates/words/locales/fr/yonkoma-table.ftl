### 4-KOMA : les mots de la table.

## Les rôles et les options

yon-role-game-master = meneur
yon-role-player = joueur
yon-about-game-master = Vous faites vivre le monde et tous ceux qui n’appartiennent à personne d’autre. Vous dites quel cas s’applique et racontez les conséquences.
yon-about-player = Vous jouez un héros : un concept, un défaut, un don, trois liens.
yon-option-faces = Un dé est un succès s’il montre { $faces }.
yon-option-bonds-auto = Un lien joué rapporte aussitôt ; le meneur peut l’annuler.
yon-option-bonds-gm = Un lien joué rapporte quand le meneur l’approuve.
yon-option-bonds-table = Un lien joué rapporte dès que quelqu’un d’autre l’approuve.
yon-option-pool = Le meneur reçoit { $n } Koma par joueur à chaque session.
yon-option-npcs-conflict = Le concept et le défaut d’un personnage du meneur se montrent quand il entre en conflit.
yon-option-npcs-public = Le concept et le défaut des personnages du meneur sont connus de tous.
yon-option-npcs-hidden = Le concept et le défaut des personnages du meneur restent cachés, sauf s’il les montre.
yon-option-new-yes = Après une élimination, on crée un nouveau personnage.
yon-option-new-no = Après une élimination, on regarde la suite.
yon-option-help-no = Qui aide apporte toujours un dé.
yon-option-help-yes = Qui aide malgré son défaut n’apporte pas de dé.

## Le cas d’un jet

yon-basis-flaw = le défaut gêne
yon-basis-concept = le concept aide
yon-basis-other = ni l’un ni l’autre
yon-sign-positive = un avantage, +1 dé
yon-sign-negative = un souci, −1 dé
yon-degree-failure = échec
yon-degree-partial = à peu près
yon-degree-full = réussite
yon-degree-spotlight = vedette
yon-die = dé { $n } : { $face }
yon-undecided = on ne peut pas le dire

## Un personnage

yon-status-draft = attend l’accord du meneur
yon-status-returned = à revoir
yon-status-approved = liens à nouer
yon-status-ready = peut entrer en jeu
yon-status-in-play = en jeu
yon-status-out-of-play = hors-jeu jusqu’à la fin de la scène { $until }
yon-status-eliminated = hors de l’histoire
yon-bond-aim = but
yon-bond-to = envers { $name }
yon-bond-imposed = imposé par { $name }
yon-ask-condition-sign = Avantage ou souci ?
yon-ask-world = À quoi ressemble le monde ?
yon-ask-notes = Vos notes, rien que pour vous
yon-ask-luck = Quelle chance, ou quel talent, sauve la mise ?
yon-ask-setback = À quoi ressemble ce revers ?
yon-ask-escape = Comment vous en sortez-vous ?
yon-ask-happens = Que se passe-t-il ?
yon-ask-anecdote = Quelle anecdote, ou quel fait sur votre personnage ?
yon-ask-bond = Que dit ce lien ?
yon-ask-how = Comment ?
yon-ask-fact = Qu’est-ce qui est établi ?
yon-ask-played = Est-ce que ce lien a été joué ?
yon-ask-replace = Le nouveau lien remplace-t-il l’ancien ? Sinon, il s’ajoute.
yon-ask-consent = Êtes-vous d’accord ?
yon-ask-new-concept = Quel est le nouveau concept ?
yon-ask-new-flaw = Quel est le nouveau défaut ?
list-either = { $first } ou { $second }
yon-yes = oui
yon-no = non
