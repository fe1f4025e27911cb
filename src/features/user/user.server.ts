import { defineFeature } from '~/records/registry';
import { newAdminMail } from './new-admin.mail.server';
import { partnerCounts } from './partners.api.server';
import { user } from './user';
import { userApi } from './user.api.server';
import { afterUserChange } from './user-rules.server';

export const userFeature = defineFeature({
  resource: user,
  api: userApi,
  mails: [newAdminMail],
  afterChange: afterUserChange,
  counters: partnerCounts,
});
