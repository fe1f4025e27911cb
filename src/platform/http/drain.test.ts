// On SQLite alone: it is about sockets.
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as lookedAtTheDoor } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listening } from '~/testing/listening';
import { startApp } from '~/testing/start-app';

test('a stop answers what is in flight on connections that would stay open, and then ends them', async () => {
  const t = await startApp();
  const where = await listening(t.app);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const headers = { 'content-type': 'application/json' };
  const call = request({ ...where, agent, method: 'POST', path: '/api/user/admin-login', headers });
  const answered: Promise<IncomingMessage[]> = once(call, 'response');
  call.end(JSON.stringify({ email: 'nobody@test.example', password: 'Wrong-Horse-7!' }));
  await once(t.app.server, 'request');
  const cutOff = vi.spyOn(t.app.server, 'closeAllConnections');
  await Promise.all([
    t.app.close(),
    answered.then(([answer]) => {
      expect([answer?.statusCode, answer?.headers.connection]).toEqual([401, 'close']);
      answer?.resume();
    }),
  ]);
  expect(cutOff).not.toHaveBeenCalled();
});

test('a stop answers a request whose connection was open but silent', async () => {
  const t = await startApp();
  const socket = connect(await listening(t.app));
  await once(t.app.server, 'connection');
  const closed = t.app.close();
  await vi.waitFor(() => expect(t.app.server.listening).toBe(false), { interval: 1, timeout: 60_000 });
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(`${answer}`).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  await closed;
});

test('a stop lets in who comes at the same moment, and nobody after that', async () => {
  const t = await startApp();
  const where = await listening(t.app);
  const closed = t.app.close();
  const socket = connect(where);
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(`${answer}`).toMatch(/^HTTP\/1\.1 200 OK\r\nconnection: close\r\n/i);
  await closed;
  const [fault] = await once(connect(where), 'error');
  expect(fault.code).toBe('ECONNREFUSED');
});

test('a stop of a process that is busy still lets in who knocked meanwhile', async () => {
  const t = await startApp();
  const where = await listening(t.app);
  const closed = t.app.close();
  await lookedAtTheDoor();
  const socket = connect(where);
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  process.nextTick(() => {
    for (const until = performance.now() + 200; performance.now() < until; );
  });
  const [answer] = await once(socket, 'data');
  expect(`${answer}`).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  await closed;
});
