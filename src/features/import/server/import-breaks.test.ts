import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fromNow, MINUTE } from '~/lib/time';
import { goOnWithImports } from './go-on';
import { enquiries, MAPPING, row, sheet, start } from './test-kit';

test('a run that waits for another check of the same file imports what that has settled', async () => {
  const { t, check, act } = await start();
  const { id } = await check(sheet(...Array.from({ length: 500 }, (_, n) => row(n))));
  const turned = { ...MAPPING, Name: 'city', City: 'name' };
  const checked = act('PUT', id, { mapping: turned, onDuplicate: 'skip' });
  // Mostly it has begun by then; where it has not, it comes too late.
  await setTimeout(15);
  expect((await act('POST', `${id}/run`)).statusCode).toBe(200);
  const isTurned = (await checked).statusCode === 200;
  const named = isTurned ? { name: 'Pune', city: 'Person 0' } : { name: 'Person 0', city: 'Pune' };
  expect((await enquiries(t))[0]).toMatchObject(named);
});

describe('an import that fails in the middle', () => {
  async function failing(content: string, onDuplicate = 'skip') {
    const desk = await start();
    const { id } = await desk.check(content, onDuplicate);
    const feature = desk.t.features.find(({ name }) => name === 'enquiry');
    if (!feature) throw new Error('there are no enquiries');
    let added = 0;
    feature.afterChange = async () => {
      if (++added === 170) throw new Error('not this one');
    };
    onTestFinished(() => {
      delete feature.afterChange;
    });
    expect((await desk.act('POST', `${id}/run`)).statusCode).toBe(500);
    delete feature.afterChange;
    return { ...desk, id };
  }
  // Each tenth is somebody's who came before, and says something new of them.
  const rows = Array.from({ length: 250 }, (_, n) =>
    n % 10 === 9 ? row(n, { email: `p${n - 9}@sheet.example`, city: `Pune ${n}` }) : row(n),
  );

  test('is gone on with where it is, nothing comes in twice, and all of it is taken back', async () => {
    const { t, act, id } = await failing(sheet(...rows), 'overwrite');
    expect(await enquiries(t)).toHaveLength(135);
    expect((await act('GET', id)).json()).toMatchObject({ status: 'running', progress: 150 });
    // Nobody makes something else of the rest.
    expect((await act('PUT', id, { mapping: MAPPING, onDuplicate: 'skip' })).statusCode).toBe(409);
    expect((await act('POST', `${id}/run`)).json()).toEqual({ added: 225, changed: 0, skipped: 25 });
    const all = await enquiries(t);
    expect(all).toHaveLength(225);
    expect(new Set(all.map(({ email }) => email)).size).toBe(225);
    expect(all.filter(({ city }) => city !== 'Pune')).toHaveLength(25);
    expect((await act('POST', `${id}/revert`)).json()).toEqual({ removed: 225, restored: 0, kept: [] });
    expect(await enquiries(t)).toEqual([]);
  });

  test('is gone on with by itself', async () => {
    const { t, act, id, user } = await failing(sheet(...rows));
    await goOnWithImports(t.db, t.features);
    expect((await act('GET', id)).json()).toMatchObject({ status: 'done', added: 225, skipped: 25 });
    expect(await enquiries(t)).toHaveLength(225);
    const authors = await t.db.selectFrom('history').select('userId').distinct().execute();
    expect(authors).toEqual([{ userId: user._id }]);
  });
});

test('a run that died with its process can be begun again after a while, and so can a revert', async () => {
  const { t, check, act } = await start();
  const { id } = await check(sheet(row(1)));
  const die = (status: 'running' | 'reverting', agoMs: number) =>
    t.db
      .updateTable('imports')
      .set({ status, since: fromNow(-agoMs) })
      .execute();
  for (const [status, before, what] of [
    ['running', 'checked', 'run'],
    ['reverting', 'done', 'revert'],
  ] as const) {
    await die(status, 0);
    expect((await act('POST', `${id}/${what}`)).statusCode).toBe(409);
    expect((await act('GET', id)).json()).toMatchObject({ status });
    await die(status, 20 * MINUTE);
    expect((await act('GET', id)).json()).toMatchObject({ status: before });
    expect((await act('POST', `${id}/${what}`)).statusCode).toBe(200);
  }
  expect(await enquiries(t)).toEqual([]);
});

test('of two runs at once one runs', async () => {
  const { t, check, act } = await start();
  const { id } = await check(sheet(row(1), row(2)));
  const answers = await Promise.all([1, 2, 3].map(() => act('POST', `${id}/run`)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await enquiries(t)).toHaveLength(2);
});
