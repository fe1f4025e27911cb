import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { writeMorningMails } from '~/features/reminders/morning-mail.server';
import { dayAfter, fromNow, MINUTE, momentOf, now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { application, careers, ravi } from '~/testing/application';
import { mailsOf, mailTo } from '~/testing/mails';
import { startApp } from '~/testing/start-app';
import { remindOfInterviews } from './server/remind';
import { calendarIn, desk, inDays, inviteIn, invitesTo } from './test-kit';

const ASHA = 'asha@verma.example';
const PANEL = ['arjun@test.example', 'meera@test.example'];

type Desk = Awaited<ReturnType<typeof desk>>;

describe('what ends an application cancels what is to come', () => {
  test.each<[string, (d: Desk) => Promise<unknown>]>([
    ['a refusal', ({ setStage }) => setStage({ status: 'Rejected' })],
    ['a refusal without a mail', ({ setStage }) => setStage({ status: 'Rejected', mail: false })],
    [
      'a refusal of many',
      ({ t, id, staff }) =>
        t.call('POST', '/api/records/career/bulk', {
          ...staff,
          body: { ids: [id], set: { status: 'Rejected' } },
        }),
    ],
    ['that somebody is hired', ({ setStage }) => setStage({ status: 'Hired' })],
    ['the trash', async ({ t, id }) => t.call('DELETE', `/api/career/${id}`, await t.logIn('admin'))],
  ])('%s', async (_name, end) => {
    const d = await desk();
    const [been, one] = [await d.added(), await d.added({ at: inDays(6) })];
    await d.t.db
      .updateTable('interviews')
      .set({ at: fromNow(-90 * MINUTE) })
      .where('_id', '=', been)
      .execute();
    await d.clear();
    await end(d);
    const told = await d.queued();
    expect(told.sort()).toEqual([...PANEL, ASHA].sort().map((to) => [to, 'cancelled', 1]));
    await d.letItGo();
    for (const address of [ASHA, ...PANEL])
      expect((await invitesTo(d.t, address)).map((mail) => inviteIn(mail).method)).toEqual(['CANCEL']);
    const rows = await d.t.db.selectFrom('interviews').select(['_id', 'cancelledAt']).execute();
    expect(rows.filter(({ cancelledAt }) => cancelledAt !== null).map(({ _id }) => _id)).toEqual([one]);
  });

  test('for whoever turns out to be spam without a word to them', async () => {
    const d = await desk();
    await d.added();
    await d.clear();
    await d.t.call('PUT', '/api/records/career/spam', { ...d.staff, body: { ids: [d.id], isSpam: true } });
    expect((await d.queued()).map(([to]) => to).sort()).toEqual(PANEL);
  });

  test('and it goes on where that is taken back before anybody was told', async () => {
    const d = await desk();
    await d.added();
    await d.t.mailer.flush();
    const { undo } = (await d.setStage({ status: 'Rejected' })).json();
    expect(await d.queued()).toHaveLength(3);
    expect(await d.list()).toMatchObject([{ cancelledAt: expect.any(String) }]);
    expect((await d.t.call('POST', `/api/career/undo/${undo}`, d.staff)).statusCode).toBe(200);
    expect(await d.list()).toMatchObject([{ cancelledAt: null }]);
    expect(await d.queued()).toEqual([]);
    const body = { ids: [d.id], set: { status: 'Rejected' } };
    const many = (await d.t.call('POST', '/api/records/career/bulk', { ...d.staff, body })).json();
    expect(await d.queued()).toHaveLength(3);
    expect((await d.t.call('POST', `/api/records/undo/${many.undo}`, d.staff)).statusCode).toBe(200);
    expect([await d.queued(), await d.list()]).toMatchObject([[], [{ cancelledAt: null }]]);
    // The trash can be left in the same way.
    const admin = await d.t.logIn('admin');
    await d.t.call('DELETE', `/api/career/${d.id}`, admin);
    expect(await d.queued()).toHaveLength(3);
    await d.t.call('POST', `/api/records/career/${d.id}/restore`, admin);
    expect([await d.queued(), await d.list()]).toMatchObject([[], [{ cancelledAt: null }]]);
  });

  test('where some were told, everybody is invited anew; where all were, it stays cancelled', async () => {
    const d = await desk();
    await d.added();
    await d.clear();
    await d.setStage({ status: 'Rejected', mail: false });
    await d.t.db.updateTable('outbox').set({ nextAttemptAt: now() }).where('recipient', '=', ASHA).execute();
    await d.t.mailer.flush();
    await d.setStage({ status: 'Interview', mail: false });
    expect((await d.queued()).sort()).toEqual([...PANEL, ASHA].sort().map((to) => [to, 'changed', 2]));
    await d.clear();
    await d.setStage({ status: 'Rejected', mail: false });
    await d.letItGo();
    await d.setStage({ status: 'Interview', mail: false });
    expect([await d.queued(), await d.list()]).toMatchObject([[], [{ cancelledAt: expect.any(String) }]]);
  });
});

describe('who has applied', () => {
  async function invited() {
    const t = await startApp();
    await t.call('POST', '/api/career', { body: application() });
    const token = /\/application\/([\w-]{43})/.exec((await mailTo(t, ravi.email)).text ?? '')?.[1] ?? '';
    const id = (await careers(t))[0]?._id ?? '';
    const staff = await t.logIn('employee');
    const meera = await t.addUser('employee', { name: 'Meera Nair', email: 'meera@test.example' });
    const body = { at: inDays(5), minutes: 45, place: 'https://meet.example/ravi', panel: [meera._id] };
    await t.call('POST', `/api/career/${id}/interviews`, { ...staff, body });
    const url = `/api/public/applications/${token}`;
    const read = async () => (await t.call('GET', url)).json();
    return { t, id, url, read, staff, body };
  }

  test('reads the next interview on their page, and has it as a file', async () => {
    const { t, url, read, body } = await invited();
    const { at, minutes, place } = body;
    expect(await read()).toMatchObject({ interview: { at, minutes, place } });
    const file = await t.call('GET', `${url}/interview.ics`);
    expect(file.headers['content-type']).toContain('text/calendar');
    const { event } = calendarIn(file.body);
    const [mail] = await invitesTo(t, ravi.email);
    expect(event).toMatchObject({
      uid: inviteIn(mail).event?.uid,
      start: at,
      location: place,
      attendees: [],
    });
    expect(file.body).not.toContain('Meera');
    expect((await t.call('GET', `/api/public/applications/${'x'.repeat(43)}/interview.ics`)).statusCode).toBe(
      404,
    );
  });

  test('attack 64: reads of no refusal before it is sent, also not in what becomes of an interview', async () => {
    const { t, id, url, read, staff } = await invited();
    await t.call('PUT', `/api/career/${id}/stage`, { ...staff, body: { status: 'Interview' } });
    const before = await read();
    await t.call('PUT', `/api/career/${id}/stage`, { ...staff, body: { status: 'Rejected' } });
    expect(await read()).toEqual(before);
    await t.db.updateTable('outbox').set({ nextAttemptAt: now() }).where('status', '=', 'queued').execute();
    await t.db.updateTable('interviews').set({ cancelledAt: now() }).execute();
    await t.mailer.flush();
    expect(await read()).toMatchObject({ stage: 'Rejected', interview: null });
    expect((await t.call('GET', `${url}/interview.ics`)).statusCode).toBe(404);
  });

  test('and withdraws is told at once, as is the panel', async () => {
    const { t, url, read } = await invited();
    await t.mailer.flush();
    await t.call('POST', `${url}/withdraw`);
    for (const address of [ravi.email, 'meera@test.example'])
      expect((await invitesTo(t, address)).map((mail) => inviteIn(mail).method)).toEqual([
        'REQUEST',
        'CANCEL',
      ]);
    expect(await read()).toMatchObject({ stage: 'Withdrawn', interview: null });
  });

  test('attack 41: and is erased is written no more, and named to nobody', async () => {
    const { t, url } = await invited();
    await t.mailer.flush();
    expect((await t.call('POST', `${url}/erase`)).statusCode).toBe(200);
    const mails = await mailsOf(t);
    const last = mails.at(-1);
    expect(mails.flatMap(({ to }) => to?.map((one) => one.address))).toEqual(['meera@test.example']);
    expect(inviteIn(last)).toMatchObject({ method: 'CANCEL', event: { summary: 'Interview', sequence: 2 } });
    expect(JSON.stringify(last)).not.toMatch(/Ravi|rao|meet\.example/i);
    for (const table of ['interviews', 'interviewers'] as const)
      expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(JSON.stringify(await t.db.selectFrom('outbox').selectAll().execute())).not.toMatch(/ravi|meet\./i);
  });
});

describe('the day before', () => {
  /** A Thursday that has been: ids never go back, and after days to come those of other tests would be of then. */
  const day = '2026-11-12';

  function setClock(time: string, date = day) {
    vi.useFakeTimers({ now: new Date(momentOf(date, time)), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
  }

  async function planned(at: string) {
    const d = await desk();
    const _id = newId();
    const row = { _id, careerId: d.id, at, minutes: 45, place: 'Sector 16', sequence: 0, createdAt: at };
    await d.t.db
      .insertInto('interviews')
      .values({ ...row, cancelledAt: null, remindedAt: null, userId: null })
      .execute();
    const panel = [d.meera._id, d.arjun._id].map((userId) => ({ interviewId: _id, userId }));
    await d.t.db.insertInto('interviewers').values(panel).execute();
    return { ...d, _id };
  }

  test('everybody is reminded once, from nine in India, however many look', async () => {
    const d = await planned(momentOf(dayAfter(day, 1), '00:10'));
    setClock('08:59');
    expect(await remindOfInterviews(d.t.db)).toBe(0);
    setClock('09:00');
    const counts = await Promise.all([1, 2, 3].map(() => remindOfInterviews(d.t.db)));
    expect(counts.reduce((sum, one) => sum + one)).toBe(1);
    expect(await remindOfInterviews(d.t.db)).toBe(0);
    const mails = await mailsOf(d.t);
    expect(mails.flatMap(({ to }) => to?.map((one) => one.address)).sort()).toEqual([...PANEL, ASHA].sort());
    expect(mails[0]?.text).toContain('Fri 13 Nov 2026, 00:10 India time');
    expect(mails.flatMap(({ attachments }) => attachments)).toEqual([]);
  });

  test('or later, if nobody could be then; never of what is over', async () => {
    const d = await planned(momentOf(dayAfter(day, 1), '15:00'));
    setClock('07:30', dayAfter(day, 1));
    expect(await remindOfInterviews(d.t.db)).toBe(1);
    await d.t.db.updateTable('interviews').set({ remindedAt: null }).execute();
    setClock('15:01', dayAfter(day, 1));
    expect(await remindOfInterviews(d.t.db)).toBe(0);
  });

  test('not of what is cancelled or moved before the letter is written, nor who is blocked', async () => {
    const d = await planned(momentOf(dayAfter(day, 1), '15:00'));
    setClock('10:00');
    await d.t.db.updateTable('users').set({ isBlocked: true }).where('_id', '=', d.meera._id).execute();
    await remindOfInterviews(d.t.db);
    expect((await d.queued()).map(([to]) => to).sort()).toEqual(['arjun@test.example', ASHA]);
    await d.t.db
      .updateTable('interviews')
      .set({ at: momentOf(dayAfter(day, 4), '15:00') })
      .execute();
    expect(await mailsOf(d.t)).toEqual([]);
  });

  test('nobody who was invited that late', async () => {
    const d = await desk();
    setClock('12:00');
    await d.added({ at: momentOf(dayAfter(day, 1), '15:00') });
    await d.clear();
    expect(await remindOfInterviews(d.t.db)).toBe(0);
    const moved = await d.added({ at: momentOf(dayAfter(day, 5), '15:00') });
    await d.put(moved, { at: momentOf(dayAfter(day, 6), '15:00') });
    setClock('09:30', dayAfter(day, 5));
    expect(await remindOfInterviews(d.t.db)).toBe(1);
  });

  test('and in the morning it stands in the mail of what is due', async () => {
    const d = await planned(momentOf(day, '15:00'));
    setClock('09:00');
    expect(await writeMorningMails(d.t.db)).toBe(2);
    expect((await mailTo(d.t, 'meera@test.example')).text).toContain('Interview with Asha Verma: 15:00');
  });
});

describe('the private calendar of each of the staff', () => {
  test('shows theirs and nobody else’s, and what is cancelled no more', async () => {
    const d = await desk();
    const mine = await d.added({ panel: [d.staff.user._id] });
    await d.added({ panel: [d.meera._id], at: inDays(7) });
    const { calendarUrl } = (await d.t.call('POST', '/api/settings/my-notices/calendar', d.staff)).json();
    const { pathname } = new URL(calendarUrl);
    const feed = async () => calendarIn((await d.t.call('GET', pathname)).body).events;
    expect(await feed()).toMatchObject([
      { summary: 'Interview: Asha Verma', start: d.planned.at, location: 'Sector 16', sequence: 0 },
    ]);
    const [mail] = await invitesTo(d.t, d.staff.user.email);
    expect((await feed())[0]?.uid).toBe(inviteIn(mail).event?.uid);
    await d.cancel(mine);
    expect(await feed()).toEqual([]);
  });
});

test('an account that is gone for good is in no panel any more', async () => {
  const d = await desk();
  await d.added();
  const admin = await d.t.logIn('admin');
  await d.t.call('DELETE', `/api/user/${d.meera._id}`, admin);
  expect((await d.list())[0].panel).toMatchObject([{ name: 'Arjun Sen' }, { isUsable: false }]);
  await d.t.call('DELETE', `/api/records/user/${d.meera._id}/purge`, admin);
  expect((await d.list())[0].panel).toMatchObject([{ name: 'Arjun Sen' }]);
});
