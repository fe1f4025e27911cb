import { MINUTE } from '~/lib/time';
import { defineFeature } from '~/records/registry';
import { quotation, quotationStatuses } from './quotation';
import { quotationNewsMail } from './quotation.mails.server';
import { acceptedMail, quotationMail } from './server/customer-mails';
import { lookAtDays } from './server/days';
import { quotationApi } from './server/quotation.api';

export const quotationFeature = defineFeature({
  resource: quotation,
  api: quotationApi,
  timelineKind: 'quotation',
  mails: [quotationMail, acceptedMail, quotationNewsMail],
  standing: { field: 'status', title: 'Quotations by status', labels: quotationStatuses },
  recurring: {
    everyMs: MINUTE,
    step: { name: 'quotations', whenItFails: 'Quotations that have ended could not be marked' },
    work: lookAtDays,
  },
});
