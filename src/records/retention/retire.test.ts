import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { startHousekeeping } from '~/app/housekeeping';
import { DAY, fromNow, now, SECOND } from '~/lib/time';
import { addMonths } from '~/model/retention';
import { idOf, newId } from '~/platform/db/ids';
import { application, storedFiles } from '~/testing/application';
import {
  addCareer,
  addContact,
  addEmployee,
  addEnquiry,
  addFollowup,
  addIotQuote,
} from '~/testing/factories';
import { startApp } from '~/testing/start-app';
import { countRounds } from '~/testing/timing/count-rounds';
import { LOOKED_AT } from './due';
import { retire } from './retire';
import { changed, monthsAgo, names, run } from './test-kit';

describe('what has been kept for its time', () => {
  test('stays as long as there was something between us and whom it is about', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const ask = (name: string, email: string, phone: string) =>
      t.call('POST', '/api/quotes', {
        body: { name, email, phone, city: 'Pune', requirement: 'crm' },
      });
    await ask('talked to', 'asha@verma.example', '9818040101');
    await ask('silent', 'meera@rao.example', '9818040202');
    const long = { date: monthsAgo(30) };
    for (const table of ['enquiries', 'followups'] as const)
      await t.db.updateTable(table).set(long).execute();
    await t.db
      .updateTable('history')
      .set({ at: monthsAgo(30) })
      .execute();
    await t.db
      .updateTable('people')
      .set({ lastAt: monthsAgo(30) })
      .execute();
    const talked = await t.db
      .selectFrom('enquiries')
      .select(['_id', 'personId'])
      .where('name', '=', 'talked to')
      .executeTakeFirstOrThrow();
    await t.db
      .updateTable('people')
      .set({ lastAt: monthsAgo(2) })
      .where('_id', '=', talked.personId ?? '')
      .execute();
    const term = await t.call('GET', `/api/records/enquiry/${talked._id}/term`, { headers });
    expect(term.json().erasedOn.slice(0, 7)).toBe(addMonths(monthsAgo(2), 24).slice(0, 7));
    await run(t);
    expect([await names(t, 'enquiries'), await names(t, 'followups')]).toEqual([
      ['talked to'],
      ['talked to'],
    ]);
    expect(await t.db.selectFrom('people').select('name').execute()).toEqual([{ name: 'talked to' }]);
  });

  test('goes, counted from the last exchange; what is younger stays', async () => {
    const t = await startApp();
    await addEnquiry(t, { name: 'old', date: monthsAgo(24, 1) });
    await addEnquiry(t, { name: 'young', date: monthsAgo(24, -1) });
    const talked = await addEnquiry(t, { name: 'old, but talked to', date: monthsAgo(30) });
    await changed(t, 'enquiry', talked.id, monthsAgo(5), 'updated');
    const followed = await addContact(t, { name: 'old, but followed up', date: monthsAgo(30) });
    const followup = await addFollowup(t, {
      name: 'old follow-up, but remarked',
      date: monthsAgo(28),
      sourceResource: 'contact',
      sourceId: followed.id,
    });
    await changed(t, 'followup', followup.id, monthsAgo(2), 'updated');
    await addFollowup(t, { name: 'old', date: monthsAgo(24, 1) });
    await addIotQuote(t, { name: 'old', date: monthsAgo(24, 1) });
    await run(t);
    expect(await names(t, 'enquiries')).toEqual(['old, but talked to', 'young']);
    expect(await names(t, 'contacts')).toEqual(['old, but followed up']);
    expect(await names(t, 'followups')).toEqual(['old follow-up, but remarked']);
    expect(await names(t, 'iotQuotes')).toEqual([]);
  });

  test('attack 41: an application goes twelve months after it came, read or not, and its CV and mails go with it', async () => {
    const t = await startApp();
    await t.addUser('admin');
    await t.call('POST', '/api/career', { body: application() });
    await t.mailer.flush();
    const { _id } = await t.db.selectFrom('careers').select('_id').executeTakeFirstOrThrow();
    await t.db
      .updateTable('careers')
      .set({ date: monthsAgo(12, 1) })
      .execute();
    await changed(t, 'career', _id, now(), 'opened');
    await addCareer(t, { name: 'young', date: monthsAgo(11) });
    expect(await storedFiles(t)).toHaveLength(1);
    await run(t);
    expect(await names(t, 'careers')).toEqual(['young']);
    expect(await storedFiles(t)).toEqual([]);
    expect(await t.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await t.db.selectFrom('notifications').selectAll().execute()).toEqual([]);
    expect(await fs.readdir(path.join(t.dataDir, 'mail'))).toEqual([]);
    const history = await t.db.selectFrom('history').select(['action', 'userName', 'changes']).execute();
    expect(history).toEqual([{ action: 'purged', userName: 'The retention rule', changes: [] }]);
  });

  test('spam and trash go after thirty days; the record of an employment and its account stay', async () => {
    const t = await startApp();
    await addEnquiry(t, { name: 'old spam', isSpam: true, date: fromNow(-31 * DAY) });
    await addEnquiry(t, { name: 'spam', isSpam: true, date: fromNow(-29 * DAY) });
    const late = await addEnquiry(t, { name: 'spam of yesterday', isSpam: true, date: monthsAgo(3) });
    await changed(t, 'enquiry', late.id, fromNow(-DAY), 'updated');
    await addContact(t, { name: 'old trash', deletedAt: fromNow(-31 * DAY) });
    await addContact(t, { name: 'trash', deletedAt: fromNow(-29 * DAY) });
    const employee = await addEmployee(t, { deletedAt: fromNow(-90 * DAY) });
    await t.db
      .updateTable('users')
      .set({ deletedAt: fromNow(-90 * DAY) })
      .where('_id', '=', employee.userId)
      .execute();
    await t.addUser('user', { name: 'left', deletedAt: fromNow(-31 * DAY) });
    await run(t);
    expect(await names(t, 'enquiries')).toEqual(['spam', 'spam of yesterday']);
    expect(await names(t, 'contacts')).toEqual(['trash']);
    expect(await names(t, 'users')).toEqual(['Ravi Rao']);
    expect(await t.db.selectFrom('employees').select('_id').execute()).toEqual([{ _id: employee.id }]);
  });

  test('mails and notifications go after ninety days, but not a mail that still waits', async () => {
    const t = await startApp();
    const user = await t.addUser('admin');
    const mail = (status: 'sent' | 'queued' | 'failed', days: number) => ({
      _id: idOf(Date.now() - days * DAY, 0),
      template: 'enquiry-receipt',
      recipient: `${status}.${days}@test.example`,
      data: '{}',
      status,
      nextAttemptAt: now(),
      lastError: null,
      createdAt: now(),
      sentAt: null,
    });
    const mails = [mail('sent', 91), mail('failed', 91), mail('queued', 91), mail('sent', 89)];
    await t.db.insertInto('outbox').values(mails).execute();
    await t.db
      .insertInto('notifications')
      .values(
        [91, 89].map((days) => ({
          _id: idOf(Date.now() - days * DAY, 0),
          userId: user._id,
          resource: 'enquiry',
          recordId: newId(),
          kind: 'lead' as const,
          text: `${days}`,
          createdAt: now(),
        })),
      )
      .execute();
    await run(t);
    const left = await t.db.selectFrom('outbox').select('recipient').orderBy('_id').execute();
    expect(left.map(({ recipient }) => recipient)).toEqual([
      'queued.91@test.example',
      'sent.89@test.example',
    ]);
    expect(await t.db.selectFrom('notifications').select('text').execute()).toEqual([{ text: '89' }]);
  });

  test('goes once, whoever erases it', async () => {
    const t = await startApp();
    for (let n = 0; n < 30; n++) await addContact(t, { name: `${n}`, deletedAt: fromNow(-31 * DAY) });
    await Promise.all([run(t), run(t), run(t)]);
    const purged = await t.db
      .selectFrom('history')
      .select('recordId')
      .where('action', '=', 'purged')
      .execute();
    expect([purged.length, new Set(purged.map(({ recordId }) => recordId)).size]).toEqual([30, 30]);
    expect(await names(t, 'contacts')).toEqual([]);
  });

  test('stays when somebody brings it back while others go', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    let last = '';
    for (let n = 0; n < 20; n++) {
      last = (await addContact(t, { name: `${n}`, deletedAt: fromNow(-60 * DAY + n * SECOND) })).id;
    }
    let restoring: Promise<{ statusCode: number }> | undefined;
    await retire(t, () => {
      restoring ??= t
        .call('POST', `/api/records/contact/${last}/restore`, { headers })
        .then((answer) => answer);
      return false;
    });
    expect((await restoring)?.statusCode).toBe(200);
    expect(await names(t, 'contacts')).toEqual(['19']);
  });

  test('is found behind more of the same day than are looked at in one statement, and others are heard between one and the next', async () => {
    const t = await startApp();
    const date = monthsAgo(30);
    for (let n = 0; n < 2 * LOOKED_AT; n++) {
      const { id } = await addEnquiry(t, { name: `talked to ${n}`, date });
      await changed(t, 'enquiry', id, monthsAgo(5), 'updated');
    }
    for (let n = 0; n < 12; n++) await addEnquiry(t, { name: 'silent', date });
    const meanwhile = countRounds();
    await run(t);
    expect(meanwhile()).toBeGreaterThanOrEqual(2 + 12);
    const left = await names(t, 'enquiries');
    expect([left.length, left.includes('silent')]).toEqual([2 * LOOKED_AT, false]);
  });

  test('stops at the record in hand', async () => {
    const t = await startApp();
    for (let n = 0; n < 3; n++) await addContact(t, { deletedAt: fromNow(-31 * DAY) });
    let asked = 0;
    await retire(t, () => ++asked > 1);
    expect(await names(t, 'contacts')).toHaveLength(2);
  });
});

test('housekeeping erases soon after a start: a process that never lives for an hour does so, too', async () => {
  const t = await startApp();
  await addContact(t, { deletedAt: fromNow(-31 * DAY) });
  // Only while it is set: what the database waits for must not stand still.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  // Those who look more often would ask the database meanwhile, by a clock that is put on.
  const features = t.features.map(({ recurring: _often, ...feature }) => feature);
  const log = { error: (fault: unknown) => expect(fault).toBeUndefined() };
  const stop = startHousekeeping({ ...t, features }, log);
  vi.advanceTimersByTime(30 * SECOND);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await names(t, 'contacts')).toEqual([]), 60_000);
  await stop();
});
