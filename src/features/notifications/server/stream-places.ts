import { AppError } from '~/lib/errors';

/** More windows than anybody has open at once. */
const MOST_PER_PERSON = 10;
/** An office behind one address. What is left is for whoever works elsewhere. */
const MOST_PER_NETWORK = 200;
/** Each holds a connection and some memory. */
const MOST_IN_ALL = 500;

interface Caller {
  userId: string;
  network: string;
}

/** Every stream takes a place while it is open. */
export function streamPlaces() {
  const people = counts();
  const networks = counts();
  let all = 0;

  function refusalOf({ userId, network }: Caller) {
    if (people.of(userId) >= MOST_PER_PERSON)
      return refusal(429, 'too_many_requests', 'You have too many windows open.');
    if (networks.of(network) >= MOST_PER_NETWORK)
      return refusal(429, 'too_many_requests', 'Too many windows are open in your network.');
    if (all >= MOST_IN_ALL)
      return refusal(503, 'overloaded', 'The server is busy. Please try again in a moment.');
    return undefined;
  }

  return {
    isFree: (caller: Caller) => refusalOf(caller) === undefined,

    /** Answers how to give it back. */
    take(caller: Caller) {
      const refused = refusalOf(caller);
      if (refused) throw refused;
      const change = (by: 1 | -1) => {
        people.add(caller.userId, by);
        networks.add(caller.network, by);
        all += by;
      };
      change(1);
      let given = false;
      return () => {
        if (!given) change(-1);
        given = true;
      };
    },
  };
}

function counts() {
  const taken = new Map<string, number>();
  const of = (name: string) => taken.get(name) ?? 0;
  return {
    of,
    add(name: string, by: number) {
      const now = of(name) + by;
      if (now > 0) taken.set(name, now);
      else taken.delete(name);
    },
  };
}

const refusal = (status: number, code: string, words: string) =>
  new AppError(status, code, words, undefined, { 'Retry-After': '30' });
