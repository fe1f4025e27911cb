import { sql } from 'kysely';
import { now } from '~/lib/time';
import { defineFeature } from '~/records/registry';
import { followup, followupCells, followupEdit, statuses } from './followup';
import { followupApi } from './server/followup.api';
import { ownerNamed, staff } from './server/owners';

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
      const sent = followupEdit.pick({ ownerId: true }).loose().parse(set);
      const owner = await ownerNamed(db, sent);
      return { ...set, ...(owner.ownerId === undefined ? {} : owner) };
    },
  },
  alsoStored: ({ status }, of) => (status === undefined ? {} : { completedAt: completedBy(status, of) }),
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

/** What was done already stays done since then. */
function completedBy(status: unknown, of: 'new' | 'edited') {
  if (status !== 'Completed') return null;
  return of === 'new' ? now() : sql`coalesce("completedAt", ${now()})`;
}
