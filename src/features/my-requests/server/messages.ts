import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { writtenMail } from '~/features/mails/written-mail.server';
import { among } from '~/platform/db/engine/among';
import type { Database } from '~/platform/db/schema';
import type { myRequestsCall } from '../my-requests-call';
import { kinds } from './request-kinds';

type Message = z.output<typeof myRequestsCall.answer>['items'][number]['messages'][number];

interface Request {
  resource: string;
  _id: string;
  /** The lead that it became, and those that it has opened since that one was won. */
  leads: readonly string[];
}

/** Of each request. Whoever wants to read more has the mails themselves. */
const MOST_SHOWN = 5;

/** Each with its leads: by what it says, and by what says that it came from it. */
export async function withLeads<Of extends Pick<Request, 'resource' | '_id'> & { followupId: string }>(
  db: Database,
  some: readonly Of[],
) {
  const ids = some.map(({ _id }) => _id);
  const opened = await db
    .selectFrom('followups')
    .select(['_id', 'sourceId'])
    .where(
      'sourceResource',
      'in',
      kinds.map(({ resource }) => resource.name),
    )
    .where(among(db, 'sourceId', ids))
    .where('deletedAt', 'is', null)
    .execute();
  return some.map(({ followupId, ...one }) => {
    const theirs = opened.filter(({ sourceId }) => sourceId === one._id).map(({ _id }) => _id);
    return { ...one, leads: [...new Set([...(followupId ? [followupId] : []), ...theirs])] };
  });
}

/**
 * The latest that was said about each request, the newest last: what was replied to it, and the mails about it, or about
 * the lead that it became, which went to this address and no other. What staff note for themselves is neither.
 */
export async function messagesOf(db: Database, email: string, requests: readonly Request[]) {
  const said = new Map<string, Message[]>(requests.map(({ _id }) => [_id, []]));
  if (requests.length === 0) return said;
  const rows = [
    ...(await allOf(db, requests.map(repliesTo))),
    ...(await allOf(
      db,
      requests.map((request) => mailsAbout(request, email)),
    )),
  ];
  for (const { requestId, ...message } of rows) said.get(requestId)?.push(message);
  for (const [id, messages] of said)
    said.set(id, messages.sort((one, other) => one.at.localeCompare(other.at)).slice(-MOST_SHOWN));
  return said;
}

/** The latest mails to this address that are about none of the requests, the newest last. */
export async function otherMessages(db: Database, email: string, requests: readonly Request[]) {
  const about = requests.flatMap(({ _id, leads }) => [_id, ...leads]);
  const elsewhere =
    about.length > 0 ? sql`and ("outbox"."data" ->> '_id') not in (${sql.join(about)})` : sql``;
  const { rows } = await sql<Message>`select ${mailColumns} from "outbox"
    where ${isWrittenTo(email)} ${elsewhere}
    order by "createdAt" desc limit ${sql.lit(MOST_SHOWN)}`.execute(db);
  return rows.reverse();
}

/** One question for all of them, each part of which reads no more than it answers. */
async function allOf(db: Database, parts: RawBuilder<unknown>[]) {
  const all = sql.join(parts, sql` union all `);
  return (await sql<Message & { requestId: string }>`${all}`.execute(db)).rows;
}

const repliesTo = ({ resource, _id }: Request) => sql`select * from (
  select "recordId" as "requestId", "at", 'you' as "from", '' as "subject", "text" from "activities"
  where "resource" = ${resource} and "recordId" = ${_id} and "kind" = 'reply'
  order by "_id" desc limit ${sql.lit(MOST_SHOWN)}) as "replies"`;

const mailColumns = sql`"createdAt" as "at", 'us' as "from", "data" ->> 'subject' as "subject",
  "data" ->> 'text' as "text"`;

/** By the staff; all other mails are written by the product. */
const isWrittenTo = (email: string) =>
  sql`"recipient" = ${email} and "template" = ${writtenMail.name} and "status" in ('queued', 'sent')`;

const mailsAbout = ({ _id, leads }: Request, email: string) => sql`select * from (
  select cast(${_id} as text) as "requestId", ${mailColumns} from "outbox"
  where ("outbox"."data" ->> '_id') in (${sql.join([_id, ...leads])}) and ${isWrittenTo(email)}
  order by "createdAt" desc limit ${sql.lit(MOST_SHOWN)}) as "mails"`;
