import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import { crud } from '~/records/crud';
import { defineFeature } from '~/records/registry';
import { addFirstOpenings } from './first-openings.server';
import { findOpening, isOpen } from './open-openings.server';
import { NEVER, opening } from './opening';
import { openNowCall, readOpeningCall } from './opening-calls';
import { openingCards } from './opening-card.server';
import { openingEdit, openingForm, slugOf, today } from './opening-form';
import { openingPreviewApi } from './opening-preview.server';
import { followOpening } from './server/changes';
import { openingDeskApi } from './server/desk.api';
import { openNow } from './server/open-now';

export const openingFeature = defineFeature({
  resource: opening,
  firstRecords: addFirstOpenings,
  afterChange: followOpening,
  alsoStored: (set, of) => ({
    ...(of === 'new' || 'closesOn' in set ? { lastDay: set.closesOn ?? NEVER } : {}),
    ...(of === 'new' ? { slug: set.slug ?? slugOf(String(set.title)), opensOn: set.opensOn ?? today() } : {}),
  }),
  files: openingCards,
  bulk: { form: openingEdit },
  api(api, services) {
    crud(api, services, opening, {
      create: { body: openingForm, answerAs: 'opening', message: 'Opening added' },
      update: { body: openingEdit, answerAs: 'opening' },
      visitorsSee: isOpen,
      taken: { slug: 'Another opening has this address.' },
    });
    openingDeskApi(api, services);
    openingPreviewApi(api, services);
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
