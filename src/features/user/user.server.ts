import { requireConfirmed, signedIn } from '~/platform/auth/access/access';
import { lockOtherAccount } from '~/platform/auth/account-lock';
import { defineFeature } from '~/records/registry';
import { lockEmployeeRecords } from './employment.server';
import { newAdminMail } from './new-admin.mail.server';
import { partnerCounts } from './partners.api.server';
import { user, userEdit } from './user';
import { userApi } from './user.api.server';
import { afterUserChange } from './user-rules.server';

export const userFeature = defineFeature({
  resource: user,
  api: userApi,
  bulk: {
    form: userEdit,
    async values(_db, { isBlocked }, request) {
      if (!isBlocked) requireConfirmed(request);
      // It outlasts what the employee record says.
      return { isBlocked, blockedByAdmin: isBlocked };
    },
    async lock(trx, id, request) {
      await lockEmployeeRecords(trx, id);
      await lockOtherAccount(trx, signedIn(request), id);
    },
  },
  mails: [newAdminMail],
  afterChange: afterUserChange,
  async afterPurge(trx, { _id, name }, features) {
    for (const { forgetAccount } of features)
      await forgetAccount?.(trx, { _id, name: String(name) }, features);
  },
  counters: partnerCounts,
});
