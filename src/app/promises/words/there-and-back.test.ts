// On SQLite alone: it reads the pages; what is stored of drafts and versions has tests of its own on both engines.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collections } from '~/features/content/collections';
import { changeAt } from '~/features/content/ui/fields/at-path';
import { triedFieldOf } from '~/testing/content-type/tried-fields';
import { migratedSite, startServer } from '~/testing/servers/server-process';

const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };

/** One word: what is drawn word by word is found by it, too. */
const MARKER = 'Kimberlite';

/** One server for all of them: to start it takes longer than they do. */
const ends: (() => Promise<void>)[] = [];
let site: Awaited<ReturnType<typeof start>>;

async function start() {
  const { port, env } = await migratedSite((end) => ends.unshift(end));
  const login = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const { url, ready } = startServer(port, { ...env, ...login }, (end) => ends.unshift(end));
  await ready();
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  const call = async (method: string, path: string, body?: object) => {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const answer = await fetch(`${url}/api${path}`, { method, headers, ...sent });
    expect([method, path, answer.status]).toEqual([method, path, 200]);
    return answer.json();
  };
  headers.Authorization = `Bearer ${(await call('POST', '/user/admin-login', ADMIN)).token}`;
  const read = async (path: string) => (await fetch(new URL(path, url))).text();
  return { call, read };
}

beforeAll(async () => {
  site = await start();
});
afterAll(async () => {
  for (const end of ends) await end();
});

/** The words of a page in one line, as they are read. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');

/** What people are held to has its version and its day anew, and says that there were others. */
const unnamed = (words: string) =>
  words.replace(/Version [\d.-]+Last changed on \d+ \w+ \d+/, '').replace('All versions of this page', '');

/** What a preview shows from each place on where the field stands. */
const places = (html: string, path: string) =>
  Array.from(html.matchAll(/ data-field="([^"]*)"/g))
    .filter(([, fields]) => fields?.split(' ').includes(path))
    .map(({ index }) => wordsOf(html.slice(index, index + 600)));

test.each(collections)(
  '$name: a word is changed, seen in the preview, published, and taken back by what was before',
  async ({ name, archived }) => {
    const { call, read } = site;
    const { path, pages } = triedFieldOf(name);
    const shown = async () => {
      const words = (await Promise.all(pages.map(read))).map(wordsOf);
      return archived ? words.map(unnamed) : words;
    };
    const before = await shown();
    const [{ _id }] = await call('GET', `/content/${name}`);
    const entry = `/content/${name}/${_id}`;
    const { published } = await call('GET', entry);

    const data = changeAt(published.data, path, () => MARKER);
    await call('PUT', `${entry}/draft`, { data, basedOn: published.version });
    const { url } = await call('POST', `${entry}/preview`);
    expect(places(await read(url), path)).toContainEqual(expect.stringContaining(MARKER));
    expect(await shown()).toEqual(before);

    await call('POST', `${entry}/publish`, {});
    const isSaid = async () => (await shown()).every((words) => words.includes(MARKER));
    await expect.poll(isSaid, { interval: 50 }).toBe(true);

    await call('POST', `${entry}/versions/1/restore`);
    const { draft } = await call('GET', entry);
    const named = archived ? { version: draft.data.version, updated: draft.data.updated } : {};
    expect(draft.data).toEqual({ ...published.data, ...named });
    expect(await isSaid()).toBe(true);
    await call('POST', `${entry}/publish`, {});
    await expect.poll(shown, { interval: 50 }).toEqual(before);
  },
);
