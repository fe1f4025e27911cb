import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dayAfter, dayOf, momentOf } from '~/lib/time';
import { usualChoices } from '~/model/notices/notice-choices';
import { addFollowup, asha } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';
import { ringForDue } from './due.server';
import { writeMorningMails } from './morning-mail.server';

const path = '/api/settings/my-notices';
/** A Thursday that has been: ids never go back, and after days to come those of other tests would be of then. */
const day = '2026-11-12';
const at = (date: string) => `${date}T00:00:00.000Z`;

function setClock(time: string, date = day) {
  vi.useFakeTimers({ now: new Date(momentOf(date, time)), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

const bells = ({ db }: StartedApp) =>
  db.selectFrom('notifications').select(['userId', 'kind', 'text']).orderBy('_id').execute();
const morningMails = ({ db }: StartedApp) =>
  db.selectFrom('outbox').select(['recipient', 'data']).where('template', '=', 'morning').execute();

describe('what I want to hear', () => {
  test('is what is usual until I choose, and one choice leaves the others', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    const read = async () => (await t.call('GET', path, { headers })).json();
    expect(await read()).toEqual({ ...usualChoices, calendarUrl: null });
    const quiet = { from: '21:00', to: '08:00' };
    await t.call('PUT', path, { headers, body: { quiet } });
    await t.call('PUT', path, { headers, body: { newLead: { bell: false, mail: true } } });
    const chosen = { ...usualChoices, quiet, newLead: { bell: false, mail: true } };
    expect(await read()).toEqual({ ...chosen, calendarUrl: null });
    const other = await t.logIn('employee');
    expect((await t.call('GET', path, other)).json()).toEqual({ ...usualChoices, calendarUrl: null });
  });

  test('two choices at the same moment are both stored', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    const put = (body: object) => t.call('PUT', path, { headers, body });
    await Promise.all([put({ due: false }), put({ digest: false }), put({ assigned: false })]);
    const { due, digest, assigned } = (await t.call('GET', path, { headers })).json();
    expect([due, digest, assigned]).toEqual([false, false, false]);
  });

  test('who wants to hear only of what is theirs has no bell for what comes in', async () => {
    const t = await startApp();
    const [loud, still] = [await t.logIn('employee'), await t.logIn('employee')];
    await t.call('PUT', path, { headers: still.headers, body: { newLead: { bell: false, mail: false } } });
    const body = { name: 'Asha', email: 'asha@verma.example', phone: '9818040101', city: 'Pune' };
    await t.call('POST', '/api/quotes', { body: { ...body, requirement: 'crm' } });
    const unread = async ({ headers }: typeof loud) =>
      (await t.call('GET', '/api/notifications', { headers })).json();
    expect(await unread(loud)).toMatchObject({ unread: 1, items: [{}] });
    expect(await unread(still)).toMatchObject({ unread: 0, items: [] });
  });

  scenarios([
    { name: 'is nothing for clients', as: 'user', call: ['GET', path], status: 403 },
    { name: 'nor for visitors', call: ['GET', path], status: 401 },
    {
      name: 'an absence that ends before it begins is none',
      as: 'employee',
      call: ['PUT', path, { away: { from: '2026-11-13', to: '2026-11-12' } }],
      status: 400,
    },
    {
      name: 'attack 15: an hour that is none',
      as: 'employee',
      call: ['PUT', path, { quiet: { from: '25:00', to: '08:00' } }],
      status: 400,
    },
    {
      name: 'an admin says that somebody is away',
      given: async (t) => ({ id: (await t.addUser('employee'))._id }),
      as: 'admin',
      call: ['PUT', '/api/settings/away/:id', { away: { from: day, to: day } }],
      status: 200,
    },
    {
      name: 'a colleague does not',
      given: async (t) => ({ id: (await t.addUser('employee'))._id }),
      as: 'employee',
      call: ['PUT', '/api/settings/away/:id', { away: null }],
      status: 403,
    },
    {
      name: 'nobody is away who does not work here',
      given: async (t) => ({ id: (await t.addUser('user'))._id }),
      as: 'admin',
      call: ['PUT', '/api/settings/away/:id', { away: null }],
      status: 400,
    },
  ]);
});

describe('leads and letters', () => {
  async function staffed() {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const [here, other] = [await t.logIn('employee'), await t.logIn('employee')];
    const staff = [here.user._id, other.user._id];
    const body = { mode: 'round-robin', staff, rules: {} };
    expect((await t.call('PUT', '/api/settings/assignment', { ...admin, body })).statusCode).toBe(200);
    const ask = (n: number) =>
      t.call('POST', '/api/quotes', {
        body: { ...asha, email: `${n}@verma.example`, phone: `98180401${n}` },
      });
    return { ...t, admin, here, other, ask };
  }

  test('go to others while somebody is away', async () => {
    const t = await staffed();
    const today = dayOf(new Date().toISOString());
    const body = { away: { from: today, to: today } };
    await t.call('PUT', `/api/settings/away/${t.other.user._id}`, { ...t.admin, body });
    for (const n of [11, 12, 13]) await t.ask(n);
    const owners = await t.db.selectFrom('followups').select('ownerId').execute();
    expect(owners).toEqual(Array(3).fill({ ownerId: t.here.user._id }));
  });

  test('wait for the end of quiet hours, and are not written to who does not want them', async () => {
    setClock('22:15');
    const t = await staffed();
    await t.call('PUT', path, { ...t.here, body: { quiet: { from: '21:00', to: '08:00' } } });
    await t.call('PUT', path, {
      ...t.other,
      body: { assigned: false, newLead: { bell: false, mail: false } },
    });
    for (const n of [11, 12]) await t.ask(n);
    for (const { user } of [t.here, t.other])
      await t.call('POST', '/api/followup', {
        ...t.admin,
        body: {
          name: 'Meera',
          mobile: '9818040155',
          email: 'meera@x.example',
          status: 'Pending',
          ownerId: user._id,
        },
      });
    const mails = await t.db
      .selectFrom('outbox')
      .select(['recipient', 'nextAttemptAt'])
      .where('recipient', 'in', [t.here.user.email, t.other.user.email])
      .execute();
    const later = { recipient: t.here.user.email, nextAttemptAt: momentOf(dayAfter(day, 1), '08:00') };
    expect(mails).toEqual([later, later]);
    const rung = await bells(t);
    expect(rung.map(({ userId }) => userId)).toEqual([t.here.user._id, t.here.user._id]);
  });
});

describe('the bell when something is due', () => {
  test('rings at its hour, or when work begins, once however many look', async () => {
    const t = await startApp();
    const ravi = await t.addUser('employee');
    const mine = { ownerId: ravi._id, nextDate: at(day) };
    await addFollowup(t, { ...mine, name: 'Asha', nextTime: '14:30', nextKind: 'call' });
    await addFollowup(t, { ...mine, name: 'Meera' });
    await addFollowup(t, { ...mine, name: 'Done', status: 'Completed', stage: 'Won' });
    await addFollowup(t, { ...mine, name: 'Tomorrow', nextDate: at('2026-11-13') });
    await addFollowup(t, { nextDate: at(day), name: 'Nobody’s' });
    setClock('09:59');
    expect(await ringForDue(t.db, '10:00')).toBe(0);
    setClock('10:00');
    await ringForDue(t.db, '10:00');
    setClock('14:30');
    await Promise.all([1, 2, 3].map(() => ringForDue(t.db, '10:00')));
    expect(await bells(t)).toEqual([
      { userId: ravi._id, kind: 'due', text: 'Follow up Meera today' },
      { userId: ravi._id, kind: 'due', text: 'Call Asha at 14:30' },
    ]);
  });

  test('waits for the end of quiet hours, and does not ring for who chose so or is away', async () => {
    const t = await startApp();
    const [quiet, off, away] = [
      await t.logIn('employee'),
      await t.logIn('employee'),
      await t.logIn('employee'),
    ];
    const choose = ({ headers }: typeof quiet, body: object) => t.call('PUT', path, { headers, body });
    await choose(quiet, { quiet: { from: '13:00', to: '15:00' } });
    await choose(off, { due: false });
    await choose(away, { away: { from: day, to: day } });
    for (const { user } of [quiet, off, away])
      await addFollowup(t, { ownerId: user._id, nextDate: at(day), nextTime: '14:00', name: 'Asha' });
    setClock('14:00');
    expect(await ringForDue(t.db, '10:00')).toBe(0);
    setClock('15:00');
    expect(await ringForDue(t.db, '10:00')).toBe(1);
    expect(await bells(t)).toMatchObject([{ userId: quiet.user._id }]);
  });

  test('attack 49: as many as one who is in quiet hours has due keep nobody else’s bell waiting', async () => {
    const t = await startApp();
    const [quiet, other] = [await t.logIn('employee'), await t.addUser('employee')];
    await t.call('PUT', path, { headers: quiet.headers, body: { quiet: { from: '13:00', to: '15:00' } } });
    const due = { nextDate: at(day), nextTime: '14:00' };
    for (let n = 0; n < 200; n++) await addFollowup(t, { ...due, ownerId: quiet.user._id });
    await addFollowup(t, { ...due, ownerId: other._id, name: 'Asha' });
    setClock('14:00');
    await ringForDue(t.db, '10:00');
    expect(await bells(t)).toEqual([{ userId: other._id, kind: 'due', text: 'Follow up Asha at 14:00' }]);
  });
});

describe('the morning mail', () => {
  test('goes once on a working day to whom something waits for, and names what', async () => {
    const t = await startApp();
    const [ravi, idle] = [await t.addUser('employee'), await t.addUser('employee')];
    await addFollowup(t, {
      ownerId: ravi._id,
      nextDate: at('2026-11-10'),
      name: 'Late Lata',
      nextKind: 'mail',
    });
    await addFollowup(t, {
      ownerId: ravi._id,
      nextDate: at(day),
      nextTime: '16:00',
      name: 'Asha',
      nextKind: 'call',
    });
    await addFollowup(t, { ownerId: idle._id, nextDate: at('2026-11-13'), name: 'Later' });
    setClock('08:59');
    expect(await writeMorningMails(t.db)).toBe(0);
    setClock('09:00');
    const written = await Promise.all([1, 2, 3].map(() => writeMorningMails(t.db)));
    expect(written.reduce((sum, one) => sum + one)).toBe(1);
    expect(await morningMails(t)).toEqual([{ recipient: ravi.email, data: { userId: ravi._id, day } }]);
    // Whatever comes in the course of the day is no reason for another.
    await addFollowup(t, { ownerId: idle._id, nextDate: at(day), name: 'New' });
    expect(await writeMorningMails(t.db)).toBe(0);
  });

  test.each([
    ['a Sunday', '2026-11-15', '09:00', {}],
    ['the afternoon', day, '13:00', {}],
    ['a day without', day, '09:00', { digest: false }],
    ['an absence', day, '09:00', { away: { from: day, to: day } }],
  ])('not on %s', async (_name, date, time, body) => {
    const t = await startApp();
    const { headers, user } = await t.logIn('employee');
    await t.call('PUT', path, { headers, body });
    await addFollowup(t, { ownerId: user._id, nextDate: at('2026-11-03') });
    setClock(time, date);
    expect(await writeMorningMails(t.db)).toBe(0);
  });
});

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

  scenarios([
    { name: 'attack 15: an address that is none', call: ['GET', "/api/calendar/1'--.ics"], status: 404 },
  ]);
});
