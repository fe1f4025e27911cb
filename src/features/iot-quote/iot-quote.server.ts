import { crud } from '~/records/crud';
import { defineFeature } from '~/records/registry';
import { takeSubmissions } from '~/records/submissions/submissions';
import { getQuoteCall, iotQuote, iotQuoteEdit } from './iot-quote';
import { iotQuoteMails } from './iot-quote.mails.server';

export const iotQuoteFeature = defineFeature({
  resource: iotQuote,
  submission: iotQuoteMails,
  api(api, services) {
    crud(api, services, iotQuote, { update: { body: iotQuoteEdit, answerAs: 'quote' } });

    takeSubmissions(api, services, iotQuote, {
      call: getQuoteCall,
      message: 'Quote request submitted successfully!',
    });
  },
});
