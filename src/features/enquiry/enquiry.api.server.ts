import type { ApiModule } from '~/platform/http/services';
import { crud } from '~/records/crud';
import { takeSubmissions } from '~/records/submissions/submissions';
import { enquiry, enquiryEdit, enquiryForm } from './enquiry';
import { enquiryMails } from './enquiry.mails.server';

export const enquiryApi: ApiModule = (api, services) => {
  crud(api, services, enquiry, { update: { body: enquiryEdit, answerAs: 'updatedInquiry' } });

  takeSubmissions(api, services, enquiry, {
    url: enquiry.endpoints.list,
    summary: 'Book a demo',
    form: enquiryForm,
    mails: enquiryMails,
    message: 'Your demo request has been sent successfully!',
  });
};
