import { describe, expect, it } from 'vitest';
import { fromNow } from '~/lib/time';
import { hashToken } from '~/platform/auth/tokens';
import { startApp } from '~/testing/start-app';
import { seeds } from '../../collections';
import { addFirstWords } from '../first-words';
import { readPreview } from './preview-words';

async function start() {
  const t = await startApp();
  await addFirstWords(t);
  const employee = await t.logIn('employee');
  const [{ _id }] = (await t.call('GET', '/api/content/team', employee)).json();
  const path = `/api/content/team/${_id}`;
  const { published } = (await t.call('GET', path, employee)).json();
  const save = (note: string, basedOn: number) =>
    t.call('PUT', `${path}/draft`, { ...employee, body: { data: { ...published.data, note }, basedOn } });
  const ask = async (url: string, who = employee) => (await t.call('POST', `${path}${url}`, who)).json();
  const tokenIn = (url: string) => url.split('/preview/')[1]?.split('/')[0] ?? '';
  const read = (token: string, binding?: string) => readPreview(t.db, seeds, token, binding);
  return { ...t, employee, path, save, ask, tokenIn, read };
}

describe('a preview link', () => {
  it('leads to the page of its entry and shows the draft as it stands, beside what is published', async () => {
    const { ask, tokenIn, read, save, config } = await start();
    const { url } = await ask('/preview');
    expect(url).toMatch(new RegExp(`^${config.publicUrl}/preview/[\\w-]{43}/about-us$`));
    const noteNow = async () => (await read(tokenIn(url)))?.words.team[0]?.note;
    await save('A first draft.', 1);
    expect(await noteNow()).toContain('A first draft.');
    await save('A second draft.', 2);
    expect(await noteNow()).toContain('A second draft.');
    const preview = await read(tokenIn(url));
    expect(preview?.words.team.slice(1)).toEqual(seeds.team.slice(1));
    expect(preview?.words.about).toBe(seeds.about);
    expect(preview).toMatchObject({ shownOn: '/about-us', isOwn: false });
  });

  it('of what is not finished shows what there is', async () => {
    const { ask, tokenIn, read, call, employee } = await start();
    const [, { _id }] = (await call('GET', '/api/content/services', employee)).json();
    const service = `/api/content/services/${_id}`;
    const { published } = (await call('GET', service, employee)).json();
    const data = { ...published.data, title: 'Half of it', lead: '' };
    await call('PUT', `${service}/draft`, { ...employee, body: { data, basedOn: 1 } });
    const { url } = (await call('POST', `${service}/preview`, employee)).json();
    expect(decodeURIComponent(url)).toContain('?title=Half of it');
    const shown = (await read(tokenIn(url)))?.words.services.find(({ lead }) => lead === '');
    expect(shown?.title).toContain('Half of it');
    expect(await ask('/preview')).toBeTruthy();
  });

  it('of two with one address shows the one that it was made for', async () => {
    const { tokenIn, read, call, employee } = await start();
    const [, { _id, title }] = (await call('GET', '/api/content/services', employee)).json();
    const body = { copyOf: _id };
    const { entry } = (await call('POST', '/api/content/services', { ...employee, body })).json();
    const copy = `/api/content/services/${entry._id}`;
    const data = { ...entry.draft.data, title: title.toLowerCase(), lead: 'Of the copy.' };
    const saved = { data, basedOn: entry.draft.version };
    expect((await call('PUT', `${copy}/draft`, { ...employee, body: saved })).statusCode).toBe(200);
    const { url } = (await call('POST', `${copy}/preview`, employee)).json();
    const services = (await read(tokenIn(url)))?.words.services ?? [];
    const named = services.filter((one) => one.title.toLowerCase().startsWith(title.toLowerCase()));
    expect(named).toEqual([expect.objectContaining({ lead: expect.stringMatching(/^Of the copy/) })]);
  });

  it('attack 51: ends after a day, with its entry, and is known by its hash alone', async () => {
    const { db, ask, tokenIn, read, call, path, employee } = await start();
    const [token, other] = [tokenIn((await ask('/preview')).url), tokenIn((await ask('/preview')).url)];
    expect(await read(token)).toBeDefined();
    expect(await read(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBeUndefined();
    const rows = await db.selectFrom('previewLinks').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    await db
      .updateTable('previewLinks')
      .set({ expiresAt: fromNow(-1) })
      .where('tokenHash', '=', hashToken(token))
      .execute();
    expect(await read(token)).toBeUndefined();
    expect(await read(other)).toBeDefined();
    await call('DELETE', path, employee);
    expect(await read(other)).toBeUndefined();
    expect((await call('POST', `${path}/preview`, employee)).statusCode).toBe(404);
  });

  it('attack 51: is ended for all who have it, and ends with the right of whoever made it', async () => {
    const { db, ask, tokenIn, read, call, path, employee, logIn } = await start();
    const own = tokenIn((await ask('/preview/own')).url);
    const first = tokenIn((await ask('/preview')).url);
    expect((await call('DELETE', `${path}/preview`, employee)).statusCode).toBe(200);
    expect(await read(first)).toBeUndefined();
    // The editor's own is nobody else's.
    expect(await read(own)).toBeDefined();
    const token = tokenIn((await ask('/preview')).url);
    const change = (changes: {
      isBlocked?: boolean;
      role?: 'user' | 'employee';
      deletedAt?: string | null;
    }) => db.updateTable('users').set(changes).where('_id', '=', employee.user._id).execute();
    for (const [ended, again] of [
      [{ isBlocked: true }, { isBlocked: false }],
      [{ role: 'user' }, { role: 'employee' }],
      [{ deletedAt: fromNow(-1) }, { deletedAt: null }],
    ] as const) {
      await change(ended);
      expect([ended, await read(token)]).toEqual([ended, undefined]);
      await change(again);
      expect(await read(token)).toBeDefined();
    }
    expect((await call('DELETE', `${path}/preview`, await logIn('user'))).statusCode).toBe(403);
  });

  it('attack 51: of an editor is theirs in the one browser, and ends when they log out', async () => {
    const { db, ask, tokenIn, read, call, employee, logIn } = await start();
    const token = tokenIn((await ask('/preview/own')).url);
    expect(await read(token)).toMatchObject({ isOwn: true });
    await db
      .updateTable('sessions')
      .set({ bindingHash: hashToken('half') })
      .execute();
    expect(await read(token)).toBeUndefined();
    expect(await read(token, 'another')).toBeUndefined();
    expect(await read(token, 'half')).toBeDefined();
    await db.updateTable('sessions').set({ bindingHash: null }).execute();
    await call('POST', '/api/user/logout', employee);
    expect(await read(token)).toBeUndefined();
    const client = await logIn('user');
    for (const url of ['/preview', '/preview/own'])
      expect(await ask(url, client)).toMatchObject({ code: 'forbidden' });
  });
});

it('a page says to staff which entries it is made of, its own first, what stands around it last', async () => {
  const { call, employee, logIn } = await start();
  const on = async (path: string, who = employee) =>
    call('GET', `/api/content/pages?path=${encodeURIComponent(path)}`, who);
  const named = async (path: string) => {
    const found: { collection: string }[] = (await on(path)).json();
    return [...new Set(found.map(({ collection }) => collection))];
  };
  // Whatever else comes to stand there.
  const about = await named('/about-us');
  expect(about.slice(0, 3)).toEqual(['about', 'industries', 'team']);
  expect(about.slice(-2)).toEqual(['navigation', 'site']);
  expect(await named('/development?title=Web%20Design')).toEqual(['services', 'navigation', 'site']);
  expect(await named('/development?utm_source=mail')).toEqual(['services', 'navigation', 'site']);
  const [{ title }] = (await on('/portfolio')).json();
  expect(title).toBe(seeds.portfolio[0]?.label);
  expect(await named('/no-such-page')).toEqual(['navigation', 'site']);
  expect((await on('/about-us', await logIn('user'))).statusCode).toBe(403);
  expect((await call('GET', '/api/content/pages', employee)).statusCode).toBe(400);
});
