import { describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '~/platform/db/ids';
import { watchVersions } from '~/platform/db/table-versions';
import { startApp } from '~/testing/start-app';
import { MOST_REDIRECTS, moveAddress } from './redirect-rows';
import { redirectsIn } from './redirects-store';

async function start() {
  const t = await startApp();
  const employee = await t.logIn('employee');
  const add = (from: string, to: string) =>
    t.call('POST', '/api/redirects', { ...employee, body: { from, to } });
  const all = async (): Promise<string[]> =>
    (await t.call('GET', '/api/redirects', employee))
      .json()
      .map(({ from, to }: { from: string; to: string }) => `${from} > ${to}`);
  const move = (from: string, to: string) =>
    t.db.transaction().execute((trx) => moveAddress(trx, { from, to }));
  return { ...t, employee, add, all, move };
}

const fill = ({ db }: Awaited<ReturnType<typeof start>>) =>
  db
    .insertInto('redirects')
    .values(Array.from({ length: MOST_REDIRECTS }, (_, n) => ({ _id: newId(), from: `/o/${n}`, to: '/new' })))
    .execute();

describe('redirects', () => {
  it('are added, found by either address, read by the page, and deleted', async () => {
    const t = await start();
    const added = await t.add('/our-work/', '/portfolio?tab=Hotel#list');
    expect([added.statusCode, added.json()]).toEqual([
      200,
      {
        message: 'Redirect added',
        redirect: { _id: expect.any(String), from: '/our-work', to: '/portfolio?tab=Hotel#list' },
      },
    ]);
    await t.add('/100%25_sure', '/about-us');
    const page = (query: string) => t.call('GET', `/api/redirects?page=1&${query}`, t.employee);
    for (const q of ['WORK', 'hotel'])
      expect((await page(`q=${q}`)).json()).toMatchObject({
        total: 1,
        pages: 1,
        items: [added.json().redirect],
      });
    expect((await page('q=_sure')).json()).toMatchObject({ total: 1 });
    expect((await page('q=r_work')).json()).toMatchObject({ total: 0, items: [] });
    expect((await t.call('GET', '/api/redirects?page=99999', t.employee)).json()).toMatchObject({
      items: [],
      total: 2,
    });
    const gone = () => t.call('DELETE', `/api/redirects/${added.json().redirect._id}`, t.employee);
    expect((await gone()).statusCode).toBe(200);
    expect((await gone()).statusCode).toBe(404);
    expect(await t.all()).toEqual(['/100%25_sure > /about-us']);
  });

  it('attack 53: lead to this site only, and from pages only', async () => {
    const t = await start();
    for (const [from, to] of [
      ['/old', '//evil.example'],
      ['/old', 'https://evil.example'],
      ['/old', '/\\evil.example'],
      ['/old', '/.//evil.example'],
      ['//evil.example', '/about-us'],
      ['/api/user/me', '/about-us'],
      ['/dashboard', '/about-us'],
      ['/old', `/${'x'.repeat(500)}`],
      ['', '/about-us'],
    ] as const)
      expect([from, to, (await t.add(from, to)).statusCode]).toEqual([from, to, 400]);
  });

  it('attack 53: are never longer than an index has room for, by letters of another script or by what others bring along', async () => {
    const t = await start();
    // In no order that anything could be shortened by.
    const letters = (count: number, from = 0) =>
      Array.from({ length: count }, (_, n) =>
        String.fromCharCode(0x4e00 + (((n + from) * 7919) % 20_000)),
      ).join('');
    expect((await t.add(`/${letters(480)}`, '/about-us')).statusCode).toBe(400);
    expect((await t.add('/old', `/${letters(480)}`)).statusCode).toBe(400);
    expect((await t.add(`/${letters(200)}`, `/b?0=${letters(190)}`)).statusCode).toBe(200);
    const refused = await t.add('/b', `/c?1=${letters(190, 190)}`);
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('too long')]);
    expect(await t.all()).toHaveLength(1);
    // A page that moves is worth more than who would be led there by too many words.
    await t.move('/b', `/c?1=${letters(190, 190)}`);
    expect((await t.all()).map((lead) => lead.slice(0, 7))).toEqual(['/b > /c']);
  });

  it('lead on at once: what would be a chain is stored as one step, whichever was added first', async () => {
    const t = await start();
    await t.add('/b', '/c');
    await t.add('/a', '/b#part');
    expect(await t.all()).toEqual(['/a > /c', '/b > /c']);
    await t.add('/x', '/c#part');
    await t.add('/c', '/d?e=f');
    expect(await t.all()).toEqual(['/a > /d?e=f', '/b > /d?e=f', '/c > /d?e=f', '/x > /d?e=f']);
  });

  it('lead in no circle, and from one address to one place', async () => {
    const t = await start();
    await t.add('/b', '/a');
    for (const [from, to] of [
      ['/a', '/b'],
      ['/a', '/b#part'],
      ['/c', '/c'],
      ['/c', '/c#part'],
      ['/b', '/d'],
    ] as const)
      expect([from, to, (await t.add(from, to)).statusCode]).toEqual([from, to, 409]);
    expect(await t.all()).toEqual(['/b > /a']);
  });

  it('attack 53: lead in no circle by the words after a question mark, which would grow with every step', async () => {
    const t = await start();
    for (const [from, to, status] of [
      ['/a', '/b?x=1', 200],
      ['/b', '/a', 409],
      ['/c', '/c?x=1', 409],
      ['/d', '/e', 200],
      ['/e', '/d?x=1', 409],
      ['/f?x=1', '/g?x=1', 200],
      ['/g', '/f', 409],
      ['/h', '/d?x=1', 200],
      ['/b', '/i#part', 200],
    ] as const)
      expect([from, to, (await t.add(from, to)).statusCode]).toEqual([from, to, status]);
    expect(await t.all()).toEqual([
      '/a > /i?x=1#part',
      '/b > /i#part',
      '/d > /e',
      '/f?x=1 > /g?x=1',
      '/h > /e?x=1',
    ]);
    // A page that moves is asked by nobody: what would lead back to itself goes.
    await t.move('/g', '/f');
    expect(await t.all()).not.toContainEqual(expect.stringContaining('/f?x=1 >'));
  });

  it('attack 53: two added at once make no chain and no circle', async () => {
    const t = await start();
    for (let n = 0; n < 5; n++) {
      await Promise.all([t.add(`/a${n}`, `/b${n}`), t.add(`/b${n}`, `/a${n}`), t.add(`/c${n}`, `/a${n}`)]);
    }
    const pairs = (await t.all()).map((lead) => lead.split(' > '));
    const from = new Set(pairs.map(([address]) => address));
    expect(pairs.filter(([, to]) => from.has(to))).toEqual([]);
    expect(from.size).toBe(10);
  });

  it('are bounded; a page that moves takes the place of the oldest', async () => {
    const t = await start();
    await fill(t);
    expect((await t.add('/one-more', '/about-us')).statusCode).toBe(409);
    await t.move('/moved', '/here');
    const all = await t.all();
    expect([all.length, all.includes('/moved > /here'), all.includes('/o/0 > /new')]).toEqual([
      MOST_REDIRECTS,
      true,
      false,
    ]);
  });

  it('are for who may publish', async () => {
    const t = await start();
    const client = await t.logIn('user');
    const body = { from: '/old', to: '/about-us' };
    for (const [method, path] of [
      ['GET', '/api/redirects'],
      ['GET', '/api/redirects/missed'],
      ['POST', '/api/redirects'],
      ['DELETE', `/api/redirects/${newId()}`],
    ] as const) {
      const sent = method === 'POST' ? { body } : {};
      expect((await t.call(method, path, sent)).statusCode).toBe(401);
      expect((await t.call(method, path, { ...client, ...sent })).statusCode).toBe(403);
    }
  });
});

