import { brand } from '~/model/brand';
import { submissionMails } from '~/records/submissions/submission-mails';
import { enquiry, enquiryForm } from './enquiry';
import { requirements } from './requirements';

export const enquiryMails = submissionMails({
  resource: enquiry,
  form: enquiryForm,
  facts: (row) => [
    ['Name', row.name],
    ['Email', row.email],
    ['Phone', row.phone],
    ['City', row.city],
    ['Requirement', requirements[row.requirement]],
  ],
  receipt: {
    subject: 'Your demo request',
    thanks: `Thank you for asking ${brand.name} for a demo. We will call you within one working day.`,
    replyTo: brand.mail.sales,
  },
  alert: {
    subject: (row) => `New demo request from ${row.name} (${requirements[row.requirement]})`,
    news: 'A demo was booked on the website.',
  },
});
