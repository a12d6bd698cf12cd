hearts-ending-match = The match is won.
hearts-ending-match-without-winner = The match ends without a winner.
hearts-ending-crusaders = The Crusaders hold the field; of them win those whose heart has its wish.
hearts-ending-saracens = The Saracens hold the field; of them win those whose heart has its wish.
