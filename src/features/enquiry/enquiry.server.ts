import { entrySteps } from '~/features/followup/entry-steps.server';
import { labelOf } from '~/model/fields';
import { requirements } from '~/model/leads/requirements';
import { alsoChannel } from '~/model/leads/source';
import { crud } from '~/records/crud';
import { defineFeature } from '~/records/registry';
import { takeEntries } from '~/records/submissions/entries';
import { firstRemark } from '~/records/submissions/first-remark';
import { importedSubmission } from '~/records/submissions/imported-submission';
import { takeSubmissions } from '~/records/submissions/submissions';
import { bookDemoCall, enquiry, enquiryEdit, enquiryEntry } from './enquiry';
import { enquiryMails } from './enquiry.mails.server';

export const enquiryFeature = defineFeature({
  resource: enquiry,
  submission: enquiryMails,
  firstRemark: ({ reference, requirement, city }) =>
    firstRemark(`Enquiry ${reference}`, labelOf(requirements, String(requirement)), city),
  requirementOf: ({ requirement }) => String(requirement ?? ''),
  importing: importedSubmission(enquiryEntry.omit({ source: true }), { source: 'import' }),
  alsoStored: alsoChannel,
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

    takeEntries(api, services, enquiry, {
      path: enquiry.endpoints.create ?? '',
      form: enquiryEntry,
      message: 'Enquiry added successfully',
      next: entrySteps(services),
    });

    takeSubmissions(api, services, enquiry, {
      call: bookDemoCall,
      message: 'Your demo request has been sent successfully!',
    });
  },
});
