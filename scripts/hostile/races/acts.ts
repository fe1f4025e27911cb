import { setTimeout as wait } from 'node:timers/promises';
import { codeAt } from '../../../src/platform/auth/second-factor/totp.ts';
import type { Answered } from '../api.ts';
import { type Beginning, beginFactor, chosen, PASSWORD, type Subject, type Turn, ticket } from './subject.ts';
import { logIn, mustPass, session } from './world.ts';

export interface Act {
  /** The beginnings at which there is sense in it. */
  at: readonly Beginning[];
  /** How many slow hashes lie between what it looks at and what it does. */
  hashes: 0 | 1 | 2;
  /** It uses a credential, and is held against every change of one. */
  uses?: true;
  /** It is done by the owner's session. */
  bySession?: true;
  /** Nothing that the owner does keeps anybody from it. */
  always?: true;
  /** It changes nothing that another act stands on. */
  harmless?: true;
  /** What must have happened before. */
  prepare?: (subject: Subject) => Promise<unknown>;
  run: (subject: Subject, turn: Turn) => Promise<Answered>;
  /** It shuts the account; this opens it again. */
  reopen?: (subject: Subject) => Promise<Answered>;
  /** It opens the account again that this has shut before. */
  lifts?: (subject: Subject) => Promise<Answered>;
}

const FACTOR = '/user/second-factor';
const worked = ['proven', 'guarded', 'unproven'] as const;
const managed = ['proven', 'guarded', 'invited'] as const;
const opened = ['proven', 'invited'] as const;

const byRoot = (subject: Subject, method: string, path: string, body?: object) =>
  subject.call(method, path, { body, token: subject.world.rootToken });
const byOwner = (subject: Subject, method: string, path: string, body?: object) =>
  subject.call(method, path, { body, token: subject.own?.token });

async function enter(subject: Subject, code?: string) {
  const answer = await logIn(subject.call, { email: subject.email, password: PASSWORD }, code);
  if (answer.status === 200) {
    const { token, user } = session.parse(JSON.parse(answer.text));
    subject.tickets.push(ticket(token, user.role, 'race', code !== undefined));
  }
  return answer;
}

const LOGINS = 3;

/** What lies between the last look and the session is over in a moment: several logins, one after the other, meet it sooner than one. */
async function enterAgainAndAgain(subject: Subject) {
  const apartMs = subject.world.hashMs / LOGINS;
  const answers = await Promise.all(
    Array.from({ length: LOGINS }, (_, at) => wait(at * apartMs).then(() => enter(subject))),
  );
  return answers.reduce((worst, one) => (one.status > worst.status ? one : worst));
}

const setByLink = (subject: Subject, turn: Turn) =>
  subject.call('PUT', `/user/reset-password/${subject.links.reset}`, { body: { password: chosen[turn] } });

async function askForReset(subject: Subject) {
  mustPass(await subject.call('POST', '/user/forgot-password-token', { body: { email: subject.email } }));
  subject.links.reset = await subject.world.mailbox.secretFor(subject.email, 'reset-password');
}

const account = {
  block: (subject: Subject) => byRoot(subject, 'PUT', `/user/block-user/${subject.userId}`),
  unblock: (subject: Subject) => byRoot(subject, 'PUT', `/user/unblock-user/${subject.userId}`),
  delete: (subject: Subject) => byRoot(subject, 'DELETE', `/user/${subject.userId}`),
  restore: (subject: Subject) => byRoot(subject, 'POST', `/records/user/${subject.userId}/restore`),
};
const record = {
  leaves: (subject: Subject) => byRoot(subject, 'PUT', `/employee/${subject.recordId}`, { isWorking: false }),
  returns: (subject: Subject) => byRoot(subject, 'PUT', `/employee/${subject.recordId}`, { isWorking: true }),
  delete: (subject: Subject) => byRoot(subject, 'DELETE', `/employee/${subject.recordId}`),
  restore: (subject: Subject) => byRoot(subject, 'POST', `/records/employee/${subject.recordId}/restore`),
};

