import { alsoChannel } from '~/model/leads/source';
import { crud } from '~/records/crud';
import { defineFeature } from '~/records/registry';
import { importedSubmission } from '~/records/submissions/imported-submission';
import { takeSubmissions } from '~/records/submissions/submissions';
import { getQuoteCall, iotQuote, iotQuoteEdit, iotQuoteForm } from './iot-quote';
import { iotQuoteMails } from './iot-quote.mails.server';

export const iotQuoteFeature = defineFeature({
  resource: iotQuote,
  submission: iotQuoteMails,
  firstRemark: ({ reference, productName }) => `Quote request ${reference}: ${productName}`,
  requirementOf: ({ productName }) => String(productName ?? ''),
  importing: importedSubmission(iotQuoteForm),
  alsoStored: alsoChannel,
  api(api, services) {
    crud(api, services, iotQuote, { update: { body: iotQuoteEdit, answerAs: 'quote' } });

    takeSubmissions(api, services, iotQuote, {
      call: getQuoteCall,
      message: 'Quote request submitted successfully!',
    });
  },
});
