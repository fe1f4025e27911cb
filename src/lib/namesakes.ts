/** Somebody as they are now. */
export interface Named {
  _id: string;
  name: string;
}

/** By what each is called, their ids: who shares a name with another is told apart by a number. */
export function labelled(people: readonly Named[]) {
  const labels = new Map<string, string>();
  for (const { _id, name } of people) {
    let label = name;
    for (let other = 2; labels.has(label); other++) label = `${name} (${other})`;
    labels.set(label, _id);
  }
  return labels;
}

/** Who is not among them any more is still named. */
export const labelAmong = (people: readonly Named[], { _id, name }: Named) =>
  Array.from(labelled(people)).find(([, id]) => id === _id)?.[0] ?? name;
