import { expect, test } from 'vitest';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { address } from '~/testing/visitors';
import { tellFigures } from '../../lib/figures';
import { readBeside } from '../../lib/readers';

const LOGINS = 200;
const PAGES = ['/', '/policy', '/Iot-products', '/contact-us', '/api/health'];
const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };

const logIn = (url: string, body: object, n: number) =>
  fetch(`${url}/api/user/admin-login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address(n) },
    body: JSON.stringify(body),
  });

test(`attack 29: ${LOGINS} logins at once leave the pages to their readers`, async () => {
  const { port, env } = await migratedSite();
  const server = startServer(port, { ...env, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  await server.ready();
  const counts: Record<number, number> = {};
  async function crowd() {
    const answers = await Promise.all(
      Array.from({ length: LOGINS }, (_, n) =>
        logIn(server.url, { email: `person${n}@test.example`, password: 'Wrong-Horse-7!' }, n),
      ),
    );
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  }
  const figures = await readBeside(server.url, PAGES, crowd);
  const statuses = Object.keys(counts).map(Number);
  expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  // A quick machine hears them all, a slow one tells the rest to come back (client-queue.test.ts has the bound).
  expect(counts[401]).toBeGreaterThan(0);
  expect((await logIn(server.url, ADMIN, 1_000_000)).status).toBe(200);
  tellFigures('Logins at once', { logins: LOGINS, ...figures });
});
