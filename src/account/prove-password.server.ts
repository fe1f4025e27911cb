import type { FastifyRequest } from 'fastify';
import { AppError } from '~/lib/errors';
import { signedIn } from '~/server/auth/access';
import { bindingCookie } from '~/server/auth/cookie';
import { verifyPassword } from '~/server/auth/password';
import { claimLogin } from '~/server/auth/throttle';
import type { Database } from '~/server/db/schema';

/** The password of whose session it is, guessed no faster here than at the login; the fault is told at that field. */
export async function provePassword(db: Database, request: FastifyRequest, typed: string, field: string) {
  const { user } = signedIn(request);
  const caller = { email: user.email, ip: request.ip, device: bindingCookie.read(request) };
  const { succeeded, refusal } = await claimLogin(db, caller);
  const row = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('_id', '=', user._id)
    .executeTakeFirst();
  if (!(await verifyPassword(typed, row?.passwordHash))) {
    const wrong = 'The current password is wrong.';
    throw refusal ?? new AppError(400, 'wrong_credentials', wrong, { [field]: wrong });
  }
  await succeeded();
}
