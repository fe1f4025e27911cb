import { LARGEST_RESUME_BYTES } from '~/lib/file-words';
import type { ApiModule } from '~/platform/http/services';
import { crud } from '~/records/crud';
import { takeSubmissions } from '~/records/submissions/submissions';
import { career, careerEdit, careerForm } from './career';
import { careerMails } from './career.mails.server';

export const careerApi: ApiModule = (api, services) => {
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
    mails: careerMails,
    message: 'Your application has been sent successfully!',
  });
};
