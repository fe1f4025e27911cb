import { type RawBuilder, sql } from 'kysely';
import type { Resource } from '~/model/resource';
import type { Database } from '~/platform/db/schema';
import { mailField } from '~/records/retention/leftovers';
import { peopleAmong, recordsOn, theirsAmong } from './records-on';
import { blackOut } from './text/black-out';
import { pagesById, rowsContaining } from './text/scan';

export interface MailOn {
  _id: string;
  recipient: string;
  /** The address in what it was made from. */
  email: string | null;
  /** It tells of them; otherwise it only went to them: a mail to a member of the staff can be about another person. */
  isAbout: boolean;
  /** The record that it tells of. */
  recordId: string | null;
  /** It goes out before it is erased. */
  isAwaited: boolean;
}

/** The addresses that mails to somebody went to: their own, or those of the accounts with their number. */
export async function addressesOf(db: Database, resources: readonly Resource[], who: string) {
  if (who.includes('@')) return new Set([who]);
  const addresses = new Set<string>();
  for (const resource of peopleAmong(resources).filter(({ person }) => person.isAccount))
    for await (const page of recordsOn(db, resources, resource, who))
      for (const { email } of page) addresses.add(email);
  return addresses;
}

/** The mails to them, and those that tell others about them or a record of theirs: a page at a time, each mail once. */
export async function* mailsOn(
  db: Database,
  resources: readonly Resource[],
  who: string,
): AsyncGenerator<MailOn[]> {
  const addresses = await addressesOf(db, resources, who);
  const others = (page: readonly Found[]) => page.filter(({ recipient }) => !addresses.has(recipient));
  for (const address of addresses) {
    for await (const page of mailsWith(db, sql`"recipient" = ${address}`)) {
      const ids = page.flatMap(({ recordId }) => recordId ?? []);
      const theirs = await theirsAmong(db, resources, who, ids);
      yield page.map((mail) => ({
        ...mail,
        isAbout: addresses.has(mail.email ?? '') || theirs.has(mail.recordId ?? ''),
      }));
    }
    for await (const page of mailsWith(db, sql`${mailField('email')} = ${address}`))
      yield others(page).map((mail) => ({ ...mail, isAbout: true }));
  }
  for (const resource of peopleAmong(resources)) {
    for await (const records of recordsOn(db, resources, resource, who)) {
      const ids = records.map(({ _id }) => _id);
      for await (const page of mailsWith(db, sql`${mailField('_id')} in (${sql.join(ids)})`))
        yield others(page)
          .filter(({ email }) => !addresses.has(email ?? ''))
          .map((mail) => ({ ...mail, isAbout: true }));
    }
  }
}

/** Mails to others, about records of others, that name them all the same. */
export async function* mailsNaming(db: Database, resources: readonly Resource[], who: string) {
  const { isNamedIn } = blackOut(who);
  const addresses = await addressesOf(db, resources, who);
  const place = { table: 'outbox', key: '_id', columns: ['data', 'lastError'] };
  for await (const ids of rowsContaining(db, place, who)) {
    const rows = await db
      .selectFrom('outbox')
      .select(['_id', 'recipient', 'data', 'lastError'])
      .where('_id', 'in', ids)
      .execute();
    const records = rows.map(({ data }) => String(data._id ?? ''));
    const theirs = await theirsAmong(db, resources, who, records);
    const others = rows.filter(
      ({ recipient, data, lastError }) =>
        ![recipient, data.email].some((address) => addresses.has(String(address))) &&
        !theirs.has(String(data._id ?? '')) &&
        isNamedIn([data, lastError]),
    );
    if (others.length > 0) yield others;
  }
}

type Found = Omit<MailOn, 'isAbout'>;

const mailsWith = (db: Database, condition: RawBuilder<unknown>) =>
  pagesById(async (after, limit) => {
    const { rows } = await sql<
      Omit<Found, 'isAwaited'> & { isAwaited: boolean | number }
    >`select "_id", "recipient", ${mailField('email')} as "email", ${mailField('_id')} as "recordId",
      ("status" = 'queued' and "mustArrive" = true) as "isAwaited" from "outbox" where ${condition} and "_id" > ${after}
      order by "_id" limit ${limit}`.execute(db);
    return rows.map((row) => ({ ...row, isAwaited: Boolean(row.isAwaited) }));
  });
