import { type SqlBool, sql } from 'kysely';
import { isWithdrawn } from '~/features/career/withdrawn';
import { DAY, dayAfter, MINUTE, SECOND } from '~/lib/time';
import { entrySources } from '~/model/leads/source';
import type { Database } from '~/platform/db/schema';
import type { HiringFigures } from '../hiring-call';
import { batchesByDay, placeOf, secondsOf } from './batches-by-day';
import { groupsOf } from './groups';
import { addTo, type Course, emptyTally, together, wasOffered } from './hiring-tally';
import type { Period } from './period-query';
import { spreadOf } from './spread';

const BATCH = 2000;

/** Those in which an application waits for us, or for its applicant. */
const WAITING = ['New', 'In Review', 'Interview', 'Offered'] as const;

/** The applications that came in on these days: how they went on, where they came from and what they were for. */
export async function hiringFigures(db: Database, period: Period) {
  const total = emptyTally();
  const bySource = groupsOf(emptyTally);
  const byOpening = groupsOf(emptyTally);
  const stays = new Map<string, number[]>(WAITING.map((stage) => [stage, []]));
  const here = new Map<string, number>();
  const untilHired: number[] = [];
  let declined = 0;
  const count = (of: { channel: string | null; opening: string }, course: Course) => {
    for (const tally of [total, bySource.tallyOf(of.channel), byOpening.tallyOf(of.opening)])
      addTo(tally, course);
  };

  for await (const batch of applicationsOf(db, period)) {
    const moves = await movesOf(db, batch);
    for (const { _id, came, status, reached, withdrawnAt, ...of } of batch) {
      const way = [{ stage: 'New', at: came }, ...(moves.get(_id) ?? [])];
      const outcome = isWithdrawn({ withdrawnAt }) ? 'Withdrawn' : status;
      count(of, { outcome, reached, count: 1, isErased: false });
      here.set(status, (here.get(status) ?? 0) + 1);
      for (const [at, { stage, at: since }] of way.entries()) {
        const next = way[at + 1];
        if (next) stays.get(stage)?.push(minutesBetween(since, next.at));
      }
      const last = way.at(-1);
      if (status === 'Hired' && last?.stage === 'Hired') untilHired.push(minutesBetween(came, last.at));
      if (['Rejected', 'Withdrawn'].includes(outcome) && wasOffered({ reached })) declined++;
    }
  }
  for (const { outcome, count: erased, ...of } of await erasedIn(db, period))
    count(of, { outcome, reached: outcome, count: erased, isErased: true });

  const { medianMinutes } = spreadOf(untilHired);
  return {
    ...period,
    stages: WAITING.map((stage) => {
      const minutes = stays.get(stage) ?? [];
      return { stage, here: here.get(stage) ?? 0, left: minutes.length, ...spreadOf(minutes) };
    }),
    bySource: bySource.figures({ ...entrySources, '': 'Not known' }, asIs, together),
    byOpening: byOpening.figures({ '': 'General' }, asIs, together),
    total: { ...total, declined, medianDaysToHire: medianMinutes === null ? null : inDays(medianMinutes) },
  };
}

const asIs = (tally: HiringFigures) => tally;
const minutesBetween = (since: number, until: number) => (Math.max(0, until - since) * SECOND) / MINUTE;
const inDays = (minutes: number) => Math.round((minutes * MINUTE * 10) / DAY) / 10;

const applicationsOf = (db: Database, period: Period) =>
  batchesByDay(period, BATCH, (next) =>
    db
      .selectFrom('careers')
      .select(['_id', 'channel', 'opening', 'status', 'reached', 'withdrawnAt'])
      .select([placeOf(db).as('place'), secondsOf(db, 'date').as('came')])
      .where('deletedAt', 'is', null)
      .where(sql<SqlBool>`"isSpam" = false`)
      .where(next)
      .orderBy('date')
      .orderBy('_id')
      .limit(BATCH)
      .execute(),
  );

interface Move {
  stage: string;
  at: number;
}

/** The stages of each, in their order. */
async function movesOf(db: Database, batch: readonly { _id: string }[]) {
  const moves = new Map<string, Move[]>();
  if (batch.length === 0) return moves;
  const ids = batch.map(({ _id }) => _id);
  const rows = await db
    .selectFrom('careerStages')
    .select(['careerId', 'stage', secondsOf(db, 'at').as('at')])
    .where('careerId', 'in', ids)
    .orderBy('careerId')
    .orderBy('_id')
    .execute();
  for (const { careerId, ...move } of rows) {
    const known = moves.get(careerId);
    if (known) known.push(move);
    else moves.set(careerId, [move]);
  }
  return moves;
}

/** What is known of those that are gone: of a month that lies within the days, all; of one that does not, nothing. */
const erasedIn = (db: Database, { from, to }: Period) =>
  db
    .selectFrom('hiringCounts')
    .select(['channel', 'opening', 'outcome'])
    .select((eb) => eb.cast<number>(eb.fn.sum('count'), 'integer').as('count'))
    .where('month', '>=', firstMonth(from))
    .where('month', '<', monthOf(dayAfter(to, 1)))
    .groupBy(['channel', 'opening', 'outcome'])
    .execute();

const monthOf = (day: string) => day.slice(0, 7);
const firstMonth = (from: string) => (from.endsWith('-01') ? monthOf(from) : `${monthOf(from)}-end`);
