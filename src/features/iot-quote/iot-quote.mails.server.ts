import { phoneWords } from '~/lib/phone-words';
import { submissionMails } from '~/records/submissions/submission-mails';
import { iotQuote, iotQuoteForm } from './iot-quote';

export const iotQuoteMails = submissionMails({
  resource: iotQuote,
  form: iotQuoteForm,
  facts: (row) => [
    ['Product', row.productName],
    ['Name', row.name],
    ['Email', row.email],
    ['Phone', phoneWords(row.phone)],
  ],
  receipt: {
    subject: 'Your quote request',
    thanks: (name) =>
      `Thank you for asking ${name} for a quote. We will send you a price within one working day.`,
    replyTo: 'sales',
  },
  alert: {
    subject: (row) => `New quote request from ${row.name} (${row.productName})`,
    news: 'A quote for an IoT product was requested on the website.',
  },
});
