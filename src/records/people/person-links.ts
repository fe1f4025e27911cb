import { isStaff } from '~/model/permissions';
import type { AnyRecord, Resource } from '~/model/resource';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Who } from './join-rules';
import { learnKeys, type PersonOfRecord, personOf } from './person-of';

type Link = { personId?: string | null };

/** Whether its records are somebody's whom the people's list shows. */
export const isOfPeople = ({ person, row }: Resource) => person !== undefined && 'personId' in row.shape;

/** To whom the records of a kind belong: found or made when they come, and when they change. */
export function personLinks(resource: Resource) {
  const { person } = resource;
  if (!person || !isOfPeople(resource))
    return {
      find: async (): Promise<PersonOfRecord | undefined> => undefined,
      ofNew: async (): Promise<Link> => ({}),
      ofChanged: async (): Promise<Link> => ({}),
    };

  /** A machine is nobody, and whoever works here is no client. */
  const isSomebody = ({ isSpam, role, ...record }: AnyRecord) =>
    isSpam !== true &&
    !(person.isAccount && isStaff(role)) &&
    Boolean(record[person.email] || record[person.phone]);
  const who = (record: AnyRecord): Who & { at?: string } => {
    const at = record.date ?? record.createdAt;
    return {
      name: text(record.name),
      email: text(record[person.email]),
      phone: text(record[person.phone]),
      ...(typeof at === 'string' ? { at } : {}),
    };
  };

  const find = async (trx: DatabaseTransaction, values: AnyRecord): Promise<PersonOfRecord | undefined> =>
    isSomebody(values) ? personOf(trx, who(values)) : undefined;

  async function ofNew(trx: DatabaseTransaction, values: AnyRecord): Promise<Link> {
    if (typeof values.personId === 'string') return {};
    const found = await find(trx, values);
    return found ? { personId: found._id } : {};
  }

  /** What was said about it goes along. */
  async function moved(trx: DatabaseTransaction, { _id }: AnyRecord, link: Link): Promise<Link> {
    if (link.personId !== undefined)
      await trx
        .updateTable('activities')
        .set({ personId: link.personId })
        .where('resource', '=', resource.name)
        .where('recordId', '=', _id)
        .execute();
    return link;
  }

  return {
    /** For who must know more of them before the record is written. */
    find,

    /** Of one that says itself whose it is nothing is asked. */
    ofNew,

    /** What was somebody's stays theirs, whatever else it says of them. */
    async ofChanged(trx: DatabaseTransaction, before: AnyRecord, after: AnyRecord): Promise<Link> {
      const known = before.personId;
      if (!isSomebody(after)) return known ? moved(trx, after, { personId: null }) : {};
      // Whose it was is asked of what it said until now: a slip of the pen makes it nobody else's.
      const was = isSomebody(before) ? before : after;
      const link = typeof known === 'string' ? {} : await moved(trx, after, await ofNew(trx, was));
      const personId = known ?? link.personId;
      if (typeof personId !== 'string') return link;
      const changed = [person.email, person.phone].some((field) => before[field] !== after[field]);
      if (changed) await learnKeys(trx, personId, who(after));
      return link;
    },
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
