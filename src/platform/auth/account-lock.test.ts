import { expect, test } from 'vitest';
import { fromNow, MINUTE, now } from '~/lib/time';
import { type StartedApp, startApp } from '~/testing/start-app';
import { lockOtherAccount, lockOwnAccount } from './account-lock';
import { endAllSessions, findSession, type Session } from './sessions/sessions';

type Meanwhile = (t: StartedApp, userId: string) => Promise<unknown>;

const change = (values: object) => (t: StartedApp, userId: string) =>
  t.db.updateTable('users').set(values).where('_id', '=', userId).execute();

/** Each by itself, whatever else ends with it: what takes a right away may one day forget the sessions. */
const meanwhile: Record<string, Meanwhile> = {
  'its session was ended': (t, userId) => endAllSessions(t.db, userId),
  'its session has run out': (t, userId) =>
    t.db
      .updateTable('sessions')
      .set({ expiresAt: fromNow(-MINUTE) })
      .where('userId', '=', userId)
      .execute(),
  'it was blocked': change({ isBlocked: true }),
  'it went to the trash': change({ deletedAt: now() }),
  'it was purged': async (t, userId) => {
    await endAllSessions(t.db, userId);
    await t.db.deleteFrom('users').where('_id', '=', userId).execute();
  },
};

async function signedIn(t: StartedApp) {
  const { token } = await t.logIn('employee');
  const session = await findSession(t.db, token, undefined);
  if (!session) throw new Error('nobody is logged in');
  return session;
}

const lockOwn = ({ db }: StartedApp, session: Session) =>
  db.transaction().execute((trx) => lockOwnAccount(trx, session));
const lockOther = ({ db }: StartedApp, session: Session, userId: string) =>
  db.transaction().execute((trx) => lockOtherAccount(trx, session, userId));

test.each(Object.keys(meanwhile))(
  'attack 44: nobody acts on an account, their own or another’s, when %s meanwhile',
  async (what) => {
    const t = await startApp();
    const session = await signedIn(t);
    const other = await t.addUser('user');
    expect((await lockOwn(t, session))._id).toBe(session.user._id);
    expect((await lockOther(t, session, other._id))?._id).toBe(other._id);
    await meanwhile[what]?.(t, session.user._id);
    const ended = expect.objectContaining({ status: 401, code: 'unauthenticated' });
    await expect(lockOwn(t, session)).rejects.toEqual(ended);
    await expect(lockOther(t, session, other._id)).rejects.toEqual(ended);
  },
);

test('what became of the other does not end the session of who looks at it', async () => {
  const t = await startApp();
  const session = await signedIn(t);
  const other = await t.addUser('user', { isBlocked: true, deletedAt: now() });
  expect(await lockOther(t, session, other._id)).toMatchObject({ _id: other._id, isBlocked: true });
  expect(await lockOther(t, session, '0198f3d2-0000-7000-8000-000000000000')).toBeUndefined();
});
