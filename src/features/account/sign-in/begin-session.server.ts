import type { FastifyRequest } from 'fastify';
import { bindingCookie } from '~/platform/auth/sessions/cookie';
import { endSessionOfBrowser, startSession } from '~/platform/auth/sessions/sessions';
import type { DatabaseTransaction } from '~/platform/db/schema';

/** A session of whoever calls, in the transaction that knows who they are. */
export async function beginSession(
  trx: DatabaseTransaction,
  request: FastifyRequest,
  userId: string,
  web: boolean,
) {
  const device = bindingCookie.read(request);
  // Its cookie is about to be replaced, so it could not be used, nor seen to be open, by this browser any more.
  if (web && device) await endSessionOfBrowser(trx, device);
  return startSession(trx, userId, request.headers['user-agent'] ?? 'Unknown device', web);
}
