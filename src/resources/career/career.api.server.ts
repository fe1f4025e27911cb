import { crud } from '~/server/crud';
import type { ApiModule } from '~/server/services';
import { takeSubmissions } from '~/server/submissions';
import { career, careerEdit, careerForm } from './career';
import { careerMails } from './career.mails.server';

const LARGEST_RESUME_BYTES = 5 * 1024 * 1024;

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
