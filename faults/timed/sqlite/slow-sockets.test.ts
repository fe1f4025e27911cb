import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { bookDemo } from '~/testing/visitors';
import { tellFigures } from '../../lib/figures';
import { readBeside } from '../../lib/readers';

const SOCKETS = 1000;
const WATCHED_MS = 2000;
const LEAST_POSTS = 20;

/** Headers that never end, a body that hardly comes, and a page that nobody reads. */
const BEGINNINGS = [
  'GET / HTTP/1.1\r\nHost: localhost\r\n',
  'POST /api/quotes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
  'GET /policy HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3),
];

async function openSlowly(port: number, n: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  socket.write(BEGINNINGS[n % BEGINNINGS.length] ?? '');
  return socket;
}

test(`attack 31: beside ${SOCKETS} slow sockets others are served`, async () => {
  const { port, env } = await migratedSite();
  const server = startServer(port, env);
  await server.ready();
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  let posts = 0;
  async function crowd() {
    while (sockets.length < SOCKETS) {
      const some = Array.from({ length: 50 }, (_, n) => openSlowly(port, sockets.length + n));
      sockets.push(...(await Promise.all(some)));
    }
    const drip = setInterval(() => {
      for (const [n, socket] of sockets.entries()) if (n % 3 < 2) socket.write('a');
    }, 1000);
    onTestFinished(() => clearInterval(drip));
    for (const until = Date.now() + WATCHED_MS; Date.now() < until || posts < LEAST_POSTS; await wait(20)) {
      await bookDemo(server.url, posts++);
    }
  }
  const paths = ['/', '/policy', '/Iot-products', '/api/health', '/api/ready'];
  const figures = await readBeside(server.url, paths, crowd);
  expect(figures['pages read']).toBeGreaterThan(LEAST_POSTS);
  expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
  tellFigures('Slow sockets', { sockets: SOCKETS, posts, ...figures });
});
