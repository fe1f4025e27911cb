import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { idOf } from '~/platform/db/ids';
import { insertRows } from '~/platform/db/rows-from';
import { databaseBefore } from '~/testing/filled/old-database';
import { migrate } from '../../migrate';

const THEN = Date.parse('2026-11-02T10:00:00.000Z');
/** More than one step of the migration takes. */
const MANY = 5003;

const application = (number: number, status: string, values: object = {}) => ({
  _id: idOf(THEN + number, 0),
  reference: `PW-${number}`,
  date: new Date(THEN + number).toISOString(),
  ...{ name: 'Asha', email: 'asha@verma.example', phone: '', isSpam: false, withdrawnAt: null },
  ...{ designation: 'WBD', experience: '', resume: '/cv.pdf', status, ...values },
});

test('how far each application came is read from its stage and its way, and it is known who withdrew and who was answered', async () => {
  const db = await databaseBefore('0100-every-figure-listed');
  const ways: [string, string[], string][] = [
    ['New', [], 'New'],
    ['Hired', [], 'Hired'],
    ['Rejected', [], 'New'],
    ['Rejected', ['In Review', 'Offered', 'Rejected'], 'Offered'],
    ['New', ['Interview', 'New'], 'Interview'],
    ['Interview', ['In Review', 'Interview'], 'Interview'],
    ['In Review', ['In Review'], 'In Review'],
  ];
  const first = ways.map(([status], number) => application(number, status));
  const withdrawn = application(MANY, 'Rejected', { withdrawnAt: new Date(THEN).toISOString() });
  const others = Array.from({ length: MANY - ways.length }, (_, n) =>
    application(ways.length + n, 'Offered'),
  );
  await insertRows(db, 'careers', [...first, ...others, withdrawn]);
  const stages = first.flatMap(({ _id }, at) =>
    (ways[at]?.[1] ?? []).map((stage, n) => ({
      ...{ _id: idOf(THEN + at, n), careerId: _id, stage },
      ...{ at: new Date(THEN).toISOString(), userId: null },
    })),
  );
  await insertRows(db, 'careerStages', stages);
  const lead = { name: 'Asha', mobile: '', email: '', status: 'Pending', date: new Date(THEN).toISOString() };
  await insertRows(db, 'followups', [
    { ...lead, _id: 'answered', firstResponseAt: lead.date },
    { ...lead, _id: 'waiting', firstResponseAt: null },
  ]);
  const versions = async () =>
    (await sql<{ v: number }>`select sum("version") as v from "careers"`.execute(db)).rows[0]?.v;
  const before = await versions();
  await migrate(db);
  const { rows } = await sql<{ reached: string; hasWithdrawnAt: boolean }>`
    select "reached", "hasWithdrawnAt" from "careers" order by "_id"`.execute(db);
  expect(rows.slice(0, ways.length).map(({ reached }) => reached)).toEqual(ways.map(([, , end]) => end));
  expect(new Set(rows.slice(ways.length, -1).map(({ reached }) => reached))).toEqual(new Set(['Offered']));
  expect(rows.filter(({ hasWithdrawnAt }) => hasWithdrawnAt)).toHaveLength(1);
  expect(rows.at(-1)).toEqual({ reached: 'New', hasWithdrawnAt: true });
  // Nobody has changed anything about them.
  expect(await versions()).toBe(before);
  const { rows: leads } =
    await sql`select "_id", "hasFirstResponseAt" from "followups" order by "_id"`.execute(db);
  expect(leads).toEqual([
    { _id: 'answered', hasFirstResponseAt: true },
    { _id: 'waiting', hasFirstResponseAt: false },
  ]);
});
