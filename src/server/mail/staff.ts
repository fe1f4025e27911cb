import type { Database } from '~/server/db/schema';

/** Who hears of a new submission by mail: the admins. Everybody else on the staff sees it in the dashboard. */
export async function staffAddresses(db: Database): Promise<string[]> {
  const admins = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('isBlocked', '=', false)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .limit(20)
    .execute();
  return admins.map(({ email }) => email);
}
