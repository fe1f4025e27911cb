import { MB } from '~/lib/file-words';
import { alsoChannel } from '~/model/leads/source';
import type { UploadRule } from '~/platform/files/upload';
import { crud } from '~/records/crud';
import { defineFeature } from '~/records/registry';
import { takeSubmissions } from '~/records/submissions/submissions';
import { applyCall, career, careerEdit, careerMany, LONGEST_ANSWERS_BYTES } from './career';
import { careerMails } from './career.mails.server';
import { resumeRules } from './resume-types';
import { applicantApi } from './server/applicant/applicant.api';
import { arrive } from './server/arrive';
import { followAddress } from './server/follow-address';
import { followInterviews } from './server/follow-interviews';
import { forgetApplication } from './server/forget';
import { hireApi } from './server/hired/hire.api';
import { othersApi } from './server/others.api';
import { alsoStage, followStage } from './server/stage/follow-stage';
import { stageApi } from './server/stage/stage.api';
import { stageLettersApi } from './server/stage/stage-letters.api';
import { stageMail } from './server/stage/stage-mail';
import { stages } from './stages';

/** The CV. */
const resume: UploadRule = {
  field: 'resume',
  access: 'private',
  accept: ['pdf', 'doc', 'docx', 'jpeg', 'png'],
  maxBytes: resumeRules.maxBytes,
  longestFieldBytes: LONGEST_ANSWERS_BYTES,
};

export const careerFeature = defineFeature({
  resource: career,
  submission: careerMails,
  mails: [stageMail],
  async afterChange(trx, change, features) {
    await followStage(trx, change, features);
    await followInterviews(trx, change, features);
    await followAddress(trx, change, features);
  },
  afterPurge: forgetApplication,
  alsoStored: (set, of) => ({ ...alsoChannel(set, of), ...alsoStage(set, of) }),
  bulk: { form: careerMany },
  standing: { field: 'status', title: 'Applications by status', labels: stages },
  // The largest CV and a little more.
  uploadPages: {
    '/career': resumeRules.maxBytes + MB,
    '/career/:slug': resumeRules.maxBytes + MB,
    '/application/:token': resumeRules.maxBytes + MB,
  },
  api(api, services) {
    crud(api, services, career, { update: { body: careerEdit, answerAs: 'application' } });
    stageApi(api, services);
    stageLettersApi(api, services);
    othersApi(api, services);
    hireApi(api, services);
    applicantApi(api, services, resume);

    takeSubmissions(api, services, career, {
      call: applyCall,
      upload: resume,
      message: 'Your application has been sent successfully!',
      arrive: (trx, sent, sender, isSpam) => arrive(trx, services, { sent, sender, isSpam }),
    });
  },
});
