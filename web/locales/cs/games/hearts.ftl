hearts-ending-match = Zápas je vyhrán.
hearts-ending-match-without-winner = Zápas skončil bez vítěze.
hearts-ending-crusaders = Bojiště drží křižáci; z nich vítězí ti, jejichž srdce má, co si přálo.
hearts-ending-saracens = Bojiště drží Saracéni; z nich vítězí ti, jejichž srdce má, co si přálo.
