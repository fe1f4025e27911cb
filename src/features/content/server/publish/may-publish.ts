import type { FastifyRequest } from 'fastify';
import { AppError } from '~/lib/errors';
import { reach } from '~/model/permissions';
import { signedIn } from '~/platform/auth/access/access';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Collection } from '../../collection';
import { lockShownEntry } from '../entries';

/** Whose words bind the house, and what stands on every page, admins alone publish. */
export function mayPublish(request: FastifyRequest, { byAdmins }: Collection) {
  const { role } = signedIn(request).user;
  return byAdmins ? role === 'admin' : reach(role, 'content:publish') !== 'none';
}

export function requirePublisher(request: FastifyRequest, collection: Collection) {
  if (!mayPublish(request, collection))
    throw new AppError(403, 'forbidden', `Only admins publish “${collection.title}”.`);
}

/** Before its draft is changed: what waits for its time is published then without being read again, so who may not publish it leaves it. */
export async function requireChangeable(
  trx: DatabaseTransaction,
  request: FastifyRequest,
  collection: Collection,
  id: string,
) {
  const { scheduledAt } = await lockShownEntry(trx, collection.name, id);
  if (scheduledAt !== null && !mayPublish(request, collection))
    throw new AppError(
      403,
      'forbidden',
      `Only admins change “${collection.title}” while it waits for its time.`,
    );
}
