import type { FastifyRequest } from 'fastify';
import { AppError } from '~/lib/errors';
import { reach } from '~/model/permissions';
import { signedIn } from '~/platform/auth/access/access';
import type { Collection } from '../collection';

/** Whose words bind the house, and what stands on every page, admins alone publish. */
export function mayPublish(request: FastifyRequest, { byAdmins }: Collection) {
  const { role } = signedIn(request).user;
  return byAdmins ? role === 'admin' : reach(role, 'content:publish') !== 'none';
}

export function requirePublisher(request: FastifyRequest, collection: Collection) {
  if (!mayPublish(request, collection))
    throw new AppError(403, 'forbidden', `Only admins publish “${collection.title}”.`);
}
