import { phoneWords } from '~/lib/phone-words';
import { labelOf } from '~/model/fields';
import { requirements } from '~/model/leads/requirements';
import { inBrackets, submissionMails } from '~/records/submissions/submission-mails';
import { contact, contactEntry } from './contact';

export const contactMails = submissionMails({
  resource: contact,
  form: contactEntry.omit({ source: true }),
  facts: (row) => [
    ['Name', row.name],
    ['Email', row.email],
    ['Phone', phoneWords(row.phone)],
    ['City', row.city],
    ['About', labelOf(requirements, row.requirement ?? '')],
  ],
  receipt: {
    subject: 'Your message to us',
    thanks: (name) => `Thank you for writing to ${name}. We will get back to you within one working day.`,
    replyTo: 'hello',
  },
  alert: {
    subject: (row) => `New contact request from ${row.name}${inBrackets(row.city)}`,
    news: 'Somebody asked on the website to be contacted.',
  },
});
