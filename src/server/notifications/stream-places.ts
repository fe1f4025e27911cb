import { AppError } from '~/lib/errors';

/** More windows than anybody has open at once. */
const MOST_PER_PERSON = 10;
/** Each looks into the database every few seconds; the rest of the dashboard needs it, too. */
const MOST_IN_ALL = 500;

/** Every stream takes a place while it is open. Answers how to give it back. */
export function streamPlaces() {
  const taken = new Map<string, number>();
  let all = 0;

  return function take(userId: string) {
    const own = taken.get(userId) ?? 0;
    if (own >= MOST_PER_PERSON) throw refusal(429, 'too_many_requests', 'You have too many windows open.');
    if (all >= MOST_IN_ALL)
      throw refusal(503, 'overloaded', 'The server is busy. Please try again in a moment.');
    taken.set(userId, own + 1);
    all++;
    let given = false;
    return () => {
      if (given) return;
      given = true;
      all--;
      const left = (taken.get(userId) ?? 1) - 1;
      if (left > 0) taken.set(userId, left);
      else taken.delete(userId);
    };
  };
}

const refusal = (status: number, code: string, words: string) =>
  new AppError(status, code, words, undefined, { 'Retry-After': '30' });
