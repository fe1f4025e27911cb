import { fromNow, HOUR, MINUTE, now } from '~/lib/time';
import { codeAt, newSeed, stepAt } from '~/platform/auth/second-factor/totp';
import { startSession } from '~/platform/auth/sessions/sessions';
import { hashToken } from '~/platform/auth/tokens';
import { newId } from '~/platform/db/ids';
import type { Row } from '~/platform/db/schema';
import type { StartedApp } from '../start-app';
import { PASSWORD } from '../test-app';

export type Call = StartedApp['call'];
export type Answer = Awaited<ReturnType<Call>>;

/** How an account stands before two things happen to it at once. */
const beginnings = {
  /** Proven, with a second factor that is being set up. */
  member: { verified: true, password: true, factor: 'begun' },
  /** Proven, with a second factor. */
  guarded: { verified: true, password: true, factor: 'on' },
  /** Registered with an address that nobody has proved, and a second factor. */
  unproven: { verified: false, password: true, factor: 'on' },
  /** Registered with an address that nobody has proved, and a second factor that is being set up. */
  newcomer: { verified: false, password: true, factor: 'begun' },
  invited: { verified: false, password: false, factor: 'off' },
} as const;

export type Beginning = keyof typeof beginnings;

export type Subject = Awaited<ReturnType<typeof newSubject>>;

let count = 0;