describe('a page that moves', () => {
  it('leaves a redirect, takes those to it along, and keeps none from where it is', async () => {
    const t = await start();
    await t.add('/first', '/one');
    await t.move('/one', '/two');
    expect(await t.all()).toEqual(['/first > /two', '/one > /two']);
    await t.move('/two', '/one');
    expect(await t.all()).toEqual(['/first > /one', '/two > /one']);
  });
});

describe('in memory', () => {
  it('every process knows them at once, by the whole address before its path, and carries the query on', async () => {
    const t = await start();
    const { look, close } = watchVersions(t.db, t.config);
    onTestFinished(close);
    const leadsTo = redirectsIn(t.db, look);
    expect(await leadsTo('/old')).toBeUndefined();
    await t.add('/old', '/new#part');
    await t.add('/old?title=Web%20Design', '/design');
    expect(await leadsTo('/old/')).toBe('/new#part');
    expect(await leadsTo('/old?a=b%20c&d')).toBe('/new?a=b%20c&d=#part');
    expect(await leadsTo('/old?title=Web+Design')).toBe('/design');
    expect(await leadsTo('/Old')).toBeUndefined();
    await t.db.deleteFrom('redirects').execute();
    expect(await leadsTo('/old')).toBeUndefined();
  });

  it('are as they were while the database is away', async () => {
    const t = await start();
    await t.add('/old', '/new');
    const { look, close } = watchVersions(t.db, t.config);
    onTestFinished(close);
    let isAway = false;
    const leadsTo = redirectsIn(t.db, () => (isAway ? Promise.reject(new Error('away')) : look()));
    expect(await leadsTo('/old')).toBe('/new');
    isAway = true;
    expect(await leadsTo('/old')).toBe('/new');
  });
});
