import { networkOf } from '~/lib/network';
import { HOUR, MINUTE } from '~/lib/time';
import { type Role, reach } from '~/model/permissions';

/**
 * What one account may take away, counted in the database for all processes together. What is refused for its query has taken
 * nothing away and does not count.
 */
const anHour = (max: number, groupId: string) =>
  ({ max, timeWindow: HOUR, groupId, hook: 'preHandler' }) as const;
export const LIST_EXPORTS = anHour(30, 'list exports');
export const PERSON_EXPORTS = anHour(30, 'person exports');
export const OPENED_CVS_AN_HOUR = 200;

/** Far beyond what a person's browser does, or a program that somebody looks after. */
const CALLS_A_MINUTE = 3000;
/** Anybody can have an account of a client, and many of them: each has less, and all of one network no more than one of the staff. */
const CALLS_OF_A_CLIENT = 600;
const CALLS_OF_A_NETWORK = 3000;
const MOST_ACCOUNTS = 10_000;

/**
 * A bound on all calls of one account. Counted in this process alone, so that a call costs the database nothing more. The
 * function it gives answers how long the caller has to wait, in milliseconds.
 */
export function callsOfAccounts(most = CALLS_A_MINUTE, mostAccounts = MOST_ACCOUNTS) {
  const calls = new Map<string, number>();
  let ends = 0;
  return (account: string) => {
    const now = performance.now();
    if (now >= ends) {
      calls.clear();
      ends = now + MINUTE;
    }
    const count = (calls.get(account) ?? 0) + 1;
    if (calls.size >= mostAccounts && !calls.has(account)) calls.clear();
    calls.set(account, count);
    return count > most ? ends - now : 0;
  };
}

/** The same by role. The calls of clients are counted by their network as well. */
export function callLimits() {
  const staff = callsOfAccounts();
  const clients = callsOfAccounts(CALLS_OF_A_CLIENT);
  const networks = callsOfAccounts(CALLS_OF_A_NETWORK);
  return ({ _id, role }: { _id: string; role: Role }, ip: string) =>
    reach(role, 'insights:read') === 'all' ? staff(_id) : Math.max(clients(_id), networks(networkOf(ip)));
}

/** What anybody may ask of the database without an account: as much as the clients of one network. */
export function publicReadLimit() {
  const networks = callsOfAccounts(CALLS_OF_A_NETWORK);
  return (ip: string) => networks(networkOf(ip));
}
