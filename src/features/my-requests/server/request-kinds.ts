import { clientLists, shownIn } from '~/features/client-requests';
import { contact } from '~/features/contact/contact';
import type { AnyRecord, Resource } from '~/model/resource';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';

interface Kind {
  resource: Resource;
  /** As whoever sent one calls it. */
  one: string;
  about(row: AnyRecord): string;
}

/** All that somebody can have sent us. Messages are no list of a client's, but they are theirs. */
export const kinds: readonly Kind[] = [
  ...clientLists,
  { resource: contact, one: 'Message', about: shownIn(contact, 'requirement') },
];

/** What was sent with an address: of spam nobody learns what became of it. */
export const sentBy = (db: Database, { table, person }: Resource, email: string) =>
  recordTables(db)
    .selectFrom(table)
    .selectAll()
    .where(person?.email ?? '_id', '=', email)
    .where('isSpam', '=', false)
    .where('deletedAt', 'is', null);

/** Nobody erases or changes it until the transaction is over. */
export const locked = (db: Database, rows: ReturnType<typeof sentBy>) =>
  engineOf(db) === 'postgres' ? rows.forUpdate() : rows;
