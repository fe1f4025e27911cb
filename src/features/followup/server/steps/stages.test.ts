import { describe, expect, test } from 'vitest';
import { addFollowup, meera } from '~/testing/factories';
import { type Scenario, scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';

const person = { name: meera.name, mobile: meera.mobile };
const reason = 'Chose another agency.';

describe('how far a lead is', () => {
  const edit = (name: string, given: object, sent: object, followup: object): Scenario => ({
    name,
    given: (t) => addFollowup(t, given),
    as: 'employee',
    call: ['PUT', '/api/followup/:id', { ...person, ...sent }],
    status: 200,
    answer: { followup },
  });
  const quoted = { status: 'In Progress', stage: 'Quoted' };
  const lost = { status: 'Completed', stage: 'Lost', lostReason: reason };
  scenarios([
    {
      name: 'a new one says by its stage',
      as: 'employee',
      call: ['POST', '/api/followup', { ...person, email: meera.email, stage: 'Quoted', valuePaise: 125000 }],
      status: 200,
      answer: { followup: { ...quoted, valuePaise: 125000, completedAt: null } },
    },
    edit('moves its status along', {}, { stage: 'Negotiation' }, { status: 'In Progress' }),
    edit(
      'follows the status that an older client sends',
      {},
      { status: 'In Progress' },
      { stage: 'Contacted' },
    ),
    edit('stays within the group of that status', quoted, { status: 'In Progress' }, quoted),
    edit('is Closed where only Completed is said', quoted, { status: 'Completed' }, { stage: 'Closed' }),
    edit(
      'is by what differs from what was stored: the status',
      quoted,
      { stage: 'Quoted', status: 'Completed' },
      {
        ...{ stage: 'Closed', status: 'Completed', completedAt: expect.any(String) },
      },
    ),
    edit(
      'or the stage',
      quoted,
      { stage: 'Won', status: 'In Progress' },
      {
        ...{ stage: 'Won', status: 'Completed', completedAt: expect.any(String) },
      },
    ),
    edit(
      'and the stage, where both differ',
      quoted,
      { stage: 'New', status: 'Completed' },
      {
        ...{ stage: 'New', status: 'Pending', completedAt: null },
      },
    ),
    edit('is Lost with its reason', quoted, { stage: 'Lost', lostReason: reason }, lost),
    edit('needs the reason once', lost, { stage: 'Lost' }, lost),
    edit(
      'forgets it when the lead is taken up again',
      lost,
      { status: 'Pending' },
      {
        ...{ stage: 'New', lostReason: null, completedAt: null },
      },
    ),
    {
      name: 'is not Lost without a reason',
      given: addFollowup,
      as: 'employee',
      call: ['PUT', '/api/followup/:id', { ...person, stage: 'Lost' }],
      status: 400,
      answer: { fields: { lostReason: 'Say why it was lost.' } },
      after: async ({ db }) =>
        expect(await db.selectFrom('followups').select('stage').execute()).toEqual([{ stage: 'New' }]),
    },
    {
      name: 'nor by a step',
      given: addFollowup,
      as: 'employee',
      call: ['POST', '/api/followup/step/followup/:id', { stage: 'Lost', lostReason: ' ' }],
      status: 400,
      answer: { fields: { lostReason: expect.any(String) } },
    },
    {
      name: 'is worth no part of a paisa',
      given: addFollowup,
      as: 'employee',
      call: ['PUT', '/api/followup/:id', { ...person, valuePaise: 999_999_999_901 }],
      status: 400,
      answer: { fields: { valuePaise: expect.any(String) } },
    },
  ]);
});

async function desk(t: StartedApp) {
  const { headers } = await t.logIn('employee', { name: 'Ravi Rao' });
  const post = async (url: string, body: object) => (await t.call('POST', url, { headers, body })).json();
  const standings = () =>
    t.db.selectFrom('followups').select(['stage', 'status', 'lostReason']).orderBy('_id').execute();
  return { post, standings };
}

test('many are moved at once and back to where each was, but none is lost without a reason', async () => {
  const t = await startApp();
  const { post, standings } = await desk(t);
  const quoted = await addFollowup(t, { status: 'In Progress', stage: 'Quoted' });
  const lost = await addFollowup(t, { status: 'Completed', stage: 'Lost', lostReason: reason });
  const ids = [quoted.id, lost.id];
  const before = await standings();
  expect(await post('/api/records/followup/bulk', { ids, set: { stage: 'Lost' } })).toMatchObject({
    fields: { lostReason: 'Say why it was lost.' },
  });
  for (const set of [{ stage: 'Contacted' }, { status: 'Pending' }, { stage: 'Lost', lostReason: 'Price' }]) {
    const done = await post('/api/records/followup/bulk', { ids, set });
    expect(done).toMatchObject({ changed: 2 });
    expect(await standings()).not.toEqual(before);
    expect(await post(`/api/records/undo/${done.undo}`, {})).toMatchObject({ restored: 2 });
    expect(await standings()).toEqual(before);
  }
});

test('a change of stage stands on the timeline, with who made it', async () => {
  const t = await startApp();
  const { post } = await desk(t);
  const { id } = await addFollowup(t);
  await post(`/api/followup/step/followup/${id}`, { stage: 'Contacted', remark: 'Called.' });
  await post('/api/records/followup/bulk', { ids: [id], set: { stage: 'Won' } });
  const told = await t.db
    .selectFrom('activities')
    .select(['kind', 'text', 'userName', 'recordId'])
    .where('kind', '=', 'stage')
    .orderBy('_id')
    .execute();
  const by = { kind: 'stage', userName: 'Ravi Rao', recordId: id };
  expect(told).toEqual([
    { ...by, text: 'New → Contacted' },
    { ...by, text: 'Contacted → Won' },
  ]);
});
