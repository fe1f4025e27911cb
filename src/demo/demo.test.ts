// On SQLite alone: it is about what is invented, and the tables are those of every other test.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { career } from '~/features/career/career';
import { way } from '~/features/career/stages';
import { quotationStatuses } from '~/features/quotation/quotation';
import { now } from '~/lib/time';
import { statusOf } from '~/model/leads/stages';
import { startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';
import { fillWithDemo } from './demo.server';

test('the demo shows a year of leads of every stage and source, of which some wait', async () => {
  const t = await startApp();
  await fillWithDemo(t);
  const leads = await t.db.selectFrom('followups').selectAll().execute();
  for (const [stage, status] of Object.entries(statusOf)) {
    const some = leads.filter((lead) => lead.stage === stage);
    expect(some.length, stage).toBeGreaterThan(5);
    expect(new Set(some.map((lead) => lead.status))).toEqual(new Set([status]));
  }
  expect(leads.filter(({ stage, lostReason }) => stage === 'Lost' && !lostReason)).toEqual([]);
  expect(leads.filter(({ stage, valuePaise }) => stage === 'Won' && valuePaise).length).toBeGreaterThan(50);
  expect(new Set(leads.map(({ channel }) => channel)).size).toBeGreaterThan(8);
  const open = leads.filter(({ status }) => status !== 'Completed');
  const unplanned = open.filter(({ nextDate }) => !nextDate);
  expect([unplanned.length > 3, open.length > 30, open.length < leads.length / 3]).toEqual([
    true,
    true,
    true,
  ]);
  const early = leads.filter(({ date, firstResponseAt }) => firstResponseAt && firstResponseAt < date);
  expect(early).toEqual([]);
  // Whoever wrote while a lead of theirs was open has joined it, and nobody has two that are open.
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from "enquiries" group by "personId" having count(*) > 1`.execute(t.db);
  expect(rows.length).toBeGreaterThan(20);
  expect(new Set(open.map(({ personId }) => personId)).size).toBe(open.length);
  await expectQuotations(t);
  await expectApplications(t);
});

/** For each of the openings, and to us in general; each came to its stage by the ones before it. */
async function expectApplications(t: TestApp) {
  const openings = await t.db.selectFrom('openings').selectAll().execute();
  expect(openings.filter(({ status }) => status === 'Open')).toHaveLength(5);
  const careers = await t.db.selectFrom('careers').selectAll().execute();
  for (const { _id, title } of [...openings, { _id: null, title: 'general' }])
    expect(careers.filter(({ openingId }) => openingId === _id).length, title).toBeGreaterThan(1);
  const answered = careers.map((row) => career.row.parse(row)).flatMap(({ answers }) => answers ?? []);
  expect(answered.filter(({ value }) => value === '')).toEqual([]);
  const stages = await t.db.selectFrom('careerStages').selectAll().orderBy('at').execute();
  for (const { _id, status, reached } of careers) {
    const last = stages.findLast(({ careerId }) => careerId === _id);
    expect(last?.stage ?? 'New').toBe(status);
    const through = stages.filter(({ careerId }) => careerId === _id).map(({ stage }) => stage);
    expect(reached).toBe(way.findLast((stage) => through.includes(stage)) ?? 'New');
  }
  expect(careers.filter(({ withdrawnAt }) => withdrawnAt !== null)).toHaveLength(1);
  expect(careers.filter(({ resume }) => resume.endsWith('.docx')).length).toBeGreaterThan(20);
  await expectInterviews(t);
}

/** Some to come, of those who are at that stage, and more that have been; two reviewers, who are not always of the same mind. */
async function expectInterviews(t: TestApp) {
  const interviews = await t.db
    .selectFrom('interviews')
    .innerJoin('careers', 'careers._id', 'interviews.careerId')
    .select(['interviews._id', 'at', 'createdAt', 'status'])
    .execute();
  const toCome = interviews.filter(({ at }) => at > now());
  expect([toCome.length, interviews.length > 20]).toEqual([8, true]);
  expect(new Set(toCome.map(({ status }) => status))).toEqual(new Set(['Interview']));
  expect(interviews.filter(({ at, createdAt }) => createdAt > at)).toEqual([]);
  const panel = await t.db.selectFrom('interviewers').selectAll().execute();
  expect(panel).toHaveLength(2 * interviews.length);
  const rated = await t.db.selectFrom('careers').select('rating').where('score', 'is not', null).execute();
  expect(new Set(rated.map(({ rating }) => rating))).toEqual(new Set(['1', '2', '3']));
}

/** Of every status, by the rules, and a price list for more: looked at in the same house, which takes its time to fill. */
async function expectQuotations(t: TestApp) {
  const all = await t.db.selectFrom('quotations').selectAll().orderBy('sentAt').execute();
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(Object.keys(quotationStatuses)));
  const numbers = all.flatMap(({ number, revision }) => (number && revision === 1 ? [number.slice(-4)] : []));
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')));
  for (const { date, sentAt, viewedAt, decidedAt, number } of all) {
    const moments = [date, sentAt, viewedAt, decidedAt].flatMap((moment) => moment ?? []);
    expect(moments, number ?? '').toEqual(moments.toSorted());
  }
  const won = all.filter(({ status }) => status === 'Accepted').map(({ followupId }) => followupId);
  const leads = await t.db.selectFrom('followups').selectAll().where('_id', 'in', won).execute();
  expect(new Set(leads.map(({ stage }) => stage))).toEqual(new Set(['Won']));
  expect(leads.map(({ valuePaise }) => valuePaise).sort()).toEqual(
    all.flatMap(({ status, totalPaise }) => (status === 'Accepted' ? [totalPaise] : [])).sort(),
  );
  expect(all.filter(({ email }) => email === 'client@demo.example')).toHaveLength(1);
  expect(await t.db.selectFrom('outbox').select('_id').execute()).toEqual([]);
  const coming = await t.db.selectFrom('priceRates').select('itemId').execute();
  const items = await t.db.selectFrom('priceItems').select('_id').execute();
  expect([items.length >= 20, coming.length > items.length]).toEqual([true, true]);
}
