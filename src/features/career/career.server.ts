import { LARGEST_RESUME_BYTES } from '~/lib/file-words';
import { crud } from '~/records/crud';
import { defineFeature } from '~/records/registry';
import { takeSubmissions } from '~/records/submissions/submissions';
import { career, careerEdit, careerForm } from './career';
import { careerMails } from './career.mails.server';

export const careerFeature = defineFeature({
  resource: career,
  submission: careerMails,
  // The largest CV and a little more.
  uploadPages: { '/career': LARGEST_RESUME_BYTES + 1024 * 1024 },
  api(api, services) {
    crud(api, services, career, { update: { body: careerEdit, answerAs: 'application' } });

    takeSubmissions(api, services, career, {
      url: career.endpoints.list,
      summary: 'Apply for a job',
      form: careerForm,
      upload: {
        field: 'resume',
        area: 'private',
        accept: ['pdf', 'jpeg', 'png'],
        maxBytes: LARGEST_RESUME_BYTES,
      },
      message: 'Your application has been sent successfully!',
    });
  },
});
