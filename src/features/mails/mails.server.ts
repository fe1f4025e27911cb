import { user } from '~/features/user/user';
import { defineFeature } from '~/records/registry';
import { mailsApi } from './server/mails.api';
import { writtenMail } from './written-mail.server';

export const mailsFeature = defineFeature({
  name: 'mails',
  api: mailsApi,
  mails: [writtenMail],
  freeTexts: [
    {
      table: 'signatures',
      key: ['userId'],
      columns: { text: 'Signature below their mails' },
      on: { resource: user, by: 'userId' },
    },
  ],
  forgetAccount: (trx, { _id }) => trx.deleteFrom('signatures').where('userId', '=', _id).execute(),
});
