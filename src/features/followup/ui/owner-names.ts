import type { z } from 'zod';
import { formatDate } from '~/lib/time';
import type { ownersCall } from '../followup';

export type Owners = z.output<typeof ownersCall.answer>;

/** As it is now. */
export interface Owner {
  _id: string;
  name: string;
}

/** By their ids, to choose one for many. */
export const namesOf = (people: readonly Owner[]) =>
  Object.fromEntries(people.map(({ _id, name }) => [_id, name]));

/** Who shares a name with another is told apart by a number. */
export function labelled(owners: Owners) {
  const labels = new Map<string, string>();
  for (const { _id, name } of owners) {
    let label = name;
    for (let other = 2; labels.has(label); other++) label = `${name} (${other})`;
    labels.set(label, _id);
  }
  return labels;
}

/** Of who is not there today; nothing of the others. */
export function awayWords(owners: Owners, id: string) {
  const until = owners.find(({ _id }) => _id === id)?.awayUntil;
  return until ? `away until ${formatDate(until)}` : undefined;
}

/** Who has left since is still named. */
export const ownerLabel = (owners: Owners, { _id, name }: Owner) =>
  Array.from(labelled(owners)).find(([, id]) => id === _id)?.[0] ?? name;

/** The id of whoever is named there, if only by the first letters that nobody else has; undefined when it is nobody whom we know. */
export function ownerNamedBy(owners: Owners, owner: Owner, typed: string) {
  const label = typed.trim().toLowerCase();
  if (label === '') return null;
  if (label === ownerLabel(owners, owner).toLowerCase()) return owner._id;
  const known = Array.from(labelled(owners), ([name, id]) => ({ name: name.toLowerCase(), id }));
  const same = known.find(({ name }) => name === label);
  const beginning = known.filter(({ name }) => ` ${name}`.includes(` ${label}`));
  return same?.id ?? (beginning.length === 1 ? beginning[0]?.id : undefined);
}
