import { describe, expect, test } from 'vitest';
import { fromNow, MINUTE, now } from '~/lib/time';
import { application, careers, ravi } from '~/testing/application';
import { mailsOf, mailTo } from '~/testing/mails';
import { startApp } from '~/testing/start-app';
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

describe('an interview that is cancelled by hand while a refusal waits', () => {
  test('stays cancelled when the refusal is taken back, and everybody is told at once, each once', async () => {
    const d = await desk();
    const [one, other] = [await d.added(), await d.added({ at: inDays(6) })];
    await d.clear();
    const { undo } = (await d.setStage({ status: 'Rejected' })).json();
    for (let n = 0; n < 2; n++) expect((await d.cancel(one)).statusCode).toBe(200);
    await d.t.mailer.flush();
    for (const address of [ASHA, ...PANEL])
      expect((await invitesTo(d.t, address)).map((mail) => inviteIn(mail).event?.sequence)).toEqual([1]);
    expect((await d.t.call('POST', `/api/career/undo/${undo}`, d.staff)).statusCode).toBe(200);
    const rows = new Map<string, string | null>(
      (await d.list()).map((row: { _id: string; cancelledAt: string | null }) => [row._id, row.cancelledAt]),
    );
    expect([rows.get(one), rows.get(other)]).toEqual([expect.any(String), null]);
    expect(await d.queued()).toEqual([]);
    const answer = await d.t.call('GET', `/api/records/career/${d.id}/history?limit=50`, d.staff);
    expect(JSON.stringify(answer.json()).match(/"to":"cancelled"/g)).toHaveLength(1);
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
    const account = await t.logIn('user', { email: ravi.email });
    const inAccount = async () => (await t.call('GET', '/api/my/requests', account)).json().items[0].stage;
    const event = async () => calendarIn((await t.call('GET', `${url}/interview.ics`)).body).event;
    const before = [await read(), await inAccount(), await event()];
    await t.call('PUT', `/api/career/${id}/stage`, { ...staff, body: { status: 'Rejected' } });
    expect([await read(), await inAccount(), await event()]).toEqual(before);
    await t.db.updateTable('outbox').set({ nextAttemptAt: now() }).where('status', '=', 'queued').execute();
    await t.db.updateTable('interviews').set({ cancelledAt: now() }).execute();
    await t.mailer.flush();
    expect(await read()).toMatchObject({ stage: 'Rejected', interview: null });
    expect(await inAccount()).toBe('Closed');
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

  test('and withdraws while a refusal waits is told at once as well, and nobody takes that back', async () => {
    const { t, id, url, staff } = await invited();
    await t.mailer.flush();
    await t.call('PUT', `/api/career/${id}/stage`, { ...staff, body: { status: 'Rejected' } });
    await t.call('POST', `${url}/withdraw`);
    await t.mailer.flush();
    for (const address of [ravi.email, 'meera@test.example'])
      expect((await invitesTo(t, address)).map((mail) => inviteIn(mail).method)).toEqual([
        'REQUEST',
        'CANCEL',
      ]);
    await t.call('PUT', `/api/career/${id}/stage`, { ...staff, body: { status: 'In Review' } });
    const rows = await t.db.selectFrom('interviews').select('cancelledAt').execute();
    expect(rows).toEqual([{ cancelledAt: expect.any(String) }]);
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

test('an account that is gone for good is in no panel any more', async () => {
  const d = await desk();
  await d.added();
  const admin = await d.t.logIn('admin');
  await d.t.call('DELETE', `/api/user/${d.meera._id}`, admin);
  expect((await d.list())[0].panel).toMatchObject([{ name: 'Arjun Sen' }, { isUsable: false }]);
  await d.t.call('DELETE', `/api/records/user/${d.meera._id}/purge`, admin);
  expect((await d.list())[0].panel).toMatchObject([{ name: 'Arjun Sen' }]);
});
