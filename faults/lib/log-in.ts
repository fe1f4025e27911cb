import { now } from '~/lib/time';
import type { Role } from '~/model/permissions';
import { startSession } from '~/platform/auth/sessions/sessions';
import { newId } from '~/platform/db/ids';
import type { Database } from '~/platform/db/schema';

/** An account without a password. */
export async function addAccount(db: Database, email: string, role: Role) {
  const account = { _id: newId(), name: email, email, mobile: '+919818040100', role };
  const rest = { passwordHash: null, emailVerifiedAt: now(), termsVersion: null, createdAt: now() };
  await db
    .insertInto('users')
    .values({ ...account, ...rest })
    .execute();
  return account._id;
}

/** What somebody sends who is logged in. */
export async function logIn(db: Database, role: Role, email = `${newId()}@test.example`) {
  const { token } = await startSession(db, await addAccount(db, email, role), 'test', false);
  return { authorization: `Bearer ${token}` };
}
