import { crud } from '~/records/crud';
import { defineFeature } from '~/records/registry';
import { takeSubmissions } from '~/records/submissions/submissions';
import { enquiry, enquiryEdit, enquiryForm } from './enquiry';
import { enquiryMails } from './enquiry.mails.server';

export const enquiryFeature = defineFeature({
  resource: enquiry,
  submission: enquiryMails,
  api(api, services) {
    crud(api, services, enquiry, { update: { body: enquiryEdit, answerAs: 'updatedInquiry' } });

    takeSubmissions(api, services, enquiry, {
      url: enquiry.endpoints.list,
      summary: 'Book a demo',
      form: enquiryForm,
      message: 'Your demo request has been sent successfully!',
    });
  },
});
