// On SQLite alone: calls wait for each other in the process.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Role } from '~/model/permissions';
import { findSession } from '~/platform/auth/sessions/sessions';
import { startApp } from '~/testing/start-app';
import { queueClientCalls } from './client-queue';

async function startQueue() {
  const t = await startApp();
  const app = Fastify();
  const waiting: (() => void)[] = [];
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    for (const go of waiting) go();
    await app.close();
  });
  const tokens = { user: (await t.logIn('user')).token, employee: (await t.logIn('employee')).token };
  app.decorateRequest('session', undefined);
  let closed = 0;
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => closed++);
    request.session = await findSession(t.db, String(request.headers.who), undefined);
  });
  queueClientCalls(app);
  app.get('/', async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return 'done';
  });
  // More than the buffers of both ends hold.
  app.get('/large', async () => 'x'.repeat(32 * 1024 * 1024));
  app.post('/', async () => 'done');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const call = (role: Role & keyof typeof tokens, signal?: AbortSignal) =>
    fetch(url, { headers: { who: tokens[role] }, signal: signal ?? null }).then(({ status }) => status);
  /** Asks for it, and reads nothing of it but that it comes. */
  const askAndWait = async (role: Role & keyof typeof tokens) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    sockets.push(socket);
    socket.write(`GET /large HTTP/1.1\r\nHost: localhost\r\nWho: ${tokens[role]}\r\n\r\n`);
    await once(socket, 'readable');
    return String(socket.read(12)).slice(9);
  };
  /** Sends the headers, and nothing of what they announce. */
  const announce = async (role: Role & keyof typeof tokens) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    sockets.push(socket);
    const arrived = once(app.server, 'request');
    const body = 'Content-Type: application/json\r\nContent-Length: 2';
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${body}\r\nWho: ${tokens[role]}\r\n\r\n`);
    await arrived;
    return socket;
  };
  return { waiting, call, askAndWait, announce, closed: () => closed };
}

test('attack 49: calls of clients are worked on three at a time, in turn, and the staff do not wait for them', async () => {
  const { waiting, call } = await startQueue();
  const clients = Array.from({ length: 8 }, () => call('user'));
  await expect.poll(() => waiting.length).toBe(3);
  const staff = call('employee');
  await expect.poll(() => waiting.length).toBe(4);
  waiting.pop()?.();
  expect(await staff).toBe(200);
  for (let n = 0; n < 8; n++) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    expect(waiting.length).toBeLessThanOrEqual(3);
    waiting.shift()?.();
  }
  expect(await Promise.all(clients)).toEqual(Array(8).fill(200));
});

test('attack 49: who hangs up leaves their turn to others, and whoever finds hundreds before them is told so', async () => {
  const { waiting, call, closed } = await startQueue();
  const gone = new AbortController();
  const answered: unknown[] = [];
  const crowd = Array.from({ length: 520 }, async () => {
    answered.push(await call('user', gone.signal).catch(() => 'gone'));
  });
  // Three are worked on and five hundred wait.
  await expect.poll(() => answered).toEqual(Array(17).fill(503));
  expect(waiting).toHaveLength(3);
  gone.abort();
  await Promise.all(crowd);
  expect(answered.slice(17)).toEqual(Array(503).fill('gone'));
  await expect.poll(closed).toBe(520);
  // Who began just before they had gone are still at work; they hold nobody up.
  const atWork = waiting.length;
  const next = call('user');
  await expect.poll(() => waiting.length).toBe(atWork + 1);
  for (const go of waiting) go();
  expect(await next).toBe(200);
});

test('attack 49: who does not read the answer keeps nobody waiting', async () => {
  const { askAndWait } = await startQueue();
  const answers = Array.from({ length: 5 }, () => askAndWait('user'));
  expect(await Promise.all(answers)).toEqual(Array(5).fill('200'));
});

test('attack 49: who does not send what they have announced keeps nobody waiting', async () => {
  const { waiting, call, announce } = await startQueue();
  const [slow] = await Promise.all(Array.from({ length: 5 }, () => announce('user')));
  const next = call('user');
  await expect.poll(() => waiting.length).toBe(1);
  waiting.pop()?.();
  expect(await next).toBe(200);
  slow?.write('{}');
  if (slow) await once(slow, 'readable');
  expect(String(slow?.read(12)).slice(9)).toBe('200');
});
