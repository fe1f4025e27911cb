import type { FastifyRequest } from 'fastify';
import { AppError } from '~/lib/errors';
import { type Role, reach } from '~/model/permissions';
import { signedIn } from '~/platform/auth/access/access';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Collection } from '../../collection';
import { lockShownEntry } from '../entries';

/** Whose words bind the house, and what stands on every page, admins alone publish. */
export const mayPublishAs = (role: Role, { byAdmins }: Collection) =>
  byAdmins ? role === 'admin' : reach(role, 'content:publish') !== 'none';

export const mayPublish = (request: FastifyRequest, collection: Collection) =>
  mayPublishAs(signedIn(request).user.role, collection);

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
