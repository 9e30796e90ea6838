### Psychopathe : les mots de la table et la fin de la partie.

side-white = les blancs
side-black = les noirs
side-red = les rouges
kind-psychopath = psychopathe
kind-psychologist = psychologue
kind-informer = délateur
kind-nurse = infirmier
nothing = rien
list-two = { $first } et { $second }
ending-won =
    { $side ->
        [white] Les blancs
        [black] Les noirs
       *[other] Les rouges
    } gagnent.
ending-no-move = Partie nulle : plus aucun coup possible.
ending-repetition = Partie nulle : la position revient pour la troisième fois.
ending-quiet = Partie nulle : cent demi-coups sans prise.
ending-no-capturers = Partie nulle : plus personne ne peut prendre.
ending-agreement = Partie nulle, d’un commun accord.
ending-time = Partie nulle : le temps est écoulé, mais l’adversaire ne peut plus rien prendre.
origin = Le plateau et la disposition de départ sont une reconstitution : les dessins d’origine sont perdus.
camp-standard = Reconstitution (celle de la règle)
camp-withdrawn = Retranché
camp-sheltered = À l’abri
camp-scouts = Éclaireurs
camp-fan = Éventail
camp-informers = Délateurs devant
camp-corner = Dans le coin
about-side = { $side ->
    [white] Les blancs commencent.
    [black] Les noirs jouent en deuxième.
   *[red] Les rouges jouent en troisième.
  }
option-board = Plateau : { $size ->
    [2] petit, 55 nœuds
   *[other] ordinaire, 103 nœuds
  }.
option-camp = Disposition de départ : { $camp }.
option-clock-none = Sans horloge.
option-clock-fischer = { $minutes } min par personne, et { $seconds } s de plus à chaque coup.
option-clock-days = { $n ->
    [one] Un jour par coup.
   *[other] { $n } jours par coup.
  }
option-clock-seconds = { $n } s par coup.


## Ce qu’on peut faire, à l’infinitif

psy-action-move = jouer un coup
