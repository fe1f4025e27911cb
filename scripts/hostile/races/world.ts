import { z } from 'zod';
import type { Answered, Call } from '../api.ts';
import type { Mailbox } from '../mailbox.ts';

export interface Admin {
  email: string;
  password: string;
}

/** What all races of a run share. */
export interface World {
  admin: Admin;
  mailbox: Mailbox;
  /** Of this run alone: the addresses of two runs with one seed must not meet. */
  mark: string;
  /** How long the quickest login took, in milliseconds: nearly all of it is the slow hash, and no other takes less. */
  hashMs: number;
  rootToken: string;
  confirmedAt: number;
}

export const session = z.object({ token: z.string(), user: z.object({ _id: z.string(), role: z.string() }) });

/** Half of the time for which a proof holds. */
const PROVE_EVERY_MS = 7 * 60_000;

export const logIn = (call: Call, { email, password }: Admin, code?: string) =>
  call('POST', '/user/admin-login', { body: { email, password, ...(code ? { code } : {}) } });

export async function logInAsRoot(call: Call, world: World) {
  const { token } = session.parse(JSON.parse(mustPass(await logIn(call, world.admin)).text));
  world.rootToken = token;
  world.confirmedAt = Date.now();
}

/** A long run outlasts its proof; asked again in the midst of a race, an admin would do nothing. */
export async function confirmRoot(call: Call, world: World) {
  if (Date.now() - world.confirmedAt < PROVE_EVERY_MS) return;
  const body = { password: world.admin.password };
  mustPass(await call('POST', '/user/confirm', { body, token: world.rootToken }));
  world.confirmedAt = Date.now();
}

/** For what a race stands on. */
export function mustPass(answer: Answered): Answered {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}

export const toEmploy = (email: string, mark: string, more: object) => ({
  name: 'At Once',
  email,
  mobile: '9818040102',
  role: 'employee',
  employeeId: `R-${mark}-${email.slice(0, 8)}`,
  jobrole: 'Racer',
  dateOfJoining: '2026-01-05T00:00:00.000Z',
  isWorking: true,
  ...more,
});
