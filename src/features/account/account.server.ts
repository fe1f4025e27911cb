import { defineFeature } from '~/records/registry';
import { inviteMail, resetMail, verifyMail } from '../../platform/auth/mails/account-mails';
import { noticeMail } from '../../platform/auth/mails/notice-mail';
import { accountApi } from './account.api.server';

export const accountFeature = defineFeature({
  name: 'account',
  api: accountApi,
  mails: [resetMail, verifyMail, inviteMail, noticeMail],
});
