import { textIn } from '~/lib/values';
import { isStaff } from '~/model/permissions';
import type { AnyRecord, Resource } from '~/model/resource';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Who } from './join-rules';
import { sharePeople } from './people-lock';
import { learnKeys, type PersonOfRecord, personOf } from './person-of';
import { writeKnownLast } from './write-people';

type Link = { personId?: string | null };

/** Whether its records are somebody's whom the people's list shows. */
export const isOfPeople = ({ person, row }: Resource) => person !== undefined && 'personId' in row.shape;

/** Whom a record names. Nobody: a machine is none, and whoever works here is no client. */
export function personOfRecord(
  { person }: Resource,
  { isSpam, role, ...record }: AnyRecord,
): (Who & { at?: string }) | undefined {
  if (!person || isSpam === true || (person.isAccount && isStaff(role))) return undefined;
  const [email, phone] = [textIn(record[person.email]), textIn(record[person.phone])];
  if (!email && !phone) return undefined;
  const at = record.date ?? record.createdAt;
  return { name: textIn(record.name), email, phone, ...(typeof at === 'string' ? { at } : {}) };
}

/** To whom the records of a kind belong: found or made when they come, and when they change. */
export function personLinks(resource: Resource) {
  const { person } = resource;
  if (!person || !isOfPeople(resource))
    return {
      share: async () => {},
      find: async (): Promise<PersonOfRecord | undefined> => undefined,
      ofNew: async (): Promise<Link> => ({}),
      ofChanged: async (): Promise<Link> => ({}),
    };

  const isSomebody = (record: AnyRecord) => personOfRecord(resource, record) !== undefined;

  const find = async (trx: DatabaseTransaction, values: AnyRecord): Promise<PersonOfRecord | undefined> => {
    const who = personOfRecord(resource, values);
    return who && personOf(trx, who);
  };

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
    /** Before the record is locked: a merge has the people first, and then their records. What says nothing of them asks for nobody. */
    async share(trx: DatabaseTransaction, change: object) {
      if ([person.email, person.phone].some((field) => field in change)) await sharePeople(trx);
    },

    /** For who must know more of them before the record is written. */
    find,

    /** Of one that says itself whose it is nothing is asked. */
    ofNew,

    /** What was somebody's stays theirs, whatever else it says of them. */
    async ofChanged(trx: DatabaseTransaction, before: AnyRecord, after: AnyRecord): Promise<Link> {
      const known = before.personId;
      const who = personOfRecord(resource, after);
      if (!who) return known ? moved(trx, after, { personId: null }) : {};
      return writeKnownLast(trx, async () => {
        // Whose it was is asked of what it said until now: a slip of the pen makes it nobody else's.
        const was = isSomebody(before) ? before : after;
        const link = typeof known === 'string' ? {} : await moved(trx, after, await ofNew(trx, was));
        const personId = known ?? link.personId;
        if (typeof personId !== 'string') return link;
        const changed = [person.email, person.phone].some((field) => before[field] !== after[field]);
        if (changed) await learnKeys(trx, personId, who);
        return link;
      });
    },
  };
}
