import { describe, expect, test } from 'vitest';
import { DAY, dayOf, fromNow, now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { insertRows } from '~/platform/db/rows-from';
import { addFollowup } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';
import { openOfQuery } from '../due-call';

const dayAt = (iso: string) => `${dayOf(iso)}T00:00:00.000Z`;

/** The columns that are not empty. */
async function columns(t: StartedApp, headers: Record<string, string>, query = '') {
  const answer = await t.app.inject({ method: 'GET', url: `/api/followup/board${query}`, headers });
  expect(answer.statusCode).toBe(200);
  const told: { stage: string; total: number; valuePaise: number; more?: true }[] = answer.json().columns;
  expect(told.map(({ stage }) => stage)).toEqual([
    ...['New', 'Contacted', 'Quoted', 'Negotiation', 'Won', 'Lost', 'Closed'],
  ]);
  return told
    .filter(({ total }) => total > 0)
    .map(({ stage, total, valuePaise }) => [stage, total, valuePaise]);
}

describe('the board', () => {
  test('tells of each stage how many there are and what they are worth, of what the list would show', async () => {
    const t = await startApp();
    const { headers, user } = await t.logIn('employee');
    const quoted = { status: 'In Progress', stage: 'Quoted' };
    await addFollowup(t, { name: 'Asha Board', ...quoted, valuePaise: 125_000_000 });
    await addFollowup(t, { name: 'Ravi Board', ...quoted, valuePaise: 999_999_999_900, ownerId: user._id });
    await addFollowup(t, { name: 'Zoya', ...quoted });
    await addFollowup(t, { name: 'Om Board', status: 'Completed', stage: 'Won', valuePaise: 100 });
    await addFollowup(t, { name: 'Gone', stage: 'New', valuePaise: 700, deletedAt: now() });
    expect(await columns(t, headers)).toEqual([
      ['Quoted', 3, 1_000_124_999_900],
      ['Won', 1, 100],
    ]);
    expect(await columns(t, headers, '?is.stage=Won,Lost')).toEqual([['Won', 1, 100]]);
    expect(await columns(t, headers, '?is.ownerId=me')).toEqual([['Quoted', 1, 999_999_999_900]]);
    const both = [
      ['Quoted', 2, 1_000_124_999_900],
      ['Won', 1, 100],
    ];
    expect(await columns(t, headers, '?field=name&q=board')).toEqual(both);
    expect(await columns(t, headers, '?field=name&q=oa')).toEqual(both);
    expect(await columns(t, headers, '?field=name&q=oa&is.status=Completed')).toEqual([['Won', 1, 100]]);
    expect(await columns(t, headers, '?field=stage&q=quo')).toEqual([['Quoted', 3, 1_000_124_999_900]]);
  });

  test('attack 56: tells sums that no number has any more as at least so much, and so do the figures', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    const most = { name: 'Much', mobile: '', email: '', valuePaise: 999_999_999_900, deletedAt: null };
    const rows = Array.from({ length: 9100 }, () => ({
      ...{ _id: newId(), date: now(), ownerName: '', stage: 'Won', status: 'Completed', ...most },
    }));
    await insertRows(t.db, 'followups', rows);
    const column = { stage: 'Won', total: 9100, valuePaise: Number.MAX_SAFE_INTEGER, more: true };
    for (const query of ['', '?is.stage=Won', '?field=name&q=mu']) {
      const answer = await t.call('GET', `/api/followup/board${query}`, { headers });
      expect(answer.json().columns).toContainEqual(column);
    }
    const period = `from=${dayOf(now())}&to=${dayOf(now())}`;
    const figures = await t.call('GET', `/api/insights/leads?${period}`, { headers });
    expect(figures.json().total).toMatchObject({ won: 9100, wonPaise: Number.MAX_SAFE_INTEGER });
  });

  test('looks for two letters in so many of each stage, and says where there are more', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    const lead = { name: 'Much', mobile: '', email: '', valuePaise: 100, deletedAt: null, ownerName: '' };
    const rows = Array.from({ length: 10_050 }, () => ({
      ...{ _id: newId(), date: now(), stage: 'Won', status: 'Completed', ...lead },
    }));
    await insertRows(t.db, 'followups', rows);
    for (const name of ['Amulya', 'Asha']) await addFollowup(t, { name, stage: 'New', valuePaise: 700 });
    const answer = await t.call('GET', '/api/followup/board?field=name&q=MU', { headers });
    expect(answer.json().columns).toEqual(
      expect.arrayContaining([
        { stage: 'New', total: 1, valuePaise: 700 },
        { stage: 'Won', total: 10_001, valuePaise: 1_000_100, more: true },
      ]),
    );
  });

  test('is for who may see the list, and refuses what the list refuses', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    const client = await t.logIn('corporate');
    const ask = (query: string, as: Record<string, string>) =>
      t.app.inject({ method: 'GET', url: `/api/followup/board${query}`, headers: as });
    expect((await ask('', client.headers)).statusCode).toBe(403);
    expect((await ask('?is.stage=Asleep', headers)).statusCode).toBe(400);
    expect((await ask('?is.nonsense=1', headers)).statusCode).toBe(400);
  });

  test('a card is moved by a step that says which version was seen: of two who move it one is refused, in words', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    const { id } = await addFollowup(t);
    const move = (stage: string, version: number) =>
      t.call('POST', `/api/followup/step/followup/${id}`, { headers, body: { stage, version } });
    const first = await move('Contacted', 1);
    expect(first.statusCode).toBe(200);
    const second = await move('Quoted', 1);
    expect(second.statusCode).toBe(409);
    expect(second.json().message).toBe('Somebody has changed this record meanwhile. Nothing was saved.');
    expect((await move('Won', first.json().followup.version)).statusCode).toBe(200);
  });
});

