import { AppError } from '~/lib/errors';
import { MINUTE } from '~/lib/time';
import { newQuotationAt } from '~/model/quotation-address';
import type { AfterChange } from '~/platform/http/services';
import { defineFeature } from '~/records/registry';
import { quotation, quotationStatuses } from './quotation';
import { quotationNewsMail } from './quotation.mails.server';
import { logoUses } from './server/business.server';
import { acceptedMail, quotationMail } from './server/customer-mails';
import { lookAtDays } from './server/follow/days';
import { quotationApi } from './server/quotation.api';
import { endRetentions } from './server/tax-law';

/** What has a number stays in the list: a gap among them would have to be explained. */
const afterChange: AfterChange = async (trx, { before, after }) => {
  if (after || !before || before.status === 'Draft') return;
  // What is erased for good is gone by now; what was only moved to the trash is there.
  const isInTrash = await trx
    .selectFrom('quotations')
    .select('_id')
    .where('_id', '=', before._id)
    .executeTakeFirst();
  if (isInTrash)
    throw new AppError(409, 'conflict', 'It has been sent: take it back instead of deleting it.');
};

export const quotationFeature = defineFeature({
  resource: quotation,
  api: quotationApi,
  timelineKind: 'quotation',
  pictureUses: logoUses,
  mails: [quotationMail, acceptedMail, quotationNewsMail],
  standing: { field: 'status', title: 'Quotations by status', labels: quotationStatuses },
  afterChange,
  freeTexts: [
    {
      table: 'quotationTemplates',
      key: ['_id'],
      columns: { name: 'Name', lines: 'Lines', terms: 'Terms' },
      // They lie among what a new one can begin with.
      on: { kind: 'Quotation templates', title: ({ name }) => String(name), at: () => newQuotationAt({}) },
    },
  ],
  async afterPurge(trx, { _id }) {
    await trx.deleteFrom('quotationLinks').where('quotationId', '=', _id).execute();
    await trx.deleteFrom('quotationRetentions').where('_id', '=', _id).execute();
  },
  housekeeping: {
    step: {
      name: 'accepted quotations',
      whenItFails: 'What the law no longer asks for could not be let go of',
    },
    work: endRetentions,
  },
  recurring: {
    everyMs: MINUTE,
    step: { name: 'quotations', whenItFails: 'Quotations that have ended could not be marked' },
    work: lookAtDays,
  },
});
