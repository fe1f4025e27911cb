import { describe, expect, test } from 'vitest';
import { dayAfter, dayOf, momentOf } from '~/lib/time';
import { addFollowup } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import { at, path } from './test-kit';

describe('the calendar', () => {
  async function withCalendar() {
    const t = await startApp();
    const { headers, user } = await t.logIn('employee');
    const made = await t.call('POST', `${path}/calendar`, { headers });
    const addressOf = (url: string) => new URL(url).pathname;
    return { ...t, headers, user, address: addressOf(made.json().calendarUrl), addressOf };
  }

  test('shows what is mine and open, at its hour or for the day', async () => {
    const t = await withCalendar();
    const mine = { ownerId: t.user._id };
    const soon = dayAfter(dayOf(new Date().toISOString()), 3);
    await addFollowup(t, {
      ...mine,
      nextDate: at(soon),
      nextTime: '14:30',
      nextKind: 'call',
      name: 'Asha; "Verma"',
    });
    await addFollowup(t, { ...mine, nextDate: at(soon), name: 'Meera' });
    await addFollowup(t, { ...mine, nextDate: at(soon), name: 'Done', status: 'Completed', stage: 'Won' });
    await addFollowup(t, { nextDate: at(soon), name: 'Nobody’s' });
    const answer = await t.call('GET', t.address);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const utc = momentOf(soon, '14:30').replace(/[-:]|\.000/g, '');
    const lines = answer.body.replaceAll('\r\n ', '').split('\r\n');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines).toContain(`DTSTART:${utc}`);
    expect(lines).toContain('SUMMARY:Call Asha\\; "Verma"');
    expect(lines).toContain(`DTSTART;VALUE=DATE:${soon.replaceAll('-', '')}`);
    expect(answer.body).not.toMatch(/Done|Nobody/);
  });

  test('attack 60: a new address ends the old one, and who is blocked or no longer works here shows nothing', async () => {
    const t = await withCalendar();
    const second = await t.call('POST', `${path}/calendar`, t);
    const address = t.addressOf(second.json().calendarUrl);
    const statusOf = async (url: string) => (await t.call('GET', url)).statusCode;
    expect([await statusOf(t.address), await statusOf(address)]).toEqual([404, 200]);
    await t.db.updateTable('users').set({ isBlocked: true }).where('_id', '=', t.user._id).execute();
    expect(await statusOf(address)).toBe(404);
    await t.db
      .updateTable('users')
      .set({ isBlocked: false, role: 'user' })
      .where('_id', '=', t.user._id)
      .execute();
    expect(await statusOf(address)).toBe(404);
  });

  test.each<[string, ...object[]]>([
    ['leave', { role: 'user' }, { role: 'employee' }],
    ['are shut out', { isBlocked: true }, { isBlocked: false }],
  ])('attack 60: who come back after they %s have no address until they make one', async (_, ...changes) => {
    const t = await withCalendar();
    const admin = await t.logIn('admin', { email: 'chief@peepal.example' });
    for (const change of changes) {
      const body = { _id: t.user._id, ...change };
      const set = await t.call('PUT', '/api/user/edit-user', { headers: admin.headers, body });
      expect(set.statusCode, set.body).toBe(200);
    }
    expect((await t.call('GET', t.address)).statusCode).toBe(404);
  });

  scenarios([
    { name: 'attack 15: an address that is none', call: ['GET', "/api/calendar/1'--.ics"], status: 404 },
  ]);
});
