import autocannon from 'autocannon';
import { expect, test } from 'vitest';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { demoRequest } from '~/testing/visitors';
import { tellFigures } from '../../lib/figures';

const SECONDS = 2;
const CLIENTS = 16;

test(`attack 32: ${SECONDS} seconds of forms and pages together: no error, and every acknowledged form is kept`, async () => {
  const { db, port, env } = await migratedSite();
  const server = startServer(port, env);
  await server.ready();
  const acknowledged: string[] = [];
  let next = 0;
  const form = {
    setupRequest: (request: object) => ({ ...request, ...demoRequest(next++) }),
    onResponse: (status: number, body: string) => {
      if (status === 200) acknowledged.push(JSON.parse(body).reference);
    },
  };
  const paths = ['/', '/home', '/policy', '/Iot-products', '/contact-us'];
  const size = { connections: CLIENTS, duration: SECONDS };
  const [posts, pages] = await Promise.all([
    autocannon({ ...size, url: `${server.url}/api/quotes`, requests: [form] }),
    autocannon({ ...size, url: server.url, requests: paths.map((path) => ({ path })) }),
  ]);
  // The last answers may have come when the tool had stopped listening.
  await server.kill('SIGTERM');
  const rows = await db.selectFrom('enquiries').select('reference').execute();
  const kept = new Set(rows.map(({ reference }) => reference));
  expect(acknowledged.filter((reference) => !kept.has(reference))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(0);
  const errors = [posts.errors, posts.non2xx, pages.errors, pages.non2xx].reduce((sum, one) => sum + one, 0);
  expect(errors).toBe(0);
  tellFigures('Load together', {
    'form posts/s': posts.requests.average,
    'posts p99 ms': posts.latency.p99,
    'page reads/s': pages.requests.average,
    'pages p99 ms': pages.latency.p99,
    errors,
    'acknowledged rows checked': acknowledged.length,
  });
});
