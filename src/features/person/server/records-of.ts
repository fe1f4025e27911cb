import type { AnyRecord, Resource } from '~/model/resource';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import { keysOf } from '~/records/people/join-rules';
import { momentField } from '~/records/record-words';

/** One of somebody's records. */
export interface Theirs {
  resource: Resource;
  record: AnyRecord;
}

export const nameOf = (resource: unknown, id: unknown) => `${resource} ${id}`;

/**
 * What is one person's or another's, but never of both: a request, the follow-ups that were made from it, and what is offered there, all
 * told by one name. Follow-ups are asked for first, as `kindsOfPeople` has them.
 */
export function grouping() {
  const groups = new Map<string, string>();
  return ({ resource: { name, madeFrom, partOf }, record }: Theirs): string => {
    const own = nameOf(name, record._id);
    const whole = partOf && record[partOf.id] ? nameOf(partOf.resource, record[partOf.id]) : undefined;
    if (whole) return groups.get(whole) ?? whole;
    if (!madeFrom || !record[madeFrom.id]) return own;
    const group = nameOf(record[madeFrom.resource], record[madeFrom.id]);
    groups.set(own, group);
    return group;
  };
}

const PAGE = 2000;

/** All of a kind that is theirs, in the trash or not, in pages. */
export async function* pagesOf(
  trx: DatabaseTransaction,
  resource: Resource,
  personId: string,
): AsyncGenerator<Theirs[]> {
  const { person: who, madeFrom, partOf, row } = resource;
  const columns = [
    who?.email ?? '_id',
    who?.phone ?? '_id',
    ...(madeFrom ? [madeFrom.resource, madeFrom.id] : []),
    ...(partOf ? [partOf.id] : []),
    ...('ownerId' in row.shape ? ['ownerId', 'ownerName'] : []),
  ];
  const moment = momentField(resource);
  for (let after = '', isMore = true; isMore; ) {
    const rows = await recordTables(trx)
      .selectFrom(resource.table)
      .select(['_id', 'name', moment, ...columns])
      .where('personId', '=', personId)
      .where('_id', '>', after)
      .orderBy('_id')
      .limit(PAGE)
      .execute();
    yield rows.map((found) => ({
      resource,
      record: { ...found, at: found[moment], _id: String(found._id) },
    }));
    after = String(rows.at(-1)?._id);
    isMore = rows.length === PAGE;
  }
}

/** By which address and number a record is theirs. */
export const keysIn = ({ resource, record }: Theirs) =>
  keysOf({
    name: String(record.name ?? ''),
    email: String(record[resource.person?.email ?? ''] ?? ''),
    phone: String(record[resource.person?.phone ?? ''] ?? ''),
  });
