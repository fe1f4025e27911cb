import type { Config } from '~/config.server';
import { now } from '~/lib/time';
import type { Database } from '~/server/db/schema';
import { newId } from '~/server/ids';
import { hashPassword } from './password';
import { newToken } from './tokens';

/** Six bits each: more than 128 in all, and still typed by hand if need be. */
const CHARACTERS = 22;

/** On the first start, and only while there is no admin at all. Returns the password if it was made up here. */
export async function ensureFirstAdmin(db: Database, config: Pick<Config, 'adminEmail' | 'adminPassword'>) {
  const anyAdmin = await db
    .selectFrom('users')
    .select('_id')
    .where('role', '=', 'admin')
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (anyAdmin) return undefined;
  const password = config.adminPassword ?? newToken().slice(0, CHARACTERS);
  const made = await db
    .insertInto('users')
    .values({
      _id: newId(),
      name: 'Admin',
      email: config.adminEmail,
      mobile: '',
      role: 'admin',
      passwordHash: await hashPassword(password),
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
