/** Of a list in two orders, the fewest whose moves make the second of the first: the others follow one another as they did. */
export function movedBetween(before: readonly string[], after: readonly string[]): string[] {
  const places = new Map(before.map((id, place) => [id, place]));
  const inPlaces = after.map((id) => places.get(id) ?? -1);
  // Of each length the row that ends earliest, as the index of its last; and what stands before each in its row.
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, place] of inPlaces.entries()) {
    const longer = ends.findIndex((end) => (inPlaces[end] ?? 0) >= place);
    const length = longer === -1 ? ends.length : longer;
    previous[index] = ends[length - 1];
    ends[length] = index;
  }
  const stay = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) stay.add(at);
  return after.filter((_id, index) => !stay.has(index));
}
