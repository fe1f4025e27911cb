import { AppError } from '~/lib/errors';
import { hashToken } from '~/platform/auth/tokens';
import type { Database } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';

export async function byToken(db: Database, token: string) {
  const found = await db
    .selectFrom('careers')
    .innerJoin('applicationLinks', 'applicationLinks.careerId', 'careers._id')
    .selectAll('careers')
    .where('tokenHash', '=', hashToken(token))
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!found) throw noSuchApplication();
  return found;
}

export const noSuchApplication = () => missing('There is no such application.');

export function requireOpen({ isOpen: open }: { isOpen: boolean }) {
  if (!open) throw new AppError(409, 'conflict', 'This application is closed.');
}
