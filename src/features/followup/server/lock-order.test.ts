import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { sharePeople, takePeople } from '~/records/people/people-lock';
import { addFollowup, asha } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';
import { locking, meeting } from '~/testing/timing/meeting';
import { requirePresent } from './owners';

/** An enquiry with its lead and its person, and what the staff may do about them. */
async function desk(t: StartedApp) {
  const { headers } = await t.logIn('admin');
  const sent = await t.call('POST', '/api/quotes', { body: asha });
  expect(sent.statusCode, sent.body).toBe(200);
  await t.call('POST', '/api/quotes', {
    body: { ...asha, name: 'Ravi Rao', email: 'ravi@rao.example', phone: '+919818040102' },
  });
  await t.call('POST', '/api/quotes', { body: { ...asha, website: 'https://robot.example' } });
  const found = t.db.selectFrom('enquiries').select(['_id', 'followupId', 'personId']).orderBy('_id');
  const [enquiry, other, spam] = await found.execute();
  const [id, lead, person] = [enquiry?._id, enquiry?.followupId ?? '', enquiry?.personId ?? ''];
  const post = (url: string, body: object) => t.call('POST', url, { headers, body });
  const mail = { subject: 'Hello', text: 'When may I call?' };
  const call = { kind: 'call', outcome: 'reached', text: '' };
  const doings = {
    'a mail about what was sent': () => post('/api/mails', { resource: 'enquiry', id, ...mail }),
    'a mail to the person': () => post('/api/mails', { resource: 'person', id: person, ...mail }),
    'a call with the person': () => post('/api/activities', { resource: 'person', id: person, ...call }),
    'a call about what was sent': () => post('/api/activities', { resource: 'enquiry', id, ...call }),
    'a step about what was sent': () => post(`/api/followup/step/enquiry/${id}`, { stage: 'Contacted' }),
    'to follow it up': () => post(`/api/followup/from/enquiry/${id}`, {}),
    'to call it spam': () =>
      t.call('PUT', '/api/records/enquiry/spam', { headers, body: { ids: [id], isSpam: true } }),
    'to call many of them spam': () => post('/api/records/enquiry/bulk', { ids: [id], action: 'spam' }),
    'to call it no spam': () => {
      const body = { ids: [spam?._id], isSpam: false };
      return t.call('PUT', '/api/records/enquiry/spam', { headers, body });
    },
    'something else from them': () => t.call('POST', '/api/quotes', { body: asha }),
    'something else that they rang about': () => post('/api/quotes/entries', { ...asha, remark: 'Rings.' }),
    'a merge': () => post(`/api/people/${other?.personId}/merge`, { from: person }),
    'a split': async () => {
      await addFollowup(t, { stage: 'Closed', status: 'Completed', personId: person });
      return post(`/api/people/${person}/split`, { records: [{ resource: 'enquiry', _id: id }] });
    },
    'an edit of the lead': () =>
      t.call('PUT', `/api/followup/${lead}`, {
        headers,
        body: { name: asha.name, mobile: '+919818040109', email: asha.email },
      }),
  };
  return { headers, id, lead, person, doings };
}

type Doing = keyof Awaited<ReturnType<typeof desk>>['doings'];

// SQLite has one writer: nobody holds anything while another waits.
describe.runIf(process.env.TEST_DATABASE_URL)('whoever waits for a lead', () => {
  test.each<Doing>([
    'a mail about what was sent',
    'a mail to the person',
    'a call with the person',
    'a call about what was sent',
    'a step about what was sent',
    'to follow it up',
    'to call it spam',
    'to call many of them spam',
    'to call it no spam',
    'something else from them',
    'something else that they rang about',
    'a merge',
    'a split',
  ])('has neither its request nor its person meanwhile: %s', async (doing) => {
    const t = await startApp();
    const { id, lead, person, doings } = await desk(t);
    const answer = await meeting(
      t,
      (trx) => locking(trx, 'followups', lead),
      doings[doing],
      async (trx) => {
        await locking(trx, 'enquiries', id);
        await locking(trx, 'people', person);
      },
    );
    expect(answer?.statusCode, answer?.body).toBe(200);
  });

  test.each<Doing>(['a call with the person', 'something else that they rang about'])(
    'has not the half of it, where two do the same: %s',
    async (doing) => {
      const t = await startApp();
      const { lead, doings } = await desk(t);
      const answer = await meeting(
        t,
        (trx) => sql`select 1 from "followups" where "_id" = ${lead} for share`.execute(trx),
        doings[doing],
        (trx) => locking(trx, 'followups', lead),
      );
      expect(answer?.statusCode, answer?.body).toBe(200);
    },
  );
});

