// On SQLite alone: a page that fails is the same page on both.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migratedSite, startServer } from '~/testing/servers/server-process';

const WORD = 'break-this-page';

/** Given to the server before it starts: whichever page asks for this word in its address breaks, in its loader. */
const BREAKS_IN_THE_LOADER = `
  const { get } = URLSearchParams.prototype;
  URLSearchParams.prototype.get = function (name) {
    const value = get.call(this, name);
    if (value === '${WORD}') throw new Error('a fault of the page');
    return value;
  };
`;

/** The same for whichever page shows this word: React looks for signs to escape in every text, by this pattern alone. */
const BREAKS_IN_REACT = `
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (text) {
    if (text === '${WORD}' && this.source === '["\\'&<>]') throw new Error('a fault of the page');
    return exec.call(this, text);
  };
`;

async function startBroken(sabotage: string) {
  const { db, port, env } = await migratedSite();
  const preload = `--import=data:text/javascript,${encodeURIComponent(sabotage)}`;
  const server = startServer(port, { ...env, NODE_OPTIONS: preload });
  await server.ready();
  const ask = (path: string, form?: Record<string, string>) =>
    fetch(server.url + path, {
      headers: { accept: 'text/html' },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
  return { db, server, ask };
}

/** Asks for both at once and in turn, and expects a page of words for the broken one. */
async function expectOneFault(broken: () => Promise<Response>, sound: () => Promise<Response>) {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 4 === 0 ? broken() : sound())));
  expect(answers.map(({ status }) => status)).toEqual(
    Array.from({ length: 20 }, (_, n) => (n % 4 === 0 ? 500 : 200)),
  );
  const [fault] = answers;
  expect(Object.fromEntries(fault?.headers ?? [])).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining('script-src'),
    'x-content-type-options': 'nosniff',
  });
  const page = await fault?.text();
  expect(page).toContain('Something broke');
  expect(page).toMatch(/<\/html>\s*$/);
  expect(page).not.toMatch(/a fault of the page|at loader|\.js:\d/);
  expect((await sound()).status).toBe(200);
}

test('attack 37: a page that throws is a 500 page for that request only', async () => {
  const { server, ask } = await startBroken(BREAKS_IN_THE_LOADER);
  await expectOneFault(
    () => ask(`/Iot-products?product=${WORD}`),
    () => ask('/Iot-products'),
  );
  expect(server.printed()).toContain('a fault of the page');
  expect(await server.kill('SIGTERM')).toBe(0);
});

test('attack 37: a page that React fails to draw is a 500 page for that request only', async () => {
  const { db, server, ask } = await startBroken(BREAKS_IN_REACT);
  const [hostile, sound] = await db.selectFrom('iotProducts').select('_id').limit(2).execute();
  await db
    .updateTable('iotProducts')
    .set({ productName: WORD })
    .where('_id', '=', hostile?._id ?? '')
    .execute();
  // On a page of the catalogue where none is listed, the form alone names it.
  const quote = (id = '') => ask(`/Iot-products?page=99&quote=x-${id}`);
  await expectOneFault(
    () => quote(hostile?._id),
    () => quote(sound?._id),
  );
  // What was typed is shown again beside what was wrong with it.
  const typed = { name: WORD, email: 'asha@verma.example', phone: '9818040101', city: '' };
  expect((await ask('/contact-us', typed)).status).toBe(500);
  expect((await ask('/contact-us', { ...typed, name: 'Asha' })).status).toBe(400);
  expect(server.printed()).toContain('a fault of the page');
  expect(await server.kill('SIGTERM')).toBe(0);
});

test('attack 36: a catalogue that cannot be read is a 503, not an empty or a missing one', async () => {
  const { db, port, env } = await migratedSite();
  const server = startServer(port, env);
  await server.ready();
  const { _id } = await db.selectFrom('iotProducts').select('_id').limit(1).executeTakeFirstOrThrow();
  const addresses = [
    '/Iot-products',
    `/Iot-products?product=x-${_id}`,
    `/Iot-products?quote=x-${_id}`,
    '/sitemap.xml',
  ];
  const ask = () =>
    Promise.all(
      addresses.map(async (path) => {
        const { status, headers } = await fetch(server.url + path);
        return [path, status, headers.get('retry-after')];
      }),
    );
  const rename = (table: string, name: string) =>
    sql`alter table ${sql.table(table)} rename to ${sql.table(name)}`.execute(db);
  const well = addresses.map((path) => [path, 200, null]);
  expect(await ask()).toEqual(well);
  await rename('iotProducts', 'iotProductsAway');
  await rename('tableVersions', 'tableVersionsAway');
  expect(await ask()).toEqual(addresses.map((path) => [path, 503, '5']));
  await rename('tableVersionsAway', 'tableVersions');
  await rename('iotProductsAway', 'iotProducts');
  expect(await ask()).toEqual(well);
  expect((await fetch(`${server.url}/Iot-products?product=none`)).status).toBe(404);

  // Cut off in the middle of a letter it could not stand in an address.
  const productName = `${'a'.repeat(59)}𝐀𝐁`;
  await db.updateTable('iotProducts').set({ productName }).execute();
  expect(await ask()).toEqual(well);
});
