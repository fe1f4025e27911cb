import { type Expression, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { SHORTEST_SEARCH } from '~/features/search/search-rules';
import { reach } from '~/model/permissions';
import {
  type AnyRecord,
  isForStaff,
  type Resource,
  storedFields,
  titleField,
  titleOf,
} from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule, Feature } from '~/platform/http/services';
import { ownOnly } from '~/records/list';
import { momentField, recordWords } from '~/records/record-words';
import { featureOf } from '~/records/registry';
import { contains } from '~/records/search/search';
import { searchCall } from '../search-call';

const MOST_OF_EACH = 5;
const MOST = 25;
/** How far back what is common is looked for. */
const LATEST = 500;

/** One question over all that the caller may see: the newest matches of each kind. */
export const searchAllApi: ApiModule = (api, { db, resources, features }) => {
  routesOf(api, 'Dashboard')(searchCall, { access: 'dashboard:read' }, async (request) => {
    const { q } = request.query;
    const { ownEmail } = ownOnly(request);
    if ([...q].length < SHORTEST_SEARCH || ownEmail === '') return { items: [] };
    const { role } = signedIn(request).user;
    // A client finds what is their own; the catalogue, which anyone may read, is not part of their dashboard.
    const seen = resources.filter(({ area }) => reach(role, `${area}:read`) === request.reach);
    const found = await Promise.all(
      seen.map(async (resource) => {
        const rows = await newestMatches(db, resource, q, ownEmail);
        const feature = featureOf({ features }, resource);
        return rows.map((row) => shown(feature, resource, row));
      }),
    );
    return { items: fairShare(found) };
  });
};

type Found = z.output<typeof searchCall.answer>['items'][number];

/** Where there are too many in all, the longest groups give way. */
function fairShare(groups: Found[][]) {
  let each = MOST_OF_EACH;
  const share = () => groups.flatMap((group) => group.slice(0, each));
  while (share().length > MOST) each--;
  return share();
}

/** What tells a record from others of its title: whom it is about, or what it is searched by next. */
const detailFields = ({ person, search }: Resource) =>
  person ? [person.email, person.phone] : search.slice(1, 2).map(({ field }) => field);

const shown = (feature: Feature, resource: Resource, row: AnyRecord): Found => ({
  resource: resource.name,
  _id: row._id,
  title: titleOf(resource, row),
  detail: detailFields(resource)
    .map((field) => row[field])
    .filter(Boolean)
    .join(' · '),
  subject: recordWords(feature, row),
  date: typeof row[momentField(resource)] === 'string' ? String(row[momentField(resource)]) : null,
});

/** Blanks and punctuation mean nothing in a number, nor do the zeros that stand for a country or a district. */
function digitsIn(typed: string) {
  const digits = typed.replace(/[\s()./-]/g, '').replace(/^0+/, '');
  return /^\+?\d+$/.test(digits) && digits.length >= SHORTEST_SEARCH ? digits : undefined;
}

/** Which of its fields say who or what a record is, and what to look for in each. */
function wanted(resource: Resource, typed: string) {
  const digits = digitsIn(typed);
  const { person } = resource;
  return [
    { label: 'Title', field: titleField(resource), text: typed },
    { label: 'Email', field: person?.email, text: typed },
    { label: 'Phone', field: person?.phone, text: digits },
  ].flatMap(({ label, field, text }) => (field && text ? [{ label, field, text }] : []));
}

/** Quoted on the phone, or copied from a mail: a reference is one record's alone. */
const referenceIn = (typed: string) => (/^pw-\w{4}-\w{4}$/i.test(typed) ? typed.toUpperCase() : undefined);

/** Neither counts nor sorts all that match, so that a name that thousands have is found as quickly as a rare one. */
async function newestMatches(db: Database, resource: Resource, typed: string, ownEmail: string | undefined) {
  const { person } = resource;
  // What is about nobody is nobody's own.
  if (ownEmail !== undefined && !person) return [];
  const own = ownEmail !== undefined && person ? { field: person.email, text: ownEmail } : undefined;
  const has = (field: string) => field in resource.row.shape;
  const column = (field: string) => sql.ref(`${resource.table}.${field}`);
  const fields = storedFields(resource).filter(
    (field) => ownEmail === undefined || !isForStaff(resource, field),
  );
  const table = sql.table(resource.table);
  const row = sql`select ${sql.join(fields.map(column))}`;
  const rules = [sql<SqlBool>`${column('deletedAt')} is null`];
  // Written out, not as a parameter: only then do the engines see that the index of what is shown applies.
  if (has('isSpam')) rules.push(sql<SqlBool>`${column('isSpam')} = ${sql.lit(false)}`);
  if (own) rules.push(sql<SqlBool>`${column(own.field)} = ${own.text}`);
  const shown = sql.join(rules, sql` and `);
  const newest = (order: Expression<unknown>, most = MOST_OF_EACH) =>
    sql`order by ${order} desc limit ${sql.lit(most)}`;
  const read = async (query: Expression<unknown>) => (await sql<AnyRecord>`${query}`.execute(db)).rows;

  const reference = referenceIn(typed);
  if (reference) {
    if (!has('reference')) return [];
    const quoted = sql`${row} from ${table} where ${shown} and`;
    const found = await read(sql`${quoted} ${column('reference')} = ${reference}`);
    if (found.length > 0) return found;
    const later = sql`select "recordId" from "laterReferences" where "reference" = ${reference} and "resource" = ${resource.name}`;
    return read(sql`${quoted} ${column('_id')} in (${later})`);
  }
  const searched = wanted(resource, typed);
  if (engineOf(db) === 'sqlite') {
    const index = sql.table(`${resource.table}Search`);
    // Rows are numbered as they are added. The cross join keeps the index outermost, so that it gives the order.
    const number = sql.ref(`${resource.table}Search.rowid`);
    const match = sql`${index} match ${matchPhrase(searched, own)}`;
    return read(
      sql`${row} from ${index} cross join ${table} on ${column('rowid')} = ${number} where ${match} and ${shown} ${newest(number)}`,
    );
  }
  const matches = sql.join(
    searched.map(({ text, ...one }) => contains(db, resource, one, text)),
    sql` or `,
  );
  // What is common is among the latest; what is not is rare, or old, and the trigram index has all of it. The offset
  // keeps the planner from walking back through all ids in the hope of meeting five soon.
  const latest = sql`(${row} from ${table} where ${shown} ${newest(column('_id'), LATEST)}) as ${table}`;
  const all = sql`(${row} from ${table} where ${shown} and (${matches}) offset 0) as ${table}`;
  const enough = sql`(select count(*) from "common") = ${sql.lit(MOST_OF_EACH)}`;
  return read(sql`with "common" as materialized (select * from ${latest} where ${matches} ${newest(sql.ref('_id'))})
    select * from "common" where ${enough} union all select * from ${all} where not ${enough} ${newest(sql.ref('_id'))}`);
}

interface Sought {
  field: string;
  text: string;
}

/** `("asha" in the name or the email) and …`, in the words of SQLite's full-text index. */
function matchPhrase(searched: readonly Sought[], own: Sought | undefined) {
  const one = (field: string, text: string) => `{${field}} : "${text.replaceAll('"', '""')}"`;
  const any = searched.map(({ field, text }) => one(field, text)).join(' OR ');
  return own ? `${one(own.field, own.text)} AND (${any})` : any;
}
