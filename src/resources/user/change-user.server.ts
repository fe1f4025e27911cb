import { sql } from 'kysely';
import { AppError } from '~/lib/errors';
import { endAllSessions } from '~/server/auth/sessions';
import { engineOf } from '~/server/db/engine';
import type { Database } from '~/server/db/schema';
import { missing } from '~/server/errors';
import type { Role } from '../permissions';

/** Any number, the same in every process: changes of accounts happen one after the other. */
const LOCK = 7_110_427;

/**
 * Changes who a person is. A change that leaves no admin able to log in is undone, also when two admins demote each
 * other at the same moment. The person logs in again: what they were allowed may no longer be so.
 */
export async function changeUser(db: Database, id: string, values: { isBlocked: boolean } | { role: Role }) {
  await db.transaction().execute(async (trx) => {
    if (engineOf(trx) === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set(values)
      .where('_id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw missing('There is no such user.');
    const admin = await trx
      .selectFrom('users')
      .select('_id')
      .where('role', '=', 'admin')
      .where('isBlocked', '=', false)
      .limit(1)
      .executeTakeFirst();
    if (!admin) throw new AppError(409, 'last_admin', 'The last admin must stay an admin who can log in.');
    await endAllSessions(trx, id);
  });
}
