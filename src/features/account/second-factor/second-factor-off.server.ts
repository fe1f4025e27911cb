import { openDatabase } from '~/platform/db';
import type { Services } from '~/platform/http/services';
import { secondFactorsOf } from './second-factor.server';

const operator = { userId: null, userName: 'The operator' };

/**
 * `npm run second-factor-off`, with an address: for the admin who has lost phone and paper and has no other admin to ask.
 * Whoever can run it has the database anyway. Answers what to say.
 */
export async function secondFactorOff(
  services: Pick<Services, 'config' | 'features'>,
  args: readonly string[],
) {
  const [email, ...more] = args;
  if (!email?.includes('@') || more.length > 0)
    return { failed: true, words: 'Usage: npm run second-factor-off -- EMAIL' };
  const db = openDatabase(services.config);
  try {
    const person = await db
      .selectFrom('users')
      .select('_id')
      .where('email', '=', email.toLowerCase())
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    const wasOn = person && (await secondFactorsOf({ ...services, db }).turnOff(person._id, operator));
    return wasOn
      ? { failed: false, words: `✓ ${email} signs in with the password alone until a new one is set up.` }
      : { failed: true, words: `There is no account of ${email} with a second factor.` };
  } finally {
    await db.destroy();
  }
}
