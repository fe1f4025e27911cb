import { career } from '~/features/career/career';
import { MINUTE } from '~/lib/time';
import { defineFeature } from '~/records/registry';
import { interviewApi } from './server/interview.api';
import { applicantMail, panelMail } from './server/mails';
import { remindOfInterviews } from './server/remind';

/** Who talks to an applicant, when and where. */
export const interviewFeature = defineFeature({
  name: 'interview',
  mails: [applicantMail, panelMail],
  api: interviewApi,
  recurring: {
    everyMs: MINUTE,
    step: { name: 'interviews', whenItFails: 'Nobody could be reminded of interviews' },
    work: remindOfInterviews,
  },
  freeTexts: [
    {
      table: 'interviews',
      key: ['_id'],
      columns: { place: 'Place of an interview' },
      on: { resource: career, by: 'careerId' },
    },
  ],
  async forgetAccount(trx, { _id }) {
    await trx.deleteFrom('interviewers').where('userId', '=', _id).execute();
    await trx.updateTable('interviews').set({ userId: null }).where('userId', '=', _id).execute();
  },
});