/** One account, the sessions of its owner and of an admin, and the links that its owner has been mailed. */
export async function newSubject(t: StartedApp, beginning: Beginning) {
  const { verified, password, factor } = beginnings[beginning];
  const _id = newId();
  // Without a SECRET_KEY it is stored as it is.
  const secret = newSeed();
  const user = await t.addUser('employee', {
    _id,
    email: `${_id}@test.example`,
    emailVerifiedAt: verified ? now() : null,
    ...(password ? {} : { passwordHash: null }),
    ...(factor === 'off' ? {} : { secondFactorSeed: secret }),
    ...(factor === 'on' ? { secondFactorSince: fromNow(-HOUR) } : {}),
  });
  const admin = await t.logIn('admin');
  const { token } = await startSession(t.db, _id, 'owner', false);
  const confirmedAt = fromNow(-5 * MINUTE);
  await t.db.updateTable('sessions').set({ confirmedAt }).where('userId', '=', _id).execute();
  if (factor === 'on') {
    const rows = recoveryCodes.map((code) => ({ codeHash: hashToken(`${_id} ${code}`), userId: _id }));
    await t.db.insertInto('recoveryCodes').values(rows).execute();
  }
  const purposes: Row<'accountTokens'>['purpose'][] = password ? ['reset', 'verify'] : ['invite'];
  for (const purpose of purposes) {
    const link = {
      tokenHash: hashToken(linkOf(_id, purpose)),
      userId: _id,
      purpose,
      expiresAt: fromNow(HOUR),
    };
    await t.db.insertInto('accountTokens').values(link).execute();
  }
  count += 1;
  return {
    ...user,
    secret,
    /** Of one moment for all acts: two codes of the same step are one code, also when the clock goes on between them. */
    step: stepAt(Date.now()),
    confirmedAt,
    /** Each comes from elsewhere, so that no limit of a network hides what lies behind it. */
    from: `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    headers: { authorization: `Bearer ${token}` },
    byAdmin: { headers: admin.headers },
  };
}

const recoveryCodes = ['PAPER-ONE', 'PAPER-TWO'].map((code) => code.replace('-', ''));
const linkOf = (userId: string, purpose: string) => `${userId}-${purpose}`;
/** Of what is chosen first and second, so that it shows whose password is the one in the end. */
export const chosen = { first: 'Gulmohar-Avenue-5!', second: 'Neem-And-Peepal-3!' } as const;
export type Turn = keyof typeof chosen;

type Step = (call: Call, subject: Subject, turn: Turn) => PromiseLike<Answer>;

interface Act {
  /** The beginnings at which there is sense in it. */
  at: readonly Beginning[];
  /** Whether it looks at something, and acts upon it later. */
  looksFirst?: true;
  run: Step;
  /** A second call, between which and the first others fit in. */
  andThen?: Step;
}

const logIn = (call: Call, { email, from }: Subject, code?: string) =>
  call('POST', '/api/user/admin-login', {
    from,
    body: { email, password: PASSWORD, ...(code ? { code } : {}) },
  });

const ME = '/api/user/second-factor';
const hasPassword = ['member', 'guarded', 'unproven'] as const;
const always = ['member', 'guarded', 'unproven', 'invited'] as const;
const beforeProof = ['unproven', 'newcomer'] as const;
const ADMIN_ACTS = ['member', 'invited'] as const;

/** Everything that decides who can open an account, and every use of it. */
export const acts: Record<string, Act> = {
  'login by password': { at: ['member'], looksFirst: true, run: (call, subject) => logIn(call, subject) },
  'login by recovery code': {
    at: ['guarded'],
    looksFirst: true,
    run: (call, subject, turn) => logIn(call, subject, recoveryCodes[turn === 'first' ? 0 : 1]),
  },
  'login by app': {
    at: ['guarded'],
    looksFirst: true,
    run: (call, subject) => logIn(call, subject, codeAt(subject.secret, subject.step)),
  },
  'password change': {
    at: hasPassword,
    looksFirst: true,
    run: (call, { headers, from }, turn) =>
      call('PUT', '/api/user/password', {
        headers,
        from,
        body: { currentPassword: PASSWORD, password: chosen[turn] },
      }),
  },
  reset: {
    at: [...hasPassword, 'newcomer'],
    looksFirst: true,
    run: (call, { _id, from }, turn) =>
      call('PUT', `/api/user/reset-password/${linkOf(_id, 'reset')}`, {
        from,
        body: { password: chosen[turn] },
      }),
  },
  'invitation accepted': {
    at: ['invited'],
    looksFirst: true,
    run: (call, { _id, from }, turn) =>
      call('PUT', `/api/user/reset-password/${linkOf(_id, 'invite')}`, {
        from,
        body: { password: chosen[turn] },
      }),
  },
  'address confirmed by password': {
    at: beforeProof,
    looksFirst: true,
    run: (call, { _id, from }) =>
      call('PUT', `/api/user/verify-email/${linkOf(_id, 'verify')}`, { from, body: { password: PASSWORD } }),
  },
  'address confirmed by session': {
    at: beforeProof,
    looksFirst: true,
    run: (call, { _id, headers, from }) =>
      call('PUT', `/api/user/verify-email/${linkOf(_id, 'verify')}`, { from, headers }),
  },
  confirm: {
    at: ['member', 'guarded'],
    looksFirst: true,
    run: (call, { headers, from, secret, step, secondFactorSince }) =>
      call('POST', '/api/user/confirm', {
        headers,
        from,
        body: {
          password: PASSWORD,
          ...(secondFactorSince ? { code: codeAt(secret, step + 1) } : {}),
        },
      }),
  },
  'factor begun': {
    at: ['member'],
    looksFirst: true,
    run: (call, { headers }) => call('POST', ME, { headers }),
  },
  'factor on': {
    at: ['member', 'newcomer'],
    looksFirst: true,
    run: (call, { headers, secret, step }) =>
      call('PUT', ME, { headers, body: { code: codeAt(secret, step) } }),
  },
  'factor off': {
    at: ['guarded', 'unproven'],
    looksFirst: true,
    run: (call, { headers }) => call('DELETE', ME, { headers }),
  },
  'new recovery codes': {
    at: ['guarded'],
    looksFirst: true,
    run: (call, { headers }) => call('POST', `${ME}/recovery-codes`, { headers }),
  },
  'logged out': {
    at: hasPassword,
    run: (call, { headers }) => call('POST', '/api/user/logout', { headers }),
  },
  'factor off by an admin': {
    at: ['guarded'],
    run: (call, { _id, byAdmin }) => call('DELETE', `${ME}/${_id}`, byAdmin),
  },
  block: { at: always, run: (call, { _id, byAdmin }) => call('PUT', `/api/user/block-user/${_id}`, byAdmin) },
  delete: { at: ADMIN_ACTS, run: (call, { _id, byAdmin }) => call('DELETE', `/api/user/${_id}`, byAdmin) },
  'delete and restore': {
    at: ADMIN_ACTS,
    run: (call, { _id, byAdmin }) => call('DELETE', `/api/user/${_id}`, byAdmin),
    andThen: (call, { _id, byAdmin }) => call('POST', `/api/records/user/${_id}/restore`, byAdmin),
  },
  'role change': {
    at: ADMIN_ACTS,
    run: (call, { _id, byAdmin }) =>
      call('PUT', `/api/user/edit-role/${_id}`, { ...byAdmin, body: { role: 'business' } }),
  },
  'another address': {
    at: ['member', 'unproven', 'invited'],
    run: (call, { _id, byAdmin }) =>
      call('PUT', '/api/user/edit-user', { ...byAdmin, body: { _id, email: `other.${_id}@test.example` } }),
  },
};
