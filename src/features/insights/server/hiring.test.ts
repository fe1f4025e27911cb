import { describe, expect, test } from 'vitest';
import { way as stages } from '~/features/career/stages';
import { newId } from '~/platform/db/ids';
import { addCareer } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';

/** On the agency's clock. */
const at = (day: number, time = '12:00') =>
  new Date(`2026-10-${String(day).padStart(2, '0')}T${time}:00+05:30`).toISOString();
const read = async (t: StartedApp, query = 'from=2026-10-01&to=2026-10-31') => {
  const answer = await t.call('GET', `/api/insights/hiring?${query}`, await t.logIn('employee'));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** Applied on the first day, and set to each stage on its day. */
async function wentThrough(t: StartedApp, way: [string, number][], values: object = {}) {
  const status = way.at(-1)?.[0] ?? 'New';
  const reached = stages.findLast((stage) => way.some(([to]) => to === stage)) ?? 'New';
  const { id } = await addCareer(t, { date: at(1), status, reached, ...values });
  for (const [stage, day] of way)
    await t.db
      .insertInto('careerStages')
      .values({ _id: newId(), careerId: id, stage, at: at(day), userId: null })
      .execute();
}

const none = { interviewed: 0, offered: 0, hired: 0, rejected: 0, withdrawn: 0, erased: 0 };

describe('applications of a period', () => {
  test('are counted by stage, source and opening, with how long they stayed and what became of them', async () => {
    const t = await startApp();
    const tester = { opening: 'Tester', channel: 'google' };
    await wentThrough(
      t,
      [
        ['In Review', 3],
        ['Interview', 5],
        ['Offered', 9],
        ['Hired', 11],
      ],
      tester,
    );
    await wentThrough(
      t,
      [
        ['In Review', 5],
        ['Offered', 6],
        ['Rejected', 7],
      ],
      { ...tester, reason: 'Declined' },
    );
    await wentThrough(
      t,
      [
        ['In Review', 4],
        ['Rejected', 5],
      ],
      { reason: 'withdrawn', withdrawnAt: at(5), channel: 'phone' },
    );
    await wentThrough(t, [], { channel: null });
    // Before it and after it, in the trash, and spam.
    await wentThrough(t, [], { date: new Date('2026-09-30T23:59:00+05:30').toISOString() });
    await wentThrough(t, [], { date: new Date('2026-11-01T00:00:00+05:30').toISOString() });
    await wentThrough(t, [['Hired', 3]], { deletedAt: at(4) });
    await wentThrough(t, [], { isSpam: true });

    const forTester = { came: 2, ...none, interviewed: 2, offered: 2, hired: 1, rejected: 1 };
    const days = (count: number) => count * 24 * 60;
    expect(await read(t)).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
      stages: [
        { stage: 'New', here: 1, left: 3, medianMinutes: days(3), p90Minutes: days(4) },
        { stage: 'In Review', here: 0, left: 3, medianMinutes: days(1), p90Minutes: days(2) },
        { stage: 'Interview', here: 0, left: 1, medianMinutes: days(4), p90Minutes: days(4) },
        { stage: 'Offered', here: 0, left: 2, medianMinutes: days(1.5), p90Minutes: days(2) },
      ],
      bySource: [
        { key: 'google', label: 'google', ...forTester },
        { key: 'phone', label: 'Phone call', came: 1, ...none, withdrawn: 1 },
        { key: '', label: 'Not known', came: 1, ...none },
      ],
      byOpening: [
        { key: 'Tester', label: 'Tester', ...forTester },
        { key: '', label: 'General', came: 2, ...none, withdrawn: 1 },
      ],
      total: { ...forTester, came: 4, withdrawn: 1, declined: 1, medianDaysToHire: 10 },
    });
  });

  test('count on when they are erased, in the months that lie within the days', async () => {
    const t = await startApp();
    const row = { opening: 'Tester', designation: 'WBD', channel: 'google' };
    const erased = [
      { ...row, month: '2026-09', outcome: 'Hired', count: 7 },
      { ...row, month: '2026-10', outcome: 'Hired', count: 2 },
      { ...row, month: '2026-10', outcome: 'Withdrawn', count: 3 },
      { ...row, month: '2026-10', outcome: 'Rejected', count: 4, designation: 'SD' },
    ];
    await t.db.insertInto('hiringCounts').values(erased).execute();
    await wentThrough(t, [], { opening: 'Tester' });
    const figures = { ...none, interviewed: 2, offered: 2, hired: 2, rejected: 4, withdrawn: 3, erased: 9 };
    expect(await read(t)).toMatchObject({ byOpening: [{ key: 'Tester', came: 10, ...figures }] });
    expect(await read(t, 'from=2026-10-01&to=2026-10-30')).toMatchObject({ total: { came: 1, erased: 0 } });
    expect(await read(t, 'from=2026-09-02&to=2026-10-31')).toMatchObject({ total: { came: 10, erased: 9 } });
    expect(await read(t, 'from=2026-09-01&to=2026-10-31')).toMatchObject({ total: { came: 17, hired: 9 } });
  });

  test('attack 24: an opening may be called what every object has, and sources that visitors make up are bounded', async () => {
    const t = await startApp();
    for (let n = 0; n < 60; n++) await wentThrough(t, [], { opening: 'constructor', channel: `source-${n}` });
    const { bySource, byOpening } = await read(t);
    expect(bySource).toHaveLength(51);
    expect(bySource[50]).toMatchObject({ key: '*', label: 'Others', came: 10 });
    expect(byOpening).toMatchObject([{ key: 'constructor', label: 'constructor', came: 60 }]);
  });

  scenarios([
    { name: 'are not for clients', as: 'user', call: ['GET', '/api/insights/hiring'], status: 403 },
    {
      name: 'are those of the last ninety days where none are named',
      as: 'employee',
      call: ['GET', '/api/insights/hiring'],
      status: 200,
      answer: { bySource: [], total: { came: 0, medianDaysToHire: null } },
    },
    {
      name: 'are of five years at most',
      as: 'employee',
      call: ['GET', '/api/insights/hiring?from=1900-01-01&to=2026-11-15'],
      status: 400,
    },
    {
      name: 'attack 15: are not of a year that there never was',
      as: 'employee',
      call: ['GET', '/api/insights/hiring?to=0001-01-01'],
      status: 400,
    },
  ]);
});
