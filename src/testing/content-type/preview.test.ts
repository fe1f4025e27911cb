// On SQLite alone: it reads the pages; the links have tests of their own on both engines.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { caller, startApp } from '../start-app';
import type { followedApp } from './followed-app';

/** The line of the recipe, and where visitors read it: what stands behind each of these places once it was followed. */
const [, line = ''] =
  /One line in `features\/content\/collections\.ts`\*\*: `(.*?)`/.exec(
    readFileSync('ARCHITECTURE.md', 'utf8'),
  ) ?? [];
const FOLLOWED: Record<string, [before: string, then: string][]> = {
  'src/features/content/collections.ts': [
    ['import type', `import { testimonials } from '~/testing/content-type/testimonials';\nimport type`],
    ['  terms: read(terms),', `  terms: read(terms),\n${line}`],
  ],
  'src/site/about/about-page.server.tsx': [
    ['export const', `import { useWords } from '../words.server';\nexport const`],
    ['<Closing />', '<Praise />\n<Closing />'],
    [
      ');\n',
      `);\nconst Praise = () => useWords('testimonials').map(({ name, quote }) => <blockquote key={name}>{quote}</blockquote>);\n`,
    ],
  ],
};

const recipe: Plugin = {
  name: 'recipe',
  enforce: 'pre',
  transform: (code, id) =>
    FOLLOWED[path.relative(process.cwd(), id)]?.reduce((text, [before, then]) => {
      expect(text).toContain(before);
      return text.replace(before, () => then);
    }, code),
};

/** The real pages and the real API, from the source with these lines in it. */
async function startFollowed() {
  const t = await startApp();
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'peepalworks-vite-'));
  const vite = await createServer({
    appType: 'custom',
    cacheDir,
    logLevel: 'error',
    plugins: [recipe],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const loaded = await vite.ssrLoadModule('/src/testing/content-type/followed-app.ts');
  const start: typeof followedApp = loaded.followedApp;
  const { app, close } = await start(t);
  onTestFinished(async () => {
    await close();
    await vite.close();
    await rm(cacheDir, { recursive: true });
  });
  return { ...t, call: caller(app) };
}

test('whoever has the link of a draft reads it on the page where it would stand, and visitors do not until it is published', async () => {
  const { call, logIn } = await startFollowed();
  const admin = await logIn('admin');
  const ask = async (method: 'GET' | 'POST' | 'PUT', where: string, body?: object) =>
    (await call(method, `/api/content/testimonials${where}`, { ...admin, ...(body ? { body } : {}) })).json();
  const read = async (url: string) => (await call('GET', url)).body;
  const begun = 'Bookings by the site went from 11 to 42 in a month.';
  const written = 'They answer the phone at night.';
  expect(await read('/about-us')).toContain(`<blockquote>${begun}</blockquote>`);

  const [{ _id }] = await ask('GET', '');
  const { published } = await ask('GET', `/${_id}`);
  await ask('PUT', `/${_id}/draft`, { data: { ...published.data, quote: written }, basedOn: 1 });
  const { url } = await ask('POST', `/${_id}/preview`);
  const { pathname } = new URL(url);
  expect(pathname).toMatch(/^\/preview\/[\w-]{43}\/about-us$/);
  const preview = await read(pathname);
  expect(preview).toContain(`<blockquote data-field="quote">${written}</blockquote>`);
  expect(preview).not.toContain(begun);
  expect(await read('/about-us')).toContain(begun);
  expect(await read('/about-us')).not.toContain(written);

  await ask('POST', `/${_id}/publish`, {});
  await expect.poll(() => read('/about-us')).toContain(`<blockquote>${written}</blockquote>`);
});
