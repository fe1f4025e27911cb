import type { RawBuilder } from 'kysely';
import { AppError } from '~/lib/errors';
import { DAY, fromNow, HOUR, MINUTE, now } from '~/lib/time';
import type { Role } from '~/model/permissions';
import { among } from '~/platform/db/engine/among';
import { isAway } from '~/platform/db/engine/faults';
import { newId } from '~/platform/db/ids';
import { repeatedQueries } from '~/platform/db/repeated-query';
import type { Database } from '~/platform/db/schema';
import { hashToken, newToken } from '../tokens';

const IDLE_MS = 12 * HOUR;
const ABSOLUTE_MS = 14 * DAY;
const SEEN_EVERY_MS = MINUTE;
/** Of one account. Whoever logs in once more ends the one that was used longest ago. */
const MOST_SESSIONS = 100;

export interface Session {
  _id: string;
  /** When its owner last proved who they are. */
  confirmedAt: string | null;
  user: {
    _id: string;
    name: string;
    email: string;
    mobile: string;
    role: Role;
    emailVerified: boolean;
    hasSecondFactor: boolean;
    passwordExpiresAt: string | null;
  };
}

export const sessionEnded = () =>
  new AppError(401, 'unauthenticated', 'Your session has ended. Please log in again.');

/**
 * A browser's session is bound to a cookie that scripts cannot read: the token alone, copied out of its storage, opens
 * nothing. A program that does not ask for the binding uses the token alone.
 */
export async function startSession(db: Database, userId: string, device: string, bound: boolean) {
  const token = newToken();
  const binding = bound ? newToken() : undefined;
  await db
    .insertInto('sessions')
    .values({
      _id: newId(),
      userId,
      tokenHash: hashToken(token),
      bindingHash: binding ? hashToken(binding) : null,
      device: device.slice(0, 200),
      createdAt: now(),
      lastSeenAt: now(),
      expiresAt: fromNow(ABSOLUTE_MS),
      confirmedAt: now(),
    })
    .execute();
  const surplus = db
    .selectFrom('sessions')
    .select('_id')
    .where('userId', '=', userId)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(MOST_SESSIONS)
    .offset(MOST_SESSIONS);
  await db.deleteFrom('sessions').where('_id', 'in', surplus).execute();
  return { token, binding };
}

/** What is open at which moment: it must not have run out by now, and have been seen since then. */
const openAt = () => ({ now: now(), idleSince: fromNow(-IDLE_MS) });

interface Moment {
  now: string | RawBuilder<string>;
  idleSince: string | RawBuilder<string>;
}

/** Those that have not run out, of people who may come in. */
const openSessions = (db: Database, moment: Moment) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users._id', 'sessions.userId')
    .where('expiresAt', '>', moment.now)
    .where('lastSeenAt', '>', moment.idleSince)
    .where('isBlocked', '=', false)
    .where('deletedAt', 'is', null);

/** Which of these sessions are still open, for whoever watches many. */
export async function openAmong(db: Database, ids: readonly string[]) {
  const open = await openSessions(db, openAt())
    .select('sessions._id')
    .where(among(db, 'sessions._id', ids))
    .execute();
  return new Set(open.map(({ _id }) => _id));
}

/** Whether the browser with this half of a session is still logged in with it. */
export async function isOpenIn(db: Database, id: string, binding: string | undefined) {
  const open = await openSessions(db, openAt())
    .select('bindingHash')
    .where('sessions._id', '=', id)
    .executeTakeFirst();
  if (!open) return false;
  return open.bindingHash === null || (binding !== undefined && hashToken(binding) === open.bindingHash);
}

/** As what somebody is logged in there, by the one half of a session: enough to know them by, not to let them in. */
export async function roleInBrowser(db: Database, binding: string) {
  const open = await openSessions(db, openAt())
    .select('role')
    .where('bindingHash', '=', hashToken(binding))
    .executeTakeFirst();
  return open?.role;
}

const asking = new WeakMap<Database, ReturnType<typeof repeatedQueries>>();

/** Asked anew by every call: who was blocked or logged out a moment ago, whichever process did it, is not let in by what is remembered. */
async function sessionOfToken(db: Database, tokenHash: string) {
  const ask = asking.get(db) ?? repeatedQueries(db);
  asking.set(db, ask);
  const [row] = await ask('session', { ...openAt(), tokenHash }, (value) =>
    openSessions(db, { now: value('now'), idleSince: value('idleSince') })
      .select([
        'sessions._id',
        'bindingHash',
        'lastSeenAt',
        'userId',
        'name',
        'email',
        'mobile',
        'role',
        'emailVerifiedAt',
        'confirmedAt',
        'secondFactorSince',
        'passwordExpiresAt',
      ])
      .where('tokenHash', '=', value('tokenHash')),
  );
  return row;
}

/** To use a session keeps it alive; to watch whether it still is does not. */
export async function findSession(
  db: Database,
  token: string,
  binding: string | undefined,
  how: 'use' | 'watch' = 'use',
) {
  const row = await sessionOfToken(db, hashToken(token));
  if (!row) return undefined;
  if (row.bindingHash && (!binding || hashToken(binding) !== row.bindingHash)) return undefined;
  if (how === 'use' && row.lastSeenAt < fromNow(-SEEN_EVERY_MS)) {
    await noteSeen(db, row._id);
  }
  const session: Session = {
    _id: row._id,
    confirmedAt: row.confirmedAt,
    user: {
      _id: row.userId,
      name: row.name,
      email: row.email,
      mobile: row.mobile,
      role: row.role,
      emailVerified: row.emailVerifiedAt !== null,
      hasSecondFactor: row.secondFactorSince !== null,
      passwordExpiresAt: row.passwordExpiresAt,
    },
  };
  return session;
}

/** Who may read goes on reading while nothing can be written. */
async function noteSeen(db: Database, id: string) {
  try {
    await db.updateTable('sessions').set({ lastSeenAt: now() }).where('_id', '=', id).execute();
  } catch (fault) {
    if (!isAway(fault)) throw fault;
  }
}

export const noteConfirmed = (db: Database, id: string) =>
  db.updateTable('sessions').set({ confirmedAt: now() }).where('_id', '=', id).execute();

export const listSessions = (db: Database, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['_id', 'device', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now())
    .where('lastSeenAt', '>', fromNow(-IDLE_MS))
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();

export async function endSession(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('_id', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The one that the cookie of a browser belongs to, whoever's it is. */
export async function endSessionOfBrowser(db: Database, binding: string) {
  await db.deleteFrom('sessions').where('bindingHash', '=', hashToken(binding)).execute();
}

/** After a block, a role change or a new password nobody goes on with what they were allowed before. */
export async function endAllSessions(db: Database, userId: string, except?: string) {
  const all = db.deleteFrom('sessions').where('userId', '=', userId);
  await (except ? all.where('_id', '!=', except) : all).execute();
}
