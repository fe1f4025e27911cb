import { z } from 'zod';
import { dayOf, now } from '~/lib/time';
import { RUPEES_TYPED } from '~/lib/typed/numbers-typed';
import { paiseIn } from '~/lib/typed/rupees-typed';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import { crud } from '~/records/crud';
import { recordsOf } from '~/records/records';
import { defineFeature } from '~/records/registry';
import { matchPrices } from './match.server';
import { matchPricesCall, priceRatesCall } from './price-calls';
import { priceItem, priceItemEdit, priceItemForm } from './price-item';
import { followRate, ratesOf } from './rates.server';

const { shape } = priceItemForm;

/** As people write it into a spreadsheet: rupees, and a percent sign perhaps. A day that is left out is no change of it. */
const cells = priceItemForm.extend({
  kind: shape.kind.default('service'),
  ratePaise: z
    .string({ error: 'Rate is required.' })
    .regex(new RegExp(`^${RUPEES_TYPED}$`), 'Write the rate in rupees, such as 12,50,000.')
    .transform((text): string | number => paiseIn(text))
    .pipe(shape.ratePaise),
  gstPercent: z
    .string({ error: 'GST is required.' })
    .transform((text): string | number => text.replace(/\s*%$/, ''))
    .pipe(shape.gstPercent),
  validFrom: priceItemEdit.shape.validFrom,
});

export const priceItemFeature = defineFeature({
  resource: priceItem,
  afterChange: followRate,
  afterPurge: async (trx, { _id }) => {
    await trx.deleteFrom('priceRates').where('itemId', '=', _id).execute();
  },
  importing: {
    form: cells,
    toRecord: (values) => ({ values, onlyNew: { validFrom: dayOf(now()) } }),
  },
  api(api, services) {
    const { db } = services;
    const route = routesOf(api, priceItem.title);
    const read = { access: 'prices:read' } as const;
    crud(api, services, priceItem, {
      create: { body: priceItemForm, answerAs: 'price', message: 'Price added' },
      update: { body: priceItemEdit, answerAs: 'price' },
    });
    route(matchPricesCall, read, ({ query: { q, at } }) => matchPrices(db, q, at ?? dayOf(now())));
    const records = recordsOf(db, priceItem);
    route(priceRatesCall, read, async ({ params: { id } }) => {
      if (!(await records.find(id, {}))) throw missing();
      return ratesOf(db, id);
    });
  },
});
