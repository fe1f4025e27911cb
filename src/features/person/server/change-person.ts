import type { z } from 'zod';
import { ownerById } from '~/features/followup/owner.server';
import { AppError } from '~/lib/errors';
import type { Author } from '~/model/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import type { Services } from '~/platform/http/services';
import { takePeople } from '~/records/people/people-lock';
import { addKey, removeKey, requireRoom, writtenKeys } from '~/records/people/person-keys';
import { changesOf } from '~/records/record-changes';
import { type changePersonCall, person } from '../person';

type Change = z.output<typeof changePersonCall.body>;

/** What staff know better: their name, company and owner, and how they are reached. */
export async function changePerson(services: Services, id: string, change: Change, author: Author) {
  const { name, company, ownerId, emails, phones, version } = change;
  return services.db.transaction().execute(async (trx) => {
    await takePeople(trx);
    const owner = ownerId === undefined ? {} : await ownerOf(trx, ownerId || null);
    for (const [kind, keys] of [
      ['email', emails],
      ['phone', phones],
    ] as const) {
      for (const value of keys?.remove ?? []) await removeKey(trx, id, kind, value);
      for (const value of keys?.add ?? []) await addKey(trx, id, kind, value);
    }
    if (emails?.add.length || phones?.add.length) await requireRoom(trx, id);
    const values = {
      ...(name === undefined ? {} : { name }),
      ...(company === undefined ? {} : { company }),
      ...owner,
      ...(emails || phones ? await writtenKeys(trx, id) : {}),
    };
    if (Object.keys(values).length === 0)
      throw new AppError(400, 'invalid_input', 'There is nothing to change.');
    const options = { version: version === undefined ? undefined : Number(version) };
    const changed = await changesOf(services, person).updateIn(trx, id, values, author, options);
    if (!changed) throw missing('There is no such person.');
    return changed;
  });
}

const ownerOf = async (trx: DatabaseTransaction, ownerId: string | null) =>
  ownerId === null ? { ownerId, ownerName: '' } : ownerById(trx, ownerId);
