import { z } from 'zod';
import { codeAt, stepAt } from '../../../src/platform/auth/second-factor/totp.ts';
import type { Call } from '../api.ts';
import type { Dice } from '../dice.ts';
import { logIn, mustPass, session, toEmploy, type World } from './world.ts';

export const PASSWORD = 'Hostile-Run-77-Lime!';
/** What is chosen by the first of two acts and by the second, so that it shows whose password is the one in the end. */
export const chosen = { first: 'Hostile-Run-78-Lemon!', second: 'Hostile-Run-79-Citron!' } as const;
export type Turn = keyof typeof chosen;

/**
 * How an account stands before two things happen to it at once: its address proven; proven, with a second factor; with a second
 * factor and an address that nobody has proved; invited, without a password.
 */
export type Beginning = 'proven' | 'guarded' | 'unproven' | 'invited';

/** A session that was given out, and what it was given for. */
export interface Ticket {
  token: string;
  password: string;
  role: string;
  since: 'before' | 'race';
  /** It came in by a code, or has turned the second factor on. */
  hasFactor: boolean;
  /** The password that it has set since. */
  changedTo?: string;
  /** Its owner has ended it, or all but another. */
  ended?: boolean;
}

export interface Subject {
  call: Call;
  world: World;
  beginning: Beginning;
  email: string;
  otherEmail: string;
  userId: string;
  recordId: string;
  /** The owner's session; an invited person has none. */
  own: Ticket | undefined;
  tickets: Ticket[];
  links: { reset: string; verify: string };
  seed: string;
  /** Of one moment for both acts: two codes of the same step are one code. */
  step: number;
  recoveryCodes: string[];
}

const employed = z.object({ employee: z.object({ _id: z.string() }) });
const found = z.object({ items: z.array(z.object({ _id: z.string(), email: z.string() })) });

/** Somebody who works here, made through the API as anybody would be. */
export async function newSubject(
  world: World,
  call: Call,
  dice: Dice,
  beginning: Beginning,
): Promise<Subject> {
  const { mark, rootToken: token } = world;
  const email = `${dice.uuid().slice(0, 18)}.${mark}@races.example`;
  const invited = beginning === 'invited';
  const body = toEmploy(email, mark, invited ? {} : { password: PASSWORD });
  const made = mustPass(await call('POST', '/employee', { body, token }));
  const subject: Subject = {
    call,
    world,
    beginning,
    email,
    otherEmail: `other.${email}`,
    userId: '',
    recordId: employed.parse(JSON.parse(made.text)).employee._id,
    own: undefined,
    tickets: [],
    links: { reset: '', verify: '' },
    seed: '',
    step: 0,
    recoveryCodes: [],
  };
  if (invited) {
    subject.links.reset = await world.mailbox.secretFor(email, 'reset-password');
    const list = await call('GET', `/user/all-users?page=1&field=email&q=${email}`, { token });
    const one = found.parse(JSON.parse(mustPass(list).text)).items.find((item) => item.email === email);
    subject.userId = one?._id ?? '';
    return subject;
  }
  const since = performance.now();
  const opened = session.parse(JSON.parse(mustPass(await logIn(call, { email, password: PASSWORD })).text));
  world.hashMs = Math.min(world.hashMs, performance.now() - since);
  subject.userId = opened.user._id;
  subject.own = ticket(opened.token, opened.user.role, 'before');
  subject.tickets.push(subject.own);
  subject.links.verify = await world.mailbox.secretFor(email, 'verify-email');
  if (beginning !== 'unproven')
    mustPass(await call('PUT', `/user/verify-email/${subject.links.verify}`, { token: opened.token }));
  if (beginning !== 'proven') await turnFactorOn(subject);
  return subject;
}

export const ticket = (token: string, role: string, since: Ticket['since'], hasFactor = false): Ticket => ({
  token,
  password: PASSWORD,
  role,
  since,
  hasFactor,
});

const begun = z.object({ secret: z.string() });
const turnedOn = z.object({ recoveryCodes: z.array(z.string()) });

export async function beginFactor(subject: Subject) {
  const { call, own } = subject;
  const { text } = mustPass(await call('POST', '/user/second-factor', { token: own?.token }));
  subject.seed = begun.parse(JSON.parse(text)).secret;
  subject.step = stepAt(Date.now());
}

async function turnFactorOn(subject: Subject) {
  const { call, own } = subject;
  await beginFactor(subject);
  const body = { code: codeAt(subject.seed, subject.step) };
  const { text } = mustPass(await call('PUT', '/user/second-factor', { body, token: own?.token }));
  subject.recoveryCodes = turnedOn.parse(JSON.parse(text)).recoveryCodes;
  if (own) own.hasFactor = true;
}
