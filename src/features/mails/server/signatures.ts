import type { Firm } from '~/model/firm';
import { signedIn } from '~/platform/auth/access/access';
import { lockOwnAccount } from '~/platform/auth/account-lock';
import type { Database } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { changeSignatureCall, signatureCall } from '../mails-call';

/** Name and agency, until somebody has one of their own. */
export async function signatureOf(
  db: Database,
  { _id, name }: { _id: string; name: string },
  firm: Pick<Firm, 'name'>,
) {
  const own = await db.selectFrom('signatures').select('text').where('userId', '=', _id).executeTakeFirst();
  return own ? { text: own.text, isOwn: true } : { text: `${name}\n${firm.name}`, isOwn: false };
}

export const signaturesApi: ApiModule = (api, { db, firm }) => {
  const route = routesOf(api, 'Mails');

  route(signatureCall, { access: 'mails:read' }, async (request) =>
    signatureOf(db, signedIn(request).user, await firm()),
  );

  route(changeSignatureCall, { access: 'mails:edit' }, async (request) => {
    const session = signedIn(request);
    const { text } = request.body;
    const { _id: userId } = session.user;
    await db.transaction().execute(async (trx) => {
      // Whoever is erased meanwhile leaves none behind.
      await lockOwnAccount(trx, session);
      if (!text) await trx.deleteFrom('signatures').where('userId', '=', userId).execute();
      else
        await trx
          .insertInto('signatures')
          .values({ userId, text })
          .onConflict((conflict) => conflict.column('userId').doUpdateSet({ text }))
          .execute();
    });
    return { message: 'Signature saved' };
  });
};
