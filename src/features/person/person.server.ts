import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import { eraseMergesThat, erasePeople, hasRecords } from '~/records/people/empty-people';
import { foldName } from '~/records/people/join-rules';
import { defineFeature } from '~/records/registry';
import { person } from './person';
import { renameOwner } from './server/merge-owners';
import { personApi } from './server/person.api';

const STILL_THERE = 'This person still has records. With the last of them they go by themselves.';

export const personFeature = defineFeature({
  resource: person,
  api: personApi,
  alsoStored: ({ name }) => (typeof name === 'string' ? { foldedName: foldName(name) } : {}),
  async afterChange(trx, { before, after }, features) {
    if (!before || after) return;
    if (await hasRecords(trx, features, before._id)) throw new AppError(409, 'conflict', STILL_THERE);
    await erasePeople(trx, [before._id], { alsoRows: false });
  },
  async afterAccountChange(trx, { before, after }) {
    if (!before || !after || before.name === after.name) return;
    await renameOwner(trx, after._id, { ownerId: after._id, ownerName: String(after.name) });
  },
  forgetAccount: (trx, { _id }) => renameOwner(trx, _id, { ownerId: null, ownerName: '' }),
  housekeeping: {
    step: {
      name: 'expired merges of people',
      whenItFails: 'Ways back from merges of people could not be thrown away',
    },
    work: (db) =>
      db.transaction().execute(async (trx) => {
        await eraseMergesThat(trx, (eb) => eb('expiresAt', '<', now()));
      }),
  },
});
