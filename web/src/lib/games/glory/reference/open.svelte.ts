/** Does the book of components lie on the board? */
export const reference = $state({ open: false });
