import { AppError } from '~/lib/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { quotation } from '../../quotation';
import { newLinkCall } from '../../quotation-calls';
import { lockQuotation, requireOpen } from '../standing';
import { newLink } from './links';

/** More than anybody loses. */
const MOST_LINKS = 50;

export const linksApi: ApiModule = (api, { db, config }) => {
  const route = routesOf(api, quotation.title);

  route(newLinkCall, { access: 'quotations:edit' }, ({ params: { id } }) =>
    db.transaction().execute(async (trx) => {
      requireOpen(await lockQuotation(trx, id));
      const { made } = await trx
        .selectFrom('quotationLinks')
        .select((eb) => eb.fn.countAll().as('made'))
        .where('quotationId', '=', id)
        .where('openedAt', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(made) >= MOST_LINKS)
        throw new AppError(409, 'conflict', `It has ${MOST_LINKS} links already. Use one of them.`);
      const token = await newLink(trx, id);
      return { message: 'Link made', url: new URL(`/quotation/${token}`, config.publicUrl).href };
    }),
  );
};
