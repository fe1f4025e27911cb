import { defineFeature } from '~/records/registry';
import { followup, statuses } from './followup';
import { followupApi } from './followup.api.server';

export const followupFeature = defineFeature({
  resource: followup,
  api: followupApi,
  standing: { field: 'status', title: 'Follow-ups by status', labels: statuses },
  async afterAccountChange(trx, { before, after }) {
    if (!before || !after || before.name === after.name) return;
    const name = { ownerName: String(after.name) };
    await trx.updateTable('followups').set(name).where('ownerId', '=', after._id).execute();
  },
  forgetAccount: (trx, userId) =>
    trx
      .updateTable('followups')
      .set({ ownerId: null, ownerName: '' })
      .where('ownerId', '=', userId)
      .execute(),
});
