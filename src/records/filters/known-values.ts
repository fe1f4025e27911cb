import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { SECOND } from '~/lib/time';
import type { valuesCall } from '../list-call';

export type Values = z.output<typeof valuesCall.answer>[string];

/** Of so many records that counting them stops, nobody sees whether one came or went just now. */
const KNOWN_FOR_MS = 30 * SECOND;
const MOST_KNOWN = 500;

/** Values that were not counted to the end, for a short time; whoever asks for the same meanwhile waits for the one who asked first. */
export function knownValues() {
  const known = new LRUCache<string, Values>({ max: MOST_KNOWN, ttl: KNOWN_FOR_MS });
  const underWay = new Map<string, Promise<Values>>();

  async function count(question: string, ask: () => Promise<Values>) {
    const values = await ask();
    if (values.some(({ more }) => more)) known.set(question, values);
    return values;
  }

  return (question: string, ask: () => Promise<Values>): Promise<Values> | Values => {
    const found = known.get(question);
    if (found) return found;
    const asked = underWay.get(question) ?? count(question, ask).finally(() => underWay.delete(question));
    underWay.set(question, asked);
    return asked;
  };
}
