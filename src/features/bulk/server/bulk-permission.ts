import type { FastifyRequest } from 'fastify';
import { AppError } from '~/lib/errors';
import { reach } from '~/model/permissions';
import type { Resource } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import type { Deed } from '~/records/bulk/bulk-changes';

/** What may be done to one record by this person may be done to many, and nothing else. */
export function requireMay(request: FastifyRequest, { area }: Resource, deed: Deed) {
  const isAboutTrash = deed === 'delete' || deed === 'restore';
  const { role } = signedIn(request).user;
  if (reach(role, isAboutTrash ? `${area}:delete` : `${area}:edit`) !== 'all')
    throw new AppError(403, 'forbidden', 'You are not allowed to do this.');
}
