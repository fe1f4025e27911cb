import { type RawBuilder, sql } from 'kysely';
import type { Database, Row } from '~/platform/db/schema';
import { type Candidate, type Keys, PEOPLE_OF_A_SWITCHBOARD } from './join-rules';

export type Known = Candidate &
  Pick<Row<'people'>, 'numbers' | 'company' | 'ownerId' | 'ownerName' | 'foldedName'>;

const COLUMNS = sql.join(
  ['_id', 'addresses', 'numbers', 'company', 'foldedName', 'ownerId', 'ownerName'].map((name) =>
    sql.ref(`people.${name}`),
  ),
);

/** All who have the address or the number, or look alike: one question, each part of which is a look into an index. */
export async function knownBy(db: Database, { email, phone, foldedName, company }: Keys): Promise<Known[]> {
  const parts: RawBuilder<Known>[] = [];
  if (email) parts.push(byKey('email', email));
  if (phone) parts.push(byKey('phone', phone));
  if (company && foldedName)
    parts.push(sql`select 'likeness' as "by", ${COLUMNS} from "people"
      where "company" = ${company} and "foldedName" = ${foldedName} and "company" <> ''
      limit ${sql.lit(PEOPLE_OF_A_SWITCHBOARD)}`);
  if (parts.length === 0) return [];
  const limited = parts.map((part) => sql`select * from (${part}) as "found"`);
  return (await sql<Known>`${sql.join(limited, sql` union all `)}`.execute(db)).rows;
}

const byKey = (kind: 'email' | 'phone', value: string): RawBuilder<Known> =>
  sql`select ${sql.lit(kind)} as "by", ${COLUMNS} from "personKeys" join "people" on "people"."_id" = "personKeys"."personId"
    where "personKeys"."kind" = ${sql.lit(kind)} and "personKeys"."value" = ${value}
    order by "personKeys"."personId" limit ${sql.lit(PEOPLE_OF_A_SWITCHBOARD)}`;
