import { sql } from 'kysely';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import { erasePeople, hasRecords } from '~/records/people/empty-people';
import { foldName } from '~/records/people/join-rules';
import { defineFeature } from '~/records/registry';
import { person } from './person';
import { personApi } from './server/person.api';

const STILL_THERE = 'This person still has records. With the last of them they go by themselves.';

export const personFeature = defineFeature({
  resource: person,
  api: personApi,
  alsoStored: ({ name }) => (typeof name === 'string' ? { foldedName: foldName(name) } : {}),
  async afterChange(trx, { before, after }, features) {
    if (!before || after) return;
    const { rows } = await sql`select 1 as "some" where ${hasRecords(features, sql`${before._id}`)}`.execute(
      trx,
    );
    if (rows.length > 0) throw new AppError(409, 'conflict', STILL_THERE);
    await erasePeople(trx, [before._id], { alsoRows: false });
  },
  async afterAccountChange(trx, { before, after }) {
    if (!before || !after || before.name === after.name) return;
    const name = { ownerName: String(after.name) };
    await trx.updateTable('people').set(name).where('ownerId', '=', after._id).execute();
  },
  forgetAccount: (trx, userId) =>
    trx.updateTable('people').set({ ownerId: null, ownerName: '' }).where('ownerId', '=', userId).execute(),
  housekeeping: {
    step: {
      name: 'expired merges of people',
      whenItFails: 'Ways back from merges of people could not be thrown away',
    },
    work: (db) =>
      db.transaction().execute(async (trx) => {
        const past = trx.selectFrom('personMerges').select('undo').where('expiresAt', '<', now());
        await trx.deleteFrom('personMoves').where('undo', 'in', past).execute();
        await trx.deleteFrom('personMerges').where('expiresAt', '<', now()).execute();
      }),
  },
});
