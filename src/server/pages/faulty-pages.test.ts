import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newSite, startServer } from '~/testing/server-process';

const SLOW = { timeout: 60_000 };
const WORD = 'break-this-page';

/** Given to the server before it starts: whichever page asks for this word in its address breaks. */
const SABOTAGE = `
  const { get } = URLSearchParams.prototype;
  URLSearchParams.prototype.get = function (name) {
    const value = get.call(this, name);
    if (value === '${WORD}') throw new Error('a fault of the page');
    return value;
  };
`;

test('attack 37: a page that throws is a 500 page for that request only', SLOW, async () => {
  const { port, env } = await newSite();
  const preload = `--import=data:text/javascript,${encodeURIComponent(SABOTAGE)}`;
  const server = startServer(port, { ...env, NODE_OPTIONS: preload });
  await server.ready();
  const ask = (path: string) => fetch(server.url + path, { headers: { accept: 'text/html' } });
  const broken = `/Iot-products?product=${WORD}`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => ask(n % 4 === 0 ? broken : '/Iot-products')),
  );
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
  expect(page).not.toMatch(/a fault of the page|at loader|\.js:\d/);
  expect(server.printed()).toContain('a fault of the page');
  expect((await ask('/Iot-products')).status).toBe(200);
  expect(await server.kill('SIGTERM')).toBe(0);
});

test('attack 36: a catalogue that cannot be read is a 503, not an empty or a missing one', SLOW, async () => {
  const { db, port, env } = await newSite();
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
