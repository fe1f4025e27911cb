import { sql } from 'kysely';
import { isQuietAt, type NoticeChoices } from '~/model/notices/notice-choices';
import { noticeAreasOf, type Role, roles } from '~/model/permissions';
import { among } from '~/platform/db/engine/among';
import type { Database } from '~/platform/db/schema';
import { choicesOf } from '~/platform/notify/choices';
import { MOST_READS, MOST_UNREAD } from './limits';

/** Somebody with a bell: what is told to them, and how far they have read. */
export interface Reader {
  userId: string;
  role: Role;
  areas: ReadonlySet<string>;
  /** Nothing is to ring now: it is counted, and waits in the list. */
  isQuiet: boolean;
  /** What is told to many up to here was before their time: an account is as old as its id. */
  since: string;
  /** Up to here everything is read, since then. */
  readUpTo: string;
  markedAt: string | null;
  /** After that: what is read one by one, and what is told to them alone. */
  reads: number;
  own: number;
}

interface Notice {
  _id: string;
  userId: string | null;
  area: string | null;
  exceptUserId: string | null;
}

const areas = new Map(roles.map((role) => [role, noticeAreasOf(role)]));

/** Whoever wants to hear only of what is theirs is told nothing that is told to many, but how the house itself is. */
function areasOf(role: Role, { newLead }: NoticeChoices): ReadonlySet<string> {
  const all = areas.get(role) ?? new Set<string>();
  return newLead.bell ? all : new Set([...all].filter((area) => area === 'system'));
}

export const isFor = ({ userId, areas, since }: Reader, notice: Notice) =>
  notice.userId === null
    ? areas.has(notice.area ?? '') && notice.exceptUserId !== userId && notice._id > since
    : notice.userId === userId;

/** Of many people in one question. Whoever has no account any more has no bell. */
export async function readersOf(db: Database, userIds: readonly string[]): Promise<Map<string, Reader>> {
  const bounded = sql.lit(MOST_UNREAD + MOST_READS);
  const after = sql`coalesce("notificationMarks"."readUpTo", '')`;
  const rows = await db
    .selectFrom('users')
    .leftJoin('notificationMarks', 'notificationMarks.userId', 'users._id')
    .select(['users._id as userId', 'role', 'since', 'readUpTo', 'readAt as markedAt'])
    .select(
      sql<number>`(select count(*) from (select 1 from "notificationReads"
        where "notificationReads"."userId" = "users"."_id" and "notificationId" > ${after} limit ${bounded}) as "some")`.as(
        'reads',
      ),
    )
    .select(
      sql<number>`(select count(*) from (select 1 from "notifications"
        where "notifications"."userId" = "users"."_id" and "notifications"."_id" > ${after}
        and not "isAside" limit ${bounded}) as "some")`.as('own'),
    )
    .where(among(db, 'users._id', userIds))
    .execute();
  const choices = await choicesOf(db, userIds);
  return new Map(
    rows.map(({ since, readUpTo, ...row }) => [
      row.userId,
      {
        ...row,
        areas: areasOf(row.role, choices(row.userId)),
        isQuiet: isQuietAt(choices(row.userId)),
        since: later(since ?? '', row.userId),
        readUpTo: readUpTo ?? '',
      },
    ]),
  );
}

/** Of two ids the one that was made later. */
export const later = (one: string, other: string) => (one > other ? one : other);
