import { crud } from '~/records/crud';
import { defineFeature } from '~/records/registry';
import { importedSubmission } from '~/records/submissions/imported-submission';
import { takeSubmissions } from '~/records/submissions/submissions';
import { bookDemoCall, enquiry, enquiryEdit, enquiryForm } from './enquiry';
import { enquiryMails } from './enquiry.mails.server';
import { requirements } from './requirements';

export const enquiryFeature = defineFeature({
  resource: enquiry,
  submission: enquiryMails,
  importing: importedSubmission(enquiryForm, { source: 'import' }),
  bulk: { form: enquiryEdit },
  series: {
    title: 'Enquiries over time',
    breakdowns: [
      { field: 'requirement', title: 'Enquiries by requirement', labels: requirements },
      { field: 'city', title: 'Enquiries by city', most: 8 },
    ],
  },
  api(api, services) {
    crud(api, services, enquiry, { update: { body: enquiryEdit, answerAs: 'updatedInquiry' } });

    takeSubmissions(api, services, enquiry, {
      call: bookDemoCall,
      message: 'Your demo request has been sent successfully!',
    });
  },
});