/** Everything that decides who can open an account, and every use of it. A new one is one more line. */
export const acts: Record<string, Act> = {
  login: { at: ['proven'], hashes: 1, uses: true, run: enterAgainAndAgain },
  'login by app': {
    at: ['guarded'],
    hashes: 1,
    uses: true,
    run: (subject) => enter(subject, codeAt(subject.seed, subject.step + 1)),
  },
  'login by recovery code': {
    at: ['guarded'],
    hashes: 1,
    uses: true,
    run: (subject) => enter(subject, subject.recoveryCodes[0]),
  },
  'password change': {
    at: worked,
    hashes: 2,
    uses: true,
    bySession: true,
    run: async (subject, turn) => {
      const body = { currentPassword: PASSWORD, password: chosen[turn] };
      const answer = await byOwner(subject, 'PUT', '/user/password', body);
      if (answer.status === 200 && subject.own) subject.own.changedTo = chosen[turn];
      return answer;
    },
  },
  reset: { at: worked, hashes: 1, uses: true, prepare: askForReset, run: setByLink },
  'invitation accepted': { at: ['invited'], hashes: 1, uses: true, run: setByLink },
  'address confirmed by password': {
    at: ['unproven'],
    hashes: 1,
    uses: true,
    run: ({ call, links }) =>
      call('PUT', `/user/verify-email/${links.verify}`, { body: { password: PASSWORD } }),
  },
  'address confirmed by session': {
    at: ['unproven'],
    hashes: 0,
    uses: true,
    bySession: true,
    run: (subject) => byOwner(subject, 'PUT', `/user/verify-email/${subject.links.verify}`),
  },
  'factor on': {
    at: ['proven'],
    hashes: 0,
    uses: true,
    bySession: true,
    prepare: beginFactor,
    run: async (subject) => {
      const answer = await byOwner(subject, 'PUT', FACTOR, { code: codeAt(subject.seed, subject.step) });
      if (answer.status === 200 && subject.own) subject.own.hasFactor = true;
      return answer;
    },
  },
  'factor off': {
    at: ['guarded', 'unproven'],
    hashes: 0,
    uses: true,
    bySession: true,
    run: (subject) => byOwner(subject, 'DELETE', FACTOR),
  },
  'call by an old session': {
    at: worked,
    hashes: 0,
    uses: true,
    bySession: true,
    harmless: true,
    run: (subject) => byOwner(subject, 'PUT', '/user/me', { name: 'Still Here', mobile: '9818040103' }),
  },
  confirm: {
    at: ['proven'],
    hashes: 1,
    uses: true,
    bySession: true,
    harmless: true,
    run: (subject) => byOwner(subject, 'POST', '/user/confirm', { password: PASSWORD }),
  },
  'reset asked for': {
    at: worked,
    hashes: 0,
    always: true,
    run: ({ call, email }) => call('POST', '/user/forgot-password-token', { body: { email } }),
  },
  'invited again': {
    at: ['invited'],
    hashes: 0,
    always: true,
    run: (subject) => byRoot(subject, 'POST', `/employee/${subject.recordId}/invite`),
  },
  'new recovery codes': {
    at: ['guarded'],
    hashes: 0,
    bySession: true,
    run: (subject) => byOwner(subject, 'POST', `${FACTOR}/recovery-codes`),
  },
  'factor off by an admin': {
    at: ['guarded'],
    hashes: 0,
    run: (subject) => byRoot(subject, 'DELETE', `${FACTOR}/${subject.userId}`),
  },
  'another address': {
    at: ['proven', 'unproven', 'invited'],
    hashes: 0,
    always: true,
    run: (subject) =>
      byRoot(subject, 'PUT', '/user/edit-user', { _id: subject.userId, email: subject.otherEmail }),
  },
  'role change': {
    at: managed,
    hashes: 0,
    always: true,
    run: (subject) => byRoot(subject, 'PUT', `/user/edit-role/${subject.userId}`, { role: 'business' }),
  },
  block: {
    at: [...managed, 'unproven'],
    hashes: 0,
    always: true,
    run: account.block,
    reopen: account.unblock,
  },
  delete: {
    at: [...managed, 'unproven'],
    hashes: 0,
    always: true,
    run: account.delete,
    reopen: account.restore,
  },
  'employee leaves': { at: managed, hashes: 0, always: true, run: record.leaves, reopen: record.returns },
  'employee deleted': { at: managed, hashes: 0, always: true, run: record.delete, reopen: record.restore },
  unblock: { at: opened, hashes: 0, always: true, lifts: account.block, run: account.unblock },
  restore: { at: opened, hashes: 0, always: true, lifts: account.delete, run: account.restore },
  'employee returns': { at: opened, hashes: 0, always: true, lifts: record.leaves, run: record.returns },
  'employee restored': { at: opened, hashes: 0, always: true, lifts: record.delete, run: record.restore },
  logout: {
    at: ['proven', 'guarded'],
    hashes: 0,
    bySession: true,
    run: async (subject) => {
      const answer = await byOwner(subject, 'POST', '/user/logout');
      if (answer.status === 200 && subject.own) subject.own.ended = true;
      return answer;
    },
  },
  'logout everywhere else': {
    at: ['proven'],
    hashes: 0,
    bySession: true,
    prepare: async (subject) => {
      mustPass(await enter(subject));
      for (const one of subject.tickets) one.since = 'before';
    },
    run: async (subject) => {
      const answer = await byOwner(subject, 'DELETE', '/user/sessions');
      for (const one of subject.tickets)
        if (answer.status === 200 && one.since === 'before' && one !== subject.own) one.ended = true;
      return answer;
    },
  },
};
