import { phoneWords } from '~/lib/phone-words';
import { labelOf } from '~/model/fields';
import { requirements } from '~/model/leads/requirements';
import { inBrackets, submissionMails } from '~/records/submissions/submission-mails';
import { enquiry, enquiryEntry } from './enquiry';

export const enquiryMails = submissionMails({
  resource: enquiry,
  form: enquiryEntry.omit({ source: true }),
  facts: (row) => [
    ['Name', row.name],
    ['Email', row.email],
    ['Phone', phoneWords(row.phone)],
    ['City', row.city],
    ['Requirement', labelOf(requirements, row.requirement)],
  ],
  receipt: {
    subject: 'Your demo request',
    thanks: (name) => `Thank you for asking ${name} for a demo. We will call you within one working day.`,
    replyTo: 'sales',
  },
  alert: {
    subject: (row) =>
      `New demo request from ${row.name}${inBrackets(labelOf(requirements, row.requirement))}`,
    news: 'A demo was booked on the website.',
  },
});
