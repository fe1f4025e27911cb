import type { z } from 'zod';
import { labelAmong, labelled, type Named } from '~/lib/namesakes';
import { formatDate } from '~/lib/time';
import type { ownersCall } from '../followup';

export type Owners = z.output<typeof ownersCall.answer>;

/** By their ids, to choose one for many. */
export const namesOf = (people: readonly Named[]) =>
  Object.fromEntries(people.map(({ _id, name }) => [_id, name]));

/** Of who is not there today; nothing of the others. */
export function awayWords(owners: Owners, id: string) {
  const until = owners.find(({ _id }) => _id === id)?.awayUntil;
  return until ? `away until ${formatDate(until)}` : undefined;
}

/** The id of whoever is named there, if only by the first letters that nobody else has; undefined when it is nobody whom we know. */
export function ownerNamedBy(owners: Owners, owner: Named, typed: string) {
  const label = typed.trim().toLowerCase();
  if (label === '') return null;
  if (label === labelAmong(owners, owner).toLowerCase()) return owner._id;
  const known = Array.from(labelled(owners), ([name, id]) => ({ name: name.toLowerCase(), id }));
  const same = known.find(({ name }) => name === label);
  const beginning = known.filter(({ name }) => ` ${name}`.includes(` ${label}`));
  return same?.id ?? (beginning.length === 1 ? beginning[0]?.id : undefined);
}
