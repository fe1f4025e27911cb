import { now } from '~/lib/time';
import { stages } from '~/model/stages';
import type { AfterChange } from '~/platform/http/services';
import { defineFeature } from '~/records/registry';
import { followup } from './followup';
import { followupCells, followupEdit } from './followup-form';
import { logActivity } from './log-activity.server';
import { followupApi } from './server/followup.api';
import { ownerNamed, staff } from './server/owners';
import { requireReason, standingStored } from './server/stage-rules';

/** How far it has come stands on the timeline of whom it is about. */
const afterChange: AfterChange = async (trx, { before, after, author }) => {
  if (!after) return;
  requireReason(after);
  if (!before || before.stage === after.stage) return;
  await logActivity(trx, {
    ...{ resource: followup.name, recordId: after._id, kind: 'stage', at: now(), author },
    personId: typeof after.personId === 'string' ? after.personId : null,
    text: `${before.stage} → ${after.stage}`,
  });
};

export const followupFeature = defineFeature({
  resource: followup,
  api: followupApi,
  importing: {
    form: followupCells,
    choices: async (db) => ({
      ownerId: Object.fromEntries((await staff(db).execute()).map(({ _id, name }) => [_id, name])),
    }),
    toRecord({ remark, ownerId, ...values }, choices) {
      const ownerName = choices.ownerId?.[String(ownerId)];
      return {
        values: { ...values, ...(ownerName === undefined ? {} : { ownerId, ownerName }) },
        onlyNew: {},
        ...(remark ? { note: String(remark) } : {}),
      };
    },
  },
  bulk: {
    form: followupEdit,
    async values(db, set) {
      const sent = followupEdit.pick({ ownerId: true, stage: true, lostReason: true }).loose().parse(set);
      requireReason(sent);
      const owner = await ownerNamed(db, sent);
      return { ...set, ...(owner.ownerId === undefined ? {} : owner) };
    },
  },
  alsoStored: standingStored,
  afterChange,
  standing: { field: 'stage', title: 'Follow-ups by stage', labels: stages },
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
