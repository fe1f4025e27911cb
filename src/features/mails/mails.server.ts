import { defineFeature } from '~/records/registry';
import { mailsApi } from './server/mails.api';
import { writtenMail } from './written-mail.server';

export const mailsFeature = defineFeature({
  name: 'mails',
  api: mailsApi,
  mails: [writtenMail],
  forgetAccount: (trx, { _id }) => trx.deleteFrom('signatures').where('userId', '=', _id).execute(),
});
