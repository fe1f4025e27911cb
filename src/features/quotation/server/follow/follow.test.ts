import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dayAfter, momentOf } from '~/lib/time';
import { addFollowup } from '~/testing/factories';
import { mailsOf } from '~/testing/mails';
import type { StartedApp } from '~/testing/start-app';
import { publicCall as customerOf, desk as deskOf, line, send as sendBy } from '../test-kit';
import { lookAtDays } from './days';

/** A Thursday that has been; four working days later it is Tuesday. */
const THURSDAY = '2026-11-12';
const TUESDAY = '2026-11-17';

/** What a quotation of one line comes to there. */
const TOTAL = 59_000;

async function desk(lead?: Parameters<typeof deskOf>[0]) {
  const given = await deskOf(lead);
  const { call, followupId } = given;
  const send = (id: string) => sendBy(call, id);
  const leadNow = async () => (await call('GET', `/records/followup/${followupId}`)).json();
  return { ...given, send, leadNow };
}

function setDay(day: string, time = '11:00') {
  vi.useFakeTimers({ now: new Date(momentOf(day, time)), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

const bellsOf = ({ db }: StartedApp, userId: string | null) =>
  db
    .selectFrom('notifications')
    .select('text')
    .where('resource', '=', 'quotation')
    .where('userId', userId ? '=' : 'is', userId)
    .orderBy('_id')
    .execute();

const subjectsTo = async (t: StartedApp, address: string) =>
  (await mailsOf(t)).flatMap(({ to, subject }) =>
    to?.some((one) => one.address === address) ? [subject] : [],
  );

const accept = { name: 'Asha Verma', agreed: true };

describe('what follows a quotation', () => {
  test('stands on the timeline as a kind of its own, and beside the lead what the customer said', async () => {
    const { t, call, draft, send } = await desk();
    const { _id, personId } = await draft();
    const { url, quotation } = await send(_id);
    const theirs = customerOf(t, url);
    await theirs('GET');
    await theirs('POST', '/ask', { question: 'Is hosting included?' });
    await theirs('POST', '/accept', accept);
    const read = async (query: string) =>
      (await call('GET', `/people/${personId}/timeline${query}`)).json().items;
    const entries = await read('?kind=quotation');
    expect(entries.map(({ text, direction }: Record<string, string>) => [text, direction])).toEqual([
      [`Quotation ${quotation.number} accepted by Asha Verma`, 'in'],
      ['Is hosting included?', 'in'],
      [`Quotation ${quotation.number} viewed`, null],
      [expect.stringMatching(`^Quotation ${quotation.number} sent. No answer until .*: call$`), 'out'],
      [expect.stringContaining('₹590'), null],
    ]);
    expect(await read('?kind=application')).toEqual([]);
    const copied = await call('POST', '/privacy/find', { who: 'asha@verma.example' });
    expect(copied.json().records).toContainEqual(expect.objectContaining({ resource: 'quotation' }));
  });

  test('reaches who owns the lead by bell and mail, and nobody else', async () => {
    const { t, call, draft, send, followupId } = await desk();
    const owner = await t.addUser('employee', { email: 'owner@test.example', name: 'Ravi' });
    await call('POST', `/followup/step/followup/${followupId}`, { ownerId: owner._id });
    const { url, quotation } = await send((await draft())._id);
    const theirs = customerOf(t, url);
    await theirs('GET');
    await theirs('GET');
    await theirs('POST', '/ask', { question: 'Is hosting included?' });
    await theirs('POST', '/decline', { reason: 'Too dear' });
    const news = [
      `Quotation ${quotation.number} sent to Asha Verma`,
      `Asha Verma has opened quotation ${quotation.number}`,
      `A question about quotation ${quotation.number}`,
      `Quotation ${quotation.number} declined by Asha Verma`,
    ];
    expect((await bellsOf(t, owner._id)).map(({ text }) => text)).toEqual(news);
    expect(await bellsOf(t, null)).toEqual([]);
    const subjects = await subjectsTo(t, 'owner@test.example');
    expect(subjects.filter((one) => one?.includes('uotation')).sort()).toEqual(news.sort());
  });

  test('is heard as each has chosen: not at all, after the quiet, by all while the owner is away', async () => {
    setDay(THURSDAY);
    const { t, call, draft, send, followupId } = await desk();
    const owner = await t.logIn('employee', { email: 'owner@test.example' });
    const choose = (body: object) => t.call('PUT', '/api/settings/my-notices', { ...owner, body });
    await call('POST', `/followup/step/followup/${followupId}`, { ownerId: owner.user._id });
    const urls = [];
    for (let count = 0; count < 3; count++) urls.push((await send((await draft())._id)).url);
    const count = async () => (await bellsOf(t, owner.user._id)).length;
    const before = await count();
    await choose({ newLead: { bell: false, mail: false } });
    await customerOf(t, urls[0])('GET');
    expect([await count(), (await bellsOf(t, null)).length]).toEqual([before, 0]);
    await choose({ newLead: { bell: true, mail: true }, quiet: { from: '10:00', to: '12:00' } });
    await customerOf(t, urls[1])('GET');
    const waiting = await t.db
      .selectFrom('outbox')
      .select('nextAttemptAt')
      .where('template', '=', 'quotation-news')
      .orderBy('_id', 'desc')
      .limit(1)
      .execute();
    expect(waiting).toEqual([{ nextAttemptAt: momentOf(THURSDAY, '12:00') }]);
    await choose({ away: { from: THURSDAY, to: THURSDAY } });
    await customerOf(t, urls[2])('GET');
    expect(await bellsOf(t, null)).toHaveLength(1);
  });

  test('is planned: a call when there is no answer, unless somebody has planned something', async () => {
    setDay(THURSDAY);
    const { t, call, draft, send, leadNow, followupId } = await desk();
    const { url } = await send((await draft())._id);
    expect(await leadNow()).toMatchObject({ nextDate: TUESDAY, nextKind: 'call', stage: 'Quoted' });
    await customerOf(t, url)('POST', '/ask', { question: 'Is hosting included?' });
    expect(await leadNow()).toMatchObject({ nextDate: THURSDAY, nextKind: 'mail' });
    await call('POST', `/followup/step/followup/${followupId}`, {
      nextDate: '2026-11-13',
      nextKind: 'meeting',
    });
    const { url: other } = await send((await draft())._id);
    await customerOf(t, other)('POST', '/decline', { reason: 'Too dear' });
    expect(await leadNow()).toMatchObject({ nextDate: '2026-11-13', nextKind: 'meeting' });
  });

  test('says what its lead is worth, unless somebody has said so: a revision anew, another offer not', async () => {
    const { call, draft, send, leadNow, followupId } = await desk();
    const { _id } = await draft();
    expect(await leadNow()).toMatchObject({ valuePaise: null });
    await send(_id);
    expect(await leadNow()).toMatchObject({ stage: 'Quoted', valuePaise: TOTAL });
    const revised = (await call('POST', `/quotations/${_id}/revise`)).json().quotation;
    await call('PUT', `/quotations/${revised._id}`, { lines: [{ ...line, quantity: 3 }] });
    await send(revised._id);
    expect(await leadNow()).toMatchObject({ valuePaise: 2 * TOTAL });
    await send((await draft())._id);
    expect(await leadNow()).toMatchObject({ valuePaise: 2 * TOTAL });
    await call('POST', `/followup/step/followup/${followupId}`, { valuePaise: 12_300 });
    await send((await draft())._id);
    expect(await leadNow()).toMatchObject({ valuePaise: 12_300 });
  });

  test('a refusal is followed by the question why, on the next working day', async () => {
    setDay('2026-11-14');
    const { t, draft, send, leadNow } = await desk();
    const { url } = await send((await draft())._id);
    await customerOf(t, url)('POST', '/decline', { reason: '' });
    expect(await leadNow()).toMatchObject({ nextDate: '2026-11-16', nextKind: 'call', stage: 'Quoted' });
  });
});

describe('an accepted quotation', () => {
  test.each([
    ['Pending', {}],
    ['Completed', { stage: 'Lost', lostReason: 'Price' }],
    ['Completed', { stage: 'Won', valuePaise: 1 }],
  ])('wins its lead, whatever that was: %s %j', async (status, lead) => {
    const { t, draft, send, leadNow } = await desk({ status, ...lead });
    const { url } = await send((await draft())._id);
    await customerOf(t, url)('POST', '/accept', accept);
    expect(await leadNow()).toMatchObject({
      stage: 'Won',
      valuePaise: TOTAL,
      lostReason: null,
      nextDate: null,
    });
  });

  test('adds to what its lead has won already', async () => {
    const { t, draft, send, leadNow } = await desk();
    for (let count = 0; count < 2; count++)
      await customerOf(t, (await send((await draft())._id)).url)('POST', '/accept', accept);
    expect(await leadNow()).toMatchObject({ stage: 'Won', valuePaise: 2 * TOTAL });
  });

  test('of a deleted lead wins the one that is open of the same person; of none it stands alone', async () => {
    const { t, call, draft, send, followupId } = await desk();
    const made = await draft();
    const { url } = await send(made._id);
    const lone = await draft({ followupId: null, personId: made.personId });
    await call('DELETE', `/followup/${followupId}`);
    const { url: loneUrl } = await send(lone._id);
    expect((await customerOf(t, loneUrl)('POST', '/accept', accept)).statusCode).toBe(200);
    const { id } = await addFollowup(t, { personId: made.personId });
    expect((await customerOf(t, url)('POST', '/accept', accept)).statusCode).toBe(200);
    expect((await call('GET', `/records/followup/${id}`)).json()).toMatchObject({ stage: 'Won' });
    expect((await call('GET', `/quotations/${made._id}`)).json()).toMatchObject({ followupId: id });
  });
});

describe('the days of a quotation', () => {
  test('who has it hears once that it ends in three days, and once that it has', async () => {
    setDay(THURSDAY);
    const { t, draft, send } = await desk();
    const { _id } = await draft({ validUntil: dayAfter(THURSDAY, 3) });
    const { quotation } = await send(_id);
    const look = () => Promise.all([lookAtDays(t.db, t.features), lookAtDays(t.db, t.features)]);
    const bells = async () => (await bellsOf(t, null)).map(({ text }) => text);
    const statuses = () => t.db.selectFrom('quotations').select('status').execute();
    await look();
    expect(await bells()).toEqual([]);
    setDay('2026-11-13');
    await look();
    await look();
    const ending = `Quotation ${quotation.number} expires on 15/11/2026`;
    expect(await bells()).toEqual([ending]);
    expect(await statuses()).toEqual([{ status: 'Sent' }]);
    setDay('2026-11-16');
    await look();
    await look();
    expect(await bells()).toEqual([ending, `Quotation ${quotation.number} has expired`]);
    expect(await statuses()).toEqual([{ status: 'Expired' }]);
  });

  test('two revisions that are begun at once are the second and the third', async () => {
    const { call, draft, send } = await desk();
    const { _id } = await draft();
    await send(_id);
    const begun = await Promise.all([1, 2].map(() => call('POST', `/quotations/${_id}/revise`)));
    expect(begun.map((answer) => answer.json().quotation.revision).sort()).toEqual([2, 3]);
  });
});
