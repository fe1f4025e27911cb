import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { dayOf, now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { insertRows } from '~/platform/db/rows-from';
import { addFollowup, asha, meera } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';

/** On the agency's clock. 16 November 2026 is a Monday. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`).toISOString();
const read = async (t: StartedApp, query = 'from=2026-11-16&to=2026-11-18') => {
  const answer = await t.call('GET', `/api/insights/leads?${query}`, await t.logIn('employee'));
  return answer.json();
};

describe('leads of a period', () => {
  test('attack 24: a campaign may be called what every object has', async () => {
    const t = await startApp();
    const source = { utmSource: 'constructor' };
    const sent = await t.call('POST', '/api/quotes', { body: { ...asha, source } });
    expect(sent.statusCode, sent.body).toBe(200);
    const today = dayOf(now());
    expect(await read(t, `from=${today}&to=${today}`)).toMatchObject({
      bySource: [{ key: 'constructor', label: 'constructor', came: 1 }],
    });
  });

  test('are counted by source, requirement and owner, with how long they waited and what they brought', async () => {
    const t = await startApp();
    const meera = await t.addUser('employee', { name: 'Meera' });
    const owned = { ownerId: meera._id, ownerName: 'Meera' };
    await addFollowup(t, {
      ...{ date: at(16, '10:00'), firstResponseAt: at(16, '10:10'), channel: 'google', requirement: 'crm' },
      ...{ ...owned, stage: 'Won', status: 'Completed', valuePaise: 5_000_000_000 },
    });
    // After hours, and answered on the next day.
    await addFollowup(t, {
      ...{ date: at(16, '22:00'), firstResponseAt: at(17, '10:40'), channel: 'google', requirement: 'hrm' },
      ...{ ...owned, stage: 'Lost', status: 'Completed', lostReason: 'Price' },
    });
    await addFollowup(t, { date: at(18, '23:59'), channel: 'phone' });
    // Before it and after it, and in the trash.
    await addFollowup(t, { date: at(15, '23:59'), channel: 'google' });
    await addFollowup(t, { date: at(19, '00:00'), channel: 'google' });
    await addFollowup(t, { date: at(17, '12:00'), channel: 'google', deletedAt: at(17, '13:00') });

    const google = {
      ...{ came: 2, answered: 2, within15: 0.5, medianMinutes: 25, p90Minutes: 40 },
      ...{ won: 1, lost: 1, wonPaise: 5_000_000_000 },
    };
    const waiting = {
      ...{ came: 1, answered: 0, within15: 0, medianMinutes: null, p90Minutes: null },
      ...{ won: 0, lost: 0, wonPaise: 0 },
    };
    expect(await read(t)).toEqual({
      from: '2026-11-16',
      to: '2026-11-18',
      bySource: [
        { key: 'google', label: 'google', ...google },
        { key: 'phone', label: 'Phone call', ...waiting },
      ],
      byRequirement: expect.arrayContaining([
        expect.objectContaining({ key: 'crm', label: 'CRM Development', medianMinutes: 10, won: 1 }),
        expect.objectContaining({ key: 'hrm', medianMinutes: 40, lost: 1, within15: 0 }),
        { key: '', label: 'Not said', ...waiting },
      ]),
      byOwner: [
        { key: meera._id, label: 'Meera', ...google },
        { key: '', label: 'Nobody', ...waiting },
      ],
      total: { ...google, came: 3 },
    });
  });

  test('wait by the hours that are settled', async () => {
    const t = await startApp();
    await addFollowup(t, { date: at(16, '08:00'), firstResponseAt: at(16, '10:10') });
    expect(await read(t)).toMatchObject({ total: { medianMinutes: 10 } });
    const body = { days: [1], from: '09:00', to: '18:00', holidays: [] };
    await t.call('PUT', '/api/settings/working-hours', { ...(await t.logIn('admin')), body });
    expect(await read(t)).toMatchObject({ total: { medianMinutes: 70 } });
  });

  test('of sources that visitors make up the most frequent are told, and the rest together', async () => {
    const t = await startApp();
    for (let n = 0; n < 60; n++) await addFollowup(t, { date: at(16, '12:00'), channel: `source-${n}` });
    await addFollowup(t, { date: at(16, '12:00'), channel: 'source-59' });
    const { bySource, total } = await read(t);
    expect(bySource).toHaveLength(51);
    expect([bySource[0], bySource[50]]).toMatchObject([
      { key: 'source-59', came: 2 },
      { key: '*', label: 'Others', came: 10 },
    ]);
    expect(total.came).toBe(61);
  });

  test('however many sources visitors make up, it takes as long as with one', async () => {
    const t = await startApp();
    const lead = { ...meera, stage: 'New', deletedAt: null, channel: 'google' };
    const times = { date: at(16, '12:00'), firstResponseAt: at(16, '12:10') };
    const rows = Array.from({ length: 10_000 }, () => ({ _id: newId(), ...lead, ...times }));
    for (let from = 0; from < rows.length; from += 2000)
      await insertRows(t.db, 'followups', rows.slice(from, from + 2000));
    const { headers } = await t.logIn('employee');
    const ask = async (to: number) => {
      const began = performance.now();
      const answer = await t.call('GET', `/api/insights/leads?from=2026-11-16&to=2026-11-${to}`, { headers });
      return { tookMs: performance.now() - began, sources: answer.json().bySource };
    };
    const ofOne = await ask(16);
    await t.db.updateTable('followups').set({ channel: sql`"_id"` }).execute();
    const ofMany = await ask(17);
    expect(ofMany.sources[50]).toMatchObject({ key: '*', came: 9950, answered: 9950, medianMinutes: 10 });
    expect(ofMany.tookMs).toBeLessThan(3 * ofOne.tookMs + 200);
  });

  scenarios([
    { name: 'are not for clients', as: 'user', call: ['GET', '/api/insights/leads'], status: 403 },
    {
      name: 'are those of the last ninety days where none are named',
      as: 'employee',
      call: ['GET', '/api/insights/leads'],
      status: 200,
      answer: { bySource: [], total: { came: 0, medianMinutes: null } },
    },
    {
      name: 'do not end before they begin',
      as: 'employee',
      call: ['GET', '/api/insights/leads?from=2026-11-16&to=2026-11-15'],
      status: 400,
    },
    {
      name: 'are of five years at most',
      as: 'employee',
      call: ['GET', '/api/insights/leads?from=1900-01-01&to=2026-11-15'],
      status: 400,
    },
    {
      name: 'attack 15: are not of a year that there never was',
      as: 'employee',
      call: ['GET', '/api/insights/leads?to=0001-01-01'],
      status: 400,
    },
  ]);
});
