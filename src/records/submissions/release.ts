import { z } from 'zod';
import type { Author } from '~/model/author';
import type { AnyRecord, Resource } from '~/model/resource';
import { among } from '~/platform/db/engine/among';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import type { Registry } from '~/platform/http/services';
import { announce } from './announce';
import { submissionMailsOf } from './submissions';
import { takeUpStored } from './take-up';

/** Whom the mails are for; what else was sent is told in them. */
const addressee = z.looseObject({ _id: z.string(), name: z.string(), email: z.string() });

/**
 * What turns out not to be spam is announced as it would have been at first. Once: what has been announced is not announced
 * again, however often it moves. Answers of how many the news went out.
 */
export async function releaseNews(
  trx: DatabaseTransaction,
  registry: Pick<Registry, 'features'>,
  resource: Resource,
  records: readonly AnyRecord[],
  author: Author,
) {
  const mails = submissionMailsOf(registry, resource);
  const released = await recordTables(trx)
    .updateTable(resource.table)
    .set({ newsHeld: false })
    .where(
      among(
        trx,
        '_id',
        records.map(({ _id }) => _id),
      ),
    )
    .where('newsHeld', '=', true)
    .returning('_id')
    .execute();
  const ids = new Set(released.map(({ _id }) => _id));
  for (const record of records) {
    const isFollowedUp = typeof record.followupId === 'string';
    const lead = isFollowedUp
      ? undefined
      : await takeUpStored(trx, { db: trx, ...registry }, { resource, record, author });
    if (ids.has(record._id)) await announce(trx, resource, mails, addressee.parse(record), author, { lead });
  }
  return ids.size;
}