test.runIf(process.env.TEST_DATABASE_URL).each<Doing>(['to call it spam', 'to call many of them spam'])(
  'who waits for those who send something has no lead that they need: %s',
  async (doing) => {
    const t = await startApp();
    const { lead, doings } = await desk(t);
    const sent = (trx: DatabaseTransaction) => locking(trx, 'followups', lead);
    const answer = await meeting(t, sharePeople, doings[doing], sent);
    expect(answer?.statusCode, answer?.body).toBe(200);
  },
);

test.runIf(process.env.TEST_DATABASE_URL)(
  'who sends something keeps nobody from blocking an admin, or from leading an address elsewhere',
  async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { _id } = await t.addUser('admin');
    const body = { from: '/our-work', to: '/portfolio' };
    await t.db.transaction().execute(async (trx) => {
      await sharePeople(trx);
      const led = await t.call('POST', '/api/redirects', { headers, body });
      const blocked = await t.call('PUT', `/api/user/block-user/${_id}`, { headers });
      expect([led.statusCode, blocked.statusCode]).toEqual([200, 200]);
    });
  },
);

describe.runIf(process.env.TEST_DATABASE_URL)('who comes while people are merged', () => {
  test('with another number for a lead has not the lead meanwhile', async () => {
    const t = await startApp();
    const { lead, doings } = await desk(t);
    const merged = (trx: DatabaseTransaction) => locking(trx, 'followups', lead);
    const answer = await meeting(t, takePeople, doings['an edit of the lead'], merged);
    expect(answer?.statusCode, answer?.body).toBe(200);
  });

  test.each<Doing>(['a mail to the person', 'a call with the person'])(
    'finds who they are by then, and leaves nothing with who is gone: %s',
    async (doing) => {
      const t = await startApp();
      const { person, doings } = await desk(t);
      await t.db.updateTable('followups').set({ status: 'Completed' }).execute();
      const answer = await meeting(t, takePeople, doings[doing], (trx) =>
        trx.deleteFrom('people').where('_id', '=', person).execute(),
      );
      expect(answer?.statusCode, answer?.body).toBe(404);
      const left = t.db.selectFrom('activities').select('_id').where('resource', '=', 'person');
      expect(await left.execute()).toEqual([]);
    },
  );
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'who brings another number of somebody has not their row while another brings the same',
  async () => {
    const t = await startApp();
    const { headers, person } = await desk(t);
    const { name, email, phone } = asha;
    const { id } = await addFollowup(t, { name, email, mobile: phone });
    const mobile = '+919818040109';
    const answer = await meeting(
      t,
      (trx) =>
        trx.insertInto('personKeys').values({ kind: 'phone', value: mobile, personId: person }).execute(),
      () => t.call('PUT', `/api/followup/${id}`, { headers, body: { name, email, mobile } }),
      (trx) => locking(trx, 'people', person),
    );
    expect(answer?.statusCode, answer?.body).toBe(200);
  },
);

test.runIf(process.env.TEST_DATABASE_URL)(
  'attack 49: who lets go of somebody stands in line with those who send something, and has their turn',
  async () => {
    const t = await startApp();
    const { headers, id } = await desk(t);
    await t.db.deleteFrom('followups').execute();
    await t.db.updateTable('enquiries').set({ followupId: null, deletedAt: now() }).execute();
    const purge = () => t.call('DELETE', `/api/records/enquiry/${id}/purge`, { headers });
    const answer = await meeting(t, sharePeople, purge, async () => {});
    expect(answer?.statusCode, answer?.body).toBe(200);
  },
);

test.runIf(process.env.TEST_DATABASE_URL)(
  'a merge leaves a person with whom they were given to meanwhile',
  async () => {
    const t = await startApp();
    const { person, doings } = await desk(t);
    const { _id } = await t.addUser('employee', { name: 'Dev' });
    const answer = await meeting(
      t,
      (trx) => locking(trx, 'people', person),
      doings['a merge'],
      (trx) =>
        trx.updateTable('people').set({ ownerId: _id, ownerName: 'Dev' }).where('_id', '=', person).execute(),
    );
    expect(answer?.statusCode, answer?.body).toBe(200);
    const owners = t.db.selectFrom('people').select('ownerName');
    expect(await owners.execute()).toEqual([{ ownerName: 'Dev' }]);
  },
);

describe.runIf(process.env.TEST_DATABASE_URL)('who is erased while a lead is given to them', () => {
  async function colleague(t: StartedApp) {
    const { lead, person, headers, doings } = await desk(t);
    const { _id, email } = await t.addUser('employee', { name: 'Dev', email: 'dev@peepal.example' });
    const post = (url: string, body: object) => t.call('POST', url, { headers, body });
    const owners = () => t.db.selectFrom('followups').select('ownerName').where('_id', '=', lead).execute();
    return { _id, email, headers, lead, person, doings, post, owners };
  }

  test('is given nothing once they are gone', async () => {
    const t = await startApp();
    const { _id, lead, post, owners } = await colleague(t);
    const answer = await meeting(
      t,
      (trx) => locking(trx, 'users', _id),
      () => post(`/api/followup/step/followup/${lead}`, { ownerId: _id }),
      (trx) => trx.deleteFrom('users').where('_id', '=', _id).execute(),
    );
    expect(answer?.statusCode, answer?.body).toBe(400);
    expect(await owners()).toEqual([{ ownerName: '' }]);
  });

  test('is given no person either', async () => {
    const t = await startApp();
    const { _id, headers, person } = await colleague(t);
    const answer = await meeting(
      t,
      (trx) => locking(trx, 'users', _id),
      () => t.call('PUT', `/api/people/${person}`, { headers, body: { ownerId: _id } }),
      (trx) => trx.deleteFrom('users').where('_id', '=', _id).execute(),
    );
    expect(answer?.statusCode, answer?.body).toBe(400);
    const owners = t.db.selectFrom('people').select('ownerName').distinct();
    expect(await owners.execute()).toEqual([{ ownerName: '' }]);
  });

  test('gets nothing from those who were theirs', async () => {
    const t = await startApp();
    const { _id, doings } = await colleague(t);
    await t.db.updateTable('followups').set({ status: 'Completed' }).execute();
    await t.db.updateTable('people').set({ ownerId: _id, ownerName: 'Dev' }).execute();
    const answer = await meeting(
      t,
      (trx) => locking(trx, 'users', _id),
      doings['something else from them'],
      async (trx) => {
        await trx.updateTable('people').set({ ownerId: null, ownerName: '' }).execute();
        await trx.deleteFrom('users').where('_id', '=', _id).execute();
      },
    );
    expect(answer?.statusCode, answer?.body).toBe(200);
    const named = t.db.selectFrom('followups').select('_id').where('ownerName', '<>', '');
    expect(await named.execute()).toEqual([]);
  });

  test('leaves what is dealt out to the next', async () => {
    const t = await startApp();
    const { _id, headers } = await colleague(t);
    const next = await t.addUser('employee', { name: 'Meera' });
    const body = { mode: 'fixed', staff: [_id, next._id], rules: {} };
    const settled = await t.call('PUT', '/api/settings/assignment', { headers, body });
    expect(settled.statusCode, settled.body).toBe(200);
    const somebody = { ...asha, email: 'neha@puri.example', phone: '+919818040177' };
    const answer = await meeting(
      t,
      (trx) => locking(trx, 'users', _id),
      () => t.call('POST', '/api/quotes', { body: somebody }),
      (trx) => trx.deleteFrom('users').where('_id', '=', _id).execute(),
    );
    expect(answer?.statusCode, answer?.body).toBe(200);
    const given = t.db.selectFrom('followups').select('ownerName').where('email', '=', somebody.email);
    expect(await given.execute()).toEqual([{ ownerName: 'Meera' }]);
  });

  test('is taken out of what they were given until then', async () => {
    const t = await startApp();
    const { _id, email, lead, post, owners } = await colleague(t);
    // Who lies in the trash is not moved there first: that would wait, too.
    await t.db.updateTable('users').set({ deletedAt: now() }).where('_id', '=', _id).execute();
    const answer = await meeting(
      t,
      (trx) => requirePresent(trx, _id),
      () => post('/api/privacy/erase', { who: email, confirm: email }),
      (trx) => {
        const owner = { ownerId: _id, ownerName: 'Dev' };
        return trx.updateTable('followups').set(owner).where('_id', '=', lead).execute();
      },
    );
    expect(answer?.statusCode, answer?.body).toBe(200);
    expect(await owners()).toEqual([{ ownerName: '' }]);
  });
});
