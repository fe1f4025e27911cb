import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { SECOND } from '~/lib/time';
import type { valuesCall } from '../list-call';

export type Values = z.output<typeof valuesCall.answer>[string];

/** Of so many records that counting them stops, nobody sees whether one came or went just now. */
const KNOWN_FOR_MS = 30 * SECOND;
/** Whoever asks within as much again is answered with them once more while they are counted anew: who works with a list all the time never waits for that. */
const STALE_FOR_MS = 2 * KNOWN_FOR_MS;
const MOST_KNOWN = 500;

/** Values that were not counted to the end, for a short time; whoever asks for the same meanwhile waits for the one who asked first. */
export function knownValues() {
  const known = new LRUCache<string, { values: Values; since: number }>({ max: MOST_KNOWN });
  const underWay = new Map<string, Promise<Values>>();

  async function count(question: string, ask: () => Promise<Values>) {
    const since = Date.now();
    const values = await ask();
    if (values.some(({ more }) => more)) known.set(question, { values, since });
    else known.delete(question);
    return values;
  }

  return (question: string, ask: () => Promise<Values>): Promise<Values> | Values => {
    const found = known.get(question);
    const age = found ? Date.now() - found.since : Number.POSITIVE_INFINITY;
    if (found && age < KNOWN_FOR_MS) return found.values;
    const asked = underWay.get(question) ?? count(question, ask).finally(() => underWay.delete(question));
    underWay.set(question, asked);
    if (!found || age >= STALE_FOR_MS) return asked;
    // Should that fail, whoever asks next hears of it.
    asked.catch(() => {});
    return found.values;
  };
}
