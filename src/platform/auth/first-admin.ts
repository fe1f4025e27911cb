import { DAY, fromNow, now } from '~/lib/time';
import { type Config, ConfigError } from '~/platform/config/config';
import { newId } from '~/platform/db/ids';
import type { Database } from '~/platform/db/schema';
import { type Judge, refusalOf } from './passwords/chosen-password';
import { hashPassword } from './passwords/password';
import { endAllSessions } from './sessions/sessions';
import { newToken } from './tokens';

/** Six bits each: more than 128 in all, and still typed by hand if need be. */
const CHARACTERS = 22;
/** A password that was printed somewhere is not one to keep. */
const LIFE_MS = 3 * DAY;

const madeUp = () => newToken().slice(0, CHARACTERS);

interface Start extends Pick<Judge, 'firm'> {
  db: Database;
  config: Judge['config'] & Pick<Config, 'adminEmail' | 'adminPassword'>;
}

/**
 * On the first start, and only while there is no admin at all. Returns the password if it was made up here. Such a one
 * that nobody has replaced in time is made up anew by the next start.
 */
export async function ensureFirstAdmin({ db, config, firm }: Start, log: Judge['log']) {
  const anyAdmin = await db
    .selectFrom('users')
    .select('_id')
    .where('role', '=', 'admin')
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (anyAdmin) return renewExpired(db);
  const refusal = config.adminPassword && (await refusalOf(config.adminPassword, { config, firm, log }));
  if (refusal) throw new ConfigError(`ADMIN_PASSWORD is refused: ${refusal}`);
  const password = config.adminPassword ?? madeUp();
  const made = await db
    .insertInto('users')
    .values({
      _id: newId(),
      name: 'Admin',
      email: config.adminEmail,
      mobile: '',
      role: 'admin',
      passwordHash: await hashPassword(password),
      passwordExpiresAt: config.adminPassword ? null : fromNow(LIFE_MS),
      emailVerifiedAt: now(),
      termsVersion: null,
      createdAt: now(),
    })
    // Another process may have been quicker; then its password is the one that was printed.
    .onConflict((conflict) => conflict.column('email').where('deletedAt', 'is', null).doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) return undefined;
  return { email: config.adminEmail, password: config.adminPassword ? undefined : password };
}

async function renewExpired(db: Database) {
  const expired = await db
    .selectFrom('users')
    .select(['_id', 'email'])
    .where('role', '=', 'admin')
    .where('deletedAt', 'is', null)
    .where('passwordExpiresAt', '<', now())
    .executeTakeFirst();
  if (!expired) return undefined;
  const password = madeUp();
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ passwordHash: await hashPassword(password), passwordExpiresAt: fromNow(LIFE_MS) })
    .where('_id', '=', expired._id)
    // Of several processes that start at once one makes it up.
    .where('passwordExpiresAt', '<', now())
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return undefined;
  await endAllSessions(db, expired._id);
  return { email: expired.email, password };
}
