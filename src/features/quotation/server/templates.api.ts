import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { quotation } from '../quotation';
import { LARGEST_BYTES } from '../quotation-form';
import { removeTemplateCall, saveTemplateCall, templateCall, templatesCall } from '../template-calls';

/** More than anybody finds their way in. */
const MOST = 100;
const LISTED = ['_id', 'name', 'savedAt'] as const;

/** What quotations begin with, shared by all of the staff. */
export const templatesApi: ApiModule = (api, { db }) => {
  const route = routesOf(api, quotation.title);
  const writing = routesOf(api, quotation.title, { bodyLimit: LARGEST_BYTES });

  route(templatesCall, { access: 'quotations:read' }, () =>
    db.selectFrom('quotationTemplates').select(LISTED).orderBy('nameKey').execute(),
  );

  route(templateCall, { access: 'quotations:read' }, async ({ params: { id } }) => {
    const found = await db
      .selectFrom('quotationTemplates')
      .selectAll()
      .where('_id', '=', id)
      .executeTakeFirst();
    if (!found) throw missing('There is no such template.');
    return templateCall.answer.parse(found);
  });

  writing(saveTemplateCall, { access: 'quotations:edit' }, async ({ body: { name, lines, terms } }) => {
    const said = { name, lines: JSON.stringify(lines), terms, savedAt: now() };
    const template = await db.transaction().execute(async (trx) => {
      const saved = await trx
        .insertInto('quotationTemplates')
        .values({ _id: newId(), nameKey: name.toLowerCase(), ...said })
        .onConflict((conflict) => conflict.column('nameKey').doUpdateSet(said))
        .returning(LISTED)
        .executeTakeFirstOrThrow();
      const { count } = await trx
        .selectFrom('quotationTemplates')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      if (Number(count) > MOST)
        throw new AppError(409, 'conflict', `There are ${MOST} templates already. Replace one of them.`);
      return saved;
    });
    return { message: 'Template saved', template };
  });

  route(removeTemplateCall, { access: 'quotations:delete' }, async ({ params: { id } }) => {
    const gone = await db
      .deleteFrom('quotationTemplates')
      .where('_id', '=', id)
      .returning('_id')
      .executeTakeFirst();
    if (!gone) throw missing('There is no such template.');
    return { message: 'Template deleted' };
  });
};
