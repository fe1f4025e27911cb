import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { writeMorningMails } from '~/features/reminders/morning-mail.server';
import { dayAfter, momentOf } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { mailsOf, mailTo } from '~/testing/mails';
import { remindOfInterviews } from './server/remind';
import { calendarIn, desk, inDays, inviteIn, invitesTo } from './test-kit';

const ASHA = 'asha@verma.example';
const PANEL = ['arjun@test.example', 'meera@test.example'];

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
