import type { ApiModule } from '~/platform/http/services';
import { crud } from '~/records/crud';
import { takeSubmissions } from '~/records/submissions/submissions';
import { iotQuote, iotQuoteEdit, iotQuoteForm } from './iot-quote';
import { iotQuoteMails } from './iot-quote.mails.server';

export const iotQuoteApi: ApiModule = (api, services) => {
  crud(api, services, iotQuote, { update: { body: iotQuoteEdit, answerAs: 'quote' } });

  takeSubmissions(api, services, iotQuote, {
    url: '/iot/quote/iot/quote/products',
    summary: 'Ask for a quote on an IoT product',
    form: iotQuoteForm,
    mails: iotQuoteMails,
    message: 'Quote request submitted successfully!',
  });
};
