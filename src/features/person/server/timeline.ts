import { type RawBuilder, sql } from 'kysely';
import { type Role, reach } from '~/model/permissions';
import { type AnyRecord, keepsSpam, type Resource, storedFields } from '~/model/resource';
import type { Database } from '~/platform/db/schema';
import type { Feature, Services } from '~/platform/http/services';
import { isOfPeople } from '~/records/people/person-links';
import { momentField, recordWords } from '~/records/record-words';
import { mailsOf } from '~/records/registry';
import { person } from '../person';
import type { TimelineItem, TimelineKind } from '../timeline-call';

interface Asked {
  personId: string;
  role: Role;
  before?: string | undefined;
  kind?: TimelineKind | undefined;
  limit: number;
}

/**
 * One question of many parts, each of which reads no more of its index than a page: with ten thousand entries the
 * newest come as quickly as with ten.
 */
export async function readTimeline({ db, features, mailer }: Services, asked: Asked) {
  const seen = seenBy(features, asked.role);
  const parts = [
    activities(seen, asked),
    ...seen.flatMap((feature) => recordsOfKind(feature, asked)),
    ...(await mails(db, features, asked)),
  ];
  const all = sql.join(
    parts.map((part) => sql`select * from (${part}) as "part"`),
    sql` union all `,
  );
  const { rows } = await sql<TimelineItem>`${all} ${newest(asked.limit + 1)}`.execute(db);
  const items = rows.slice(0, asked.limit);
  const last = items.at(-1);
  const words = await wordsOf(db, seen, items);
  return {
    items: items.map((item) => ({
      ...item,
      text: item.resource === 'outbox' ? mailer.kindOf(item.text).title : (words.get(item._id) ?? item.text),
    })),
    next: rows.length > items.length && last ? `${last.at}_${last._id}` : null,
  };
}

type Seen = Feature & { resource: Resource };

/** What is about people, and may be read in full. */
const seenBy = (features: readonly Feature[], role: Role): Seen[] =>
  features.flatMap(({ resource, ...feature }) =>
    resource && isOfPeople(resource) && reach(role, `${resource.area}:read`) === 'all'
      ? [{ ...feature, resource }]
      : [],
  );

const newest = (most: number) => sql`order by "at" desc, "_id" desc limit ${sql.lit(most)}`;

/** A page of one part: those before the cursor, by the index that has both. */
function pageOf(part: RawBuilder<unknown>, moment: string, { before, limit }: Asked) {
  const [at, id] = before?.split('_') ?? [];
  const column = sql.ref(moment);
  const older = before ? sql`and (${column}, "_id") < (${at}, ${id})` : sql``;
  return sql`${part} ${older} order by ${column} desc, "_id" desc limit ${sql.lit(limit + 1)}`;
}

/** What was said and done, on records that are there. */
function activities(seen: readonly Seen[], asked: Asked) {
  const isThere = seen.map(
    ({
      resource,
    }) => sql`when ${sql.lit(resource.name)} then exists (select 1 from ${sql.table(resource.table)}
      where ${sql.ref(`${resource.table}._id`)} = "activities"."recordId" and ${isShown(resource)})`,
  );
  const ofKind = asked.kind ? sql`and "kind" = ${asked.kind}` : sql``;
  // A lead begins with what came in, which stands here as the request itself.
  const part = sql`select "_id", "at", "kind", "resource", "recordId", "userName" as "by", "text", "direction",
    "outcome", null as "to" from "activities" where "personId" = ${asked.personId} ${ofKind}
    and ("kind" <> 'note' or "direction" is null)
    and case "resource" ${sql.join(isThere, sql` `)} when ${sql.lit(person.name)} then true else false end`;
  return pageOf(part, 'at', asked);
}

const isShown = (resource: Resource) =>
  keepsSpam(resource) ? sql`"deletedAt" is null and "isSpam" = ${sql.lit(false)}` : sql`"deletedAt" is null`;

/** Accounts are opened, what can be followed up is asked for, what is made from it follows it up; what else visitors send are applications. */
function kindOf({ resource, firstRemark, timelineKind }: Seen): TimelineKind {
  if (timelineKind) return timelineKind;
  if (resource.person?.isAccount) return 'account';
  if (firstRemark) return 'request';
  return resource.madeFrom ? 'followup' : 'application';
}

function recordsOfKind(feature: Seen, asked: Asked) {
  const { resource } = feature;
  const kind = kindOf(feature);
  if (asked.kind && asked.kind !== kind) return [];
  const moment = momentField(resource);
  const part = sql`select "_id", ${sql.ref(moment)} as "at", ${sql.lit(kind)} as "kind",
    ${sql.lit(resource.name)} as "resource", "_id" as "recordId", null as "by", '' as "text", null as "direction",
    null as "outcome", null as "to" from ${sql.table(resource.table)}
    where "personId" = ${asked.personId} and ${isShown(resource)}`;
  return [pageOf(part, moment, asked)];
}

/** What went out to each of their addresses. What an account is written only they learn who read the outbox, too. */
async function mails(db: Database, features: readonly Feature[], asked: Asked) {
  if (asked.kind && asked.kind !== 'mail') return [];
  const readsAll = reach(asked.role, 'outbox:read') === 'all';
  const receipts = seenBy(features, asked.role).flatMap(({ submission }) => submission?.receipt ?? []);
  const templates = (readsAll ? mailsOf(features) : receipts).filter(
    ({ forStaff, isLogged }) => !forStaff && !isLogged,
  );
  const addresses = await db
    .selectFrom('personKeys')
    .select('value')
    .where('personId', '=', asked.personId)
    .where('kind', '=', 'email')
    .execute();
  return addresses.map(({ value }) => {
    const part = sql`select "_id", "sentAt" as "at", 'mail' as "kind", 'outbox' as "resource", "_id" as "recordId",
      null as "by", "template" as "text", 'out' as "direction", null as "outcome", "recipient" as "to" from "outbox"
      where "recipient" = ${value} and "status" = 'sent'
      and "template" in (${sql.join(templates.map(({ name }) => name))})`;
    return pageOf(part, 'sentAt', asked);
  });
}

/** What the records on a page were about, by their ids. */
async function wordsOf(db: Database, seen: readonly Seen[], items: readonly TimelineItem[]) {
  const words = new Map<string, string>();
  for (const feature of seen) {
    const { name, table } = feature.resource;
    const ids = items.flatMap(({ _id, recordId, resource }) =>
      resource === name && recordId === _id ? [_id] : [],
    );
    if (ids.length === 0) continue;
    const fields = sql.join(storedFields(feature.resource).map((field) => sql.ref(field)));
    const { rows } = await sql<AnyRecord>`select ${fields} from ${sql.table(table)}
      where "_id" in (${sql.join(ids)})`.execute(db);
    // A lead is opened here, and has moved on since: what it says of itself is what it says today.
    for (const row of rows) words.set(row._id, feature.openingWords?.(row) ?? recordWords(feature, row));
  }
  return words;
}
