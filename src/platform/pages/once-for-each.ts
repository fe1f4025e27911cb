/**
 * What follows from a text, found out once for each as long as there are few of them. Who sends ever new ones makes it begin anew, and
 * costs no more memory than that. An LRU cache would do, at ten times the price of what is looked up for every request.
 */
export function onceForEach<Found extends string | boolean>(most: number, find: (text: string) => Found) {
  const found = new Map<string, Found>();
  return (text: string): Found => {
    const known = found.get(text);
    if (known !== undefined) return known;
    if (found.size >= most) found.clear();
    const now = find(text);
    found.set(text, now);
    return now;
  };
}