test('what is overdue, due today and unplanned is counted as the lists show it, mine and everybody’s', async () => {
  const t = await startApp();
  const { headers, user } = await t.logIn('employee');
  const mine = { ownerId: user._id, ownerName: user.name };
  const done = { status: 'Completed', stage: 'Closed' };
  const yesterday = dayAt(fromNow(-DAY));
  const given = [
    ...[{ ...mine, nextDate: yesterday }, { nextDate: yesterday }, { ...done, nextDate: yesterday }],
    ...[
      { ...mine, nextDate: dayAt(now()) },
      { ...mine, ...done, nextDate: dayAt(now()) },
    ],
    ...[mine, mine, {}, done, { nextDate: dayAt(fromNow(3 * DAY)) }],
  ];
  for (const one of given) await addFollowup(t, one);
  const answer = await t.app.inject({ method: 'GET', url: '/api/followup/due', headers });
  const counted = (overdue: number, today: number, unplanned: number) => ({
    overdue: { total: overdue, more: false },
    today: { total: today, more: false },
    unplanned: { total: unplanned, more: false },
  });
  expect(answer.json()).toEqual({ mine: counted(1, 1, 2), all: counted(2, 1, 3), leftBehind: [] });
});

test('open leads of who cannot work on them any more are told, as many as the list shows', async () => {
  const t = await startApp();
  const { headers, user } = await t.logIn('employee');
  const lefts = {
    blocked: await t.addUser('employee', { name: 'Blocked', isBlocked: true }),
    deleted: await t.addUser('employee', { name: 'Deleted' }),
    demoted: await t.addUser('user', { name: 'Demoted' }),
    done: await t.addUser('employee', { name: 'Done', isBlocked: true }),
  };
  await t.db.updateTable('users').set({ deletedAt: now() }).where('_id', '=', lefts.deleted._id).execute();
  const give = ({ _id: ownerId, name: ownerName }: { _id: string; name: string }, more: object = {}) =>
    addFollowup(t, { ownerId, ownerName, ...more });
  for (const one of [lefts.blocked, lefts.blocked, lefts.deleted, lefts.demoted, user]) await give(one);
  await give(lefts.done, { status: 'Completed', stage: 'Closed' });
  await give(lefts.done, { deletedAt: now() });
  await addFollowup(t);
  const { leftBehind } = (await t.call('GET', '/api/followup/due', { headers })).json();
  expect(leftBehind).toMatchObject([
    { name: 'Blocked', total: 2 },
    { name: 'Deleted', total: 1 },
    { name: 'Demoted', total: 1 },
  ]);
  const query = new URLSearchParams({ page: '1', ...openOfQuery(leftBehind[0]._id) });
  expect((await t.call('GET', `/api/followup?${query}`, { headers })).json().total).toBe(2);
});
