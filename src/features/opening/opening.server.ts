import { AppError } from '~/lib/errors';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { AfterChange } from '~/platform/http/services';
import { crud } from '~/records/crud';
import { defineFeature } from '~/records/registry';
import { addFirstOpenings } from './first-openings.server';
import { openNow } from './open-now.server';
import { findOpening, isOpen } from './open-openings.server';
import { NEVER, opening } from './opening';
import { openNowCall, readOpeningCall } from './opening-calls';
import { contradictionIn, openingEdit, openingForm, slugOf, today } from './opening-form';

/** What no single field says is asked of the whole, whoever changed it. */
const afterChange: AfterChange = async (trx, { before, after }) => {
  if (!after) return;
  const whole = opening.row.parse(after);
  const found = contradictionIn(whole);
  if (found) throw new AppError(400, 'invalid_input', found.message, { [found.field]: found.message });
  if (before && before.title !== whole.title)
    await trx
      .updateTable('careers')
      .set({ opening: whole.title })
      .where('openingId', '=', whole._id)
      .execute();
};

export const openingFeature = defineFeature({
  resource: opening,
  firstRecords: addFirstOpenings,
  afterChange,
  alsoStored: (set, of) => ({
    ...(of === 'new' || 'closesOn' in set ? { lastDay: set.closesOn ?? NEVER } : {}),
    ...(of === 'new' ? { slug: set.slug ?? slugOf(String(set.title)), opensOn: set.opensOn ?? today() } : {}),
  }),
  api(api, services) {
    crud(api, services, opening, {
      create: { body: openingForm, answerAs: 'opening', message: 'Opening added' },
      update: { body: openingEdit, answerAs: 'opening' },
      visitorsSee: isOpen,
      taken: { slug: 'Another opening has this address.' },
    });
    const route = routesOf(api, opening.title);
    route(openNowCall, { access: 'public', publicRead: true }, async () => ({
      openings: await openNow(services.db),
    }));
    route(readOpeningCall, { access: 'public', publicRead: true }, async ({ params: { slug } }) => {
      const found = await findOpening(services.db, { slug });
      if (!found) throw missing('There is no such opening.');
      return found;
    });
  },
});
