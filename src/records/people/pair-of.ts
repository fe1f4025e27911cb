/** Two who may be the same, as a suggestion has them: it is one row, whichever of the two is asked about it. */
export const pairOf = (one: string, other: string) =>
  one < other ? { personId: one, otherId: other } : { personId: other, otherId: one };
