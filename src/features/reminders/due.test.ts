import { describe, expect, test } from 'vitest';
import { addFollowup } from '~/testing/factories';
import { startApp } from '~/testing/start-app';
import { ringForDue } from './due.server';
import { writeMorningMails } from './morning-mail.server';
import { at, bells, day, morningMails, path, setClock } from './test-kit';

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

  test('that had to wait for its server says nothing to whoever has left meanwhile', async () => {
    const t = await startApp();
    const ravi = await t.addUser('employee');
    await addFollowup(t, { ownerId: ravi._id, nextDate: at(day), name: 'Asha' });
    setClock('09:00');
    expect(await writeMorningMails(t.db)).toBe(1);
    await t.db.updateTable('users').set({ role: 'user' }).where('_id', '=', ravi._id).execute();
    await t.mailer.flush();
    expect(await t.db.selectFrom('outbox').select('status').execute()).toEqual([{ status: 'dropped' }]);
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
