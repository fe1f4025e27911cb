import { defineFeature } from '~/records/registry';
import { accountApi } from './account.api.server';
import { inviteMail, resetMail, verifyMail } from './account.mails.server';
import { noticeMail } from './notice.mail.server';

export const accountFeature = defineFeature({
  name: 'account',
  api: accountApi,
  mails: [resetMail, verifyMail, inviteMail, noticeMail],
});
