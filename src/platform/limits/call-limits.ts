import { LRUCache } from 'lru-cache';
import { MINUTE } from '~/lib/time';
import { type Role, reach } from '~/model/permissions';
import { networkOf } from '~/platform/http/network';
import type { WindowLimit } from './limit';

const MOST_SUBJECTS = 10_000;

/**
 * A limit that is counted in this process alone, so that a call costs the database nothing more. The function it gives
 * takes one for a subject and answers, as `take` does, how long to wait.
 */
export function limitInProcess({ most, windowMs }: WindowLimit, mostSubjects = MOST_SUBJECTS) {
  const counts = new LRUCache<string, { used: number; until: number }>({
    maxSize: mostSubjects,
    sizeCalculation: () => 1,
  });
  return (subject: string) => {
    const now = performance.now();
    const known = counts.get(subject);
    const count = known && known.until > now ? known : { used: 0, until: now + windowMs };
    if (count !== known) counts.set(subject, count);
    count.used++;
    return count.used > most ? count.until - now : 0;
  };
}

const aMinute = (name: string, most: number): WindowLimit => ({ name, most, windowMs: MINUTE });
/** Far beyond what a person's browser does, or a program that somebody looks after. */
const CALLS = aMinute('calls of the staff', 3000);
/** Anybody can have an account of a client, and many of them: each has less, and all of one network no more than one of the staff. */
const CALLS_OF_A_CLIENT = aMinute('calls of a client', 600);
const CALLS_OF_A_NETWORK = aMinute('calls of a network', 3000);

/** Of any call, by role. Those of clients are counted by their network as well. */
export function callLimits() {
  const staff = limitInProcess(CALLS);
  const clients = limitInProcess(CALLS_OF_A_CLIENT);
  const networks = limitInProcess(CALLS_OF_A_NETWORK);
  return ({ _id, role }: { _id: string; role: Role }, ip: string) =>
    reach(role, 'insights:read') === 'all' ? staff(_id) : Math.max(clients(_id), networks(networkOf(ip)));
}

/** What anybody may ask of the database without an account: as much as the clients of one network. */
export function publicReadLimit() {
  const networks = limitInProcess(CALLS_OF_A_NETWORK);
  return (ip: string) => networks(networkOf(ip));
}
