// On SQLite alone: it is about what is invented, and the tables are those of every other test.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statusOf } from '~/model/leads/stages';
import { startApp } from '~/testing/start-app';
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
});
