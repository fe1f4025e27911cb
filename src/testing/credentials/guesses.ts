import { fromNow, MINUTE, SECOND } from '~/lib/time';
import type { StartedApp } from '../start-app';

export const WRONG = 'Wrong-Horse-7!';
export const strangers = (n: number) => `203.0.113.${n}`;
type Process = Pick<StartedApp, 'call'>;

export interface Try {
  email: string;
  password?: string;
  from?: string;
  headers?: Record<string, string>;
  web?: true;
}

export function login({ call }: Process, { email, password = WRONG, web, ...rest }: Try) {
  return call('POST', '/api/user/admin-login', { body: { email, password, ...(web && { web }) }, ...rest });
}

/** How many of these tries, sent all at once, got which status. */
export async function tally(t: Process, tries: Try[]) {
  const counts: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(tries.map((one) => login(t, one)))) {
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}

export const many = (count: number, one: (n: number) => Try) =>
  Array.from({ length: count }, (_, n) => one(n + 1));
export const letTimePass = (t: StartedApp) =>
  t.db
    .updateTable('limits')
    .set({ blockedUntil: fromNow(-SECOND) })
    .execute();

/** However slow the machine is: what waits goes on to wait. */
export const holdWaits = (t: StartedApp) =>
  t.db
    .updateTable('limits')
    .set({ blockedUntil: fromNow(10 * MINUTE) })
    .where('blockedUntil', '>', '2000')
    .execute();
