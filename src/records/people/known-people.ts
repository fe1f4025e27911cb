import { type RawBuilder, sql } from 'kysely';
import { engineOf } from '~/platform/db/engine/engine';
import { repeatedInTransactions } from '~/platform/db/repeated-query';
import type { Database, Row } from '~/platform/db/schema';
import { type Candidate, type Keys, PEOPLE_OF_A_SWITCHBOARD } from './join-rules';

export type Known = Candidate &
  Pick<Row<'people'>, 'numbers' | 'company' | 'ownerId' | 'ownerName' | 'foldedName'>;

const COLUMNS = sql.join(
  ['_id', 'addresses', 'numbers', 'company', 'foldedName', 'ownerId', 'ownerName'].map((name) =>
    sql.ref(`people.${name}`),
  ),
);

const ask = repeatedInTransactions();
const WORDLESS: RawBuilder<string> = sql.lit('');

/** All who have the address or the number, or look alike: one question, each part of which is a look into an index. */
export async function knownBy(db: Database, keys: Keys): Promise<Known[]> {
  const { email, phone, foldedName, company } = keys;
  const wanted = [
    email && ('email' as const),
    phone && ('phone' as const),
    company && foldedName && ('likeness' as const),
  ].filter((part) => part !== '');
  if (wanted.length === 0) return [];
  return ask(db, `${engineOf(db)} ${wanted}`, { ...keys }, (value) => {
    const parts = wanted.map((part) =>
      part === 'likeness' ? byLikeness(value('company'), value('foldedName')) : byKey(part, value(part)),
    );
    const limited = parts.map((part) => sql`select * from (${part}) as "found"`);
    const all = sql<Known>`${sql.join(limited, sql` union all `)}`;
    return { compile: () => all.compile(db) };
  });
}

const byLikeness = (company: RawBuilder<string>, foldedName: RawBuilder<string>, word = WORDLESS) =>
  sql`select 'likeness' as "by", ${word} as "word", ${COLUMNS} from "people"
    where "company" = ${company} and "foldedName" = ${foldedName} and "company" <> ''
    order by "_id" limit ${sql.lit(PEOPLE_OF_A_SWITCHBOARD)}`;

const byKey = (kind: 'email' | 'phone', key: RawBuilder<string>, word = WORDLESS) =>
  sql`select ${sql.lit(kind)} as "by", ${word} as "word", ${COLUMNS} from "personKeys" join "people" on "people"."_id" = "personKeys"."personId"
    where "personKeys"."kind" = ${sql.lit(kind)} and "personKeys"."value" = ${key}
    order by "personKeys"."personId" limit ${sql.lit(PEOPLE_OF_A_SWITCHBOARD)}`;

type Part = (keys: Keys, word: RawBuilder<string>) => RawBuilder<unknown>;

/** The same of many at once: each tells the word that found them. */
export const knownByParts: Record<Candidate['by'], Part> = {
  email: ({ email }, word) => byKey('email', sql`${email}`, word),
  phone: ({ phone }, word) => byKey('phone', sql`${phone}`, word),
  likeness: ({ company, foldedName }, word) => byLikeness(sql`${company}`, sql`${foldedName}`, word),
};
