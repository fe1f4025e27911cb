import { expect, test } from 'vitest';
import { fromNow, HOUR, now } from '~/lib/time';
import { addFollowup, asha } from '~/testing/factories';
import { type Scenario, scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';

const unknown = '0198f3d2-0000-7000-8000-000000000000';

async function desk(t: StartedApp) {
  const { headers, user } = await t.logIn('employee', { name: 'Ravi Rao' });
  const log = async (body: object) => (await t.call('POST', '/api/activities', { headers, body })).json();
  const lead = () => t.db.selectFrom('followups').selectAll().executeTakeFirstOrThrow();
  return { headers, user, log, lead };
}

test('a call is logged with what comes next, and the first that went out is the first response', async () => {
  const t = await startApp();
  const { log, lead, user } = await desk(t);
  await t.call('POST', '/api/quotes', { body: asha });
  const [enquiry] = await t.db.selectFrom('enquiries').select(['_id', 'personId']).execute();
  const about = { resource: 'enquiry', id: enquiry?._id };
  const meera = await t.addUser('employee', { name: 'Meera' });
  const rang = { ...about, kind: 'call', outcome: 'reached', text: 'Wants a quote.', at: fromNow(-HOUR) };
  const next = { date: '2026-12-01', time: '11:30', kind: 'mail', ownerId: meera._id };
  expect(await log({ ...rang, next, stage: 'Contacted' })).toMatchObject({
    message: 'Logged',
    activity: { kind: 'call', direction: 'out', outcome: 'reached', userName: 'Ravi Rao', at: rang.at },
    followup: {
      ...{ stage: 'Contacted', status: 'In Progress', firstResponseAt: rang.at },
      ...{ nextDate: '2026-12-01', nextTime: '11:30', nextKind: 'mail', ownerName: 'Meera' },
    },
  });
  // What came in answers nothing; what was earlier is written down later.
  await log({ ...about, kind: 'whatsapp', direction: 'in', outcome: 'received', at: fromNow(-5 * HOUR) });
  expect(await lead()).toMatchObject({ firstResponseAt: rang.at });
  const at = fromNow(-2 * HOUR);
  await log({ ...about, kind: 'mail', outcome: 'sent', text: 'The quote.', at });
  await log({ ...about, kind: 'call', outcome: 'no-answer', next: null });
  expect(await lead()).toMatchObject({ firstResponseAt: at, nextDate: null, nextTime: null, nextKind: null });
  const told = await t.db
    .selectFrom('activities')
    .select(['kind', 'personId', 'resource', 'userId'])
    .where('userId', '=', user._id)
    .orderBy('_id')
    .execute();
  expect(told.map(({ kind }) => kind)).toEqual(['call', 'stage', 'whatsapp', 'mail', 'call']);
  for (const one of told) expect(one).toMatchObject({ personId: enquiry?.personId, resource: 'followup' });
});

test('a note is a remark, and with a person nothing need be open', async () => {
  const t = await startApp();
  const { log, lead, headers } = await desk(t);
  await t.call('POST', '/api/quotes', { body: asha });
  const { _id, personId } = await lead();
  const logged = await log({ resource: 'person', id: personId, kind: 'note', text: 'Prefers Hindi.' });
  expect(logged.followup.remarks.at(-1)).toMatchObject({ val: 'Prefers Hindi.' });
  await t.call('POST', `/api/followup/step/followup/${_id}`, { headers, body: { stage: 'Won' } });
  const about = { resource: 'person', id: personId, kind: 'call' };
  expect(await log({ ...about, outcome: 'reached' })).toMatchObject({ followup: null });
  expect(await log({ ...about, next: { date: '2026-12-01' } })).toMatchObject({
    message: 'Nothing is open with this person.',
  });
  const calls = await t.db.selectFrom('activities').select('resource').where('kind', '=', 'call').execute();
  expect(calls).toEqual([{ resource: 'person' }]);
});

test('once under one key, and all of it or nothing', async () => {
  const t = await startApp();
  const { headers, log, lead } = await desk(t);
  const { id } = await addFollowup(t);
  const body = { resource: 'followup', id, kind: 'call', outcome: 'no-answer' };
  const keyed = { ...headers, 'idempotency-key': '0198f3d2-0000-7000-8000-000000000001' };
  const first = await t.call('POST', '/api/activities', { headers: keyed, body });
  const again = await t.call('POST', '/api/activities', { headers: keyed, body });
  expect(again.json()).toEqual(first.json());
  const before = await lead();
  expect(await log({ ...body, stage: 'Lost' })).toMatchObject({ fields: { lostReason: expect.any(String) } });
  expect(await lead()).toEqual(before);
  expect(await t.db.selectFrom('activities').select('_id').execute()).toHaveLength(1);
});

const refused = (name: string, change: object, fields: object): Scenario => ({
  name: `an activity is refused with ${name}`,

  as: 'employee',
  call: ['POST', '/api/activities', { resource: 'enquiry', id: unknown, kind: 'call', ...change }],
  status: 400,
  answer: { fields },
});

scenarios([
  refused('a time to come', { at: fromNow(HOUR) }, { at: 'It cannot have happened yet.' }),
  refused('an unknown kind', { kind: 'dream' }, { kind: 'Choose a kind from the list.' }),
  refused('an unknown outcome', { outcome: 'so-so' }, { outcome: 'Choose an outcome from the list.' }),
  refused('a note of no words', { kind: 'note', text: ' ' }, { text: 'Write something.' }),
  {
    name: 'an activity about what is not there is refused',
    as: 'employee',
    call: ['POST', '/api/activities', { resource: 'followup', id: unknown, kind: 'call', at: now() }],
    status: 404,
  },
  {
    name: 'a client logs nothing',
    as: 'user',
    call: ['POST', '/api/activities', { resource: 'enquiry', id: unknown, kind: 'call' }],
    status: 403,
  },
]);
