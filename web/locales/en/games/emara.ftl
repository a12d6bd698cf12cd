emara-ending-single = A game alone counts its points: { $score }. Play it again and beat them.
emara-ending-campaign-won = Victoria reached { $rival }, you { $score }: this rung of the campaign is yours.
emara-ending-campaign-lost = Victoria reached { $rival }, you { $score }. The weaker of your two tracks must be ahead of her.
emara-ending-result = Decided by the weaker of the two tracks.
emara-ending-shared = The victory is shared: everything was equal.
emara-ending-tie-other-track = Equal on the weaker track; the stronger one decided.
emara-ending-tie-title = Equal on both tracks; the higher title decided.
emara-ending-tie-title-card = Equal on both tracks and in title; the points of the title card decided.
