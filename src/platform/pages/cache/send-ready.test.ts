// On SQLite alone: a page is answered from memory.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { serve } from '~/testing/counted-pages';
import { startApp } from '~/testing/start-app';

type Served = Awaited<ReturnType<typeof serve>>;

/** What comes over one connection, to its end. */
async function talk({ app }: Served, ...sent: string[]) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (!address || typeof address === 'string') throw new Error('It does not listen.');
  const socket = connect(address.port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(Buffer.from(part)));
  for (const text of sent) socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(parts).toString('latin1');
}

const get = (version: string, ...more: string[]) =>
  [`GET / HTTP/${version}`, 'Host: site.example', 'Accept-Encoding: br', ...more, '', ''].join('\r\n');

/** The lines of each head, without what is made anew for an answer and what is said of the connection. */
const headsIn = (text: string) =>
  text
    .split(/(?=HTTP\/1\.1 \d)/)
    .map((answer) => (answer.split('\r\n\r\n')[0] ?? '').split('\r\n'))
    .map((lines) => lines.filter((line) => !/^(date|x-request-id|connection|keep-alive): /i.test(line)));

test('answers from memory follow each other on one connection, with the headers that node:http would write', async () => {
  const served = await serve(await startApp());
  const drawn = await talk(served, get('1.1', 'Connection: close'));
  const text = await talk(served, get('1.1'), get('1.1'), get('1.1', 'Connection: close'));
  const [first, second, last] = headsIn(text);
  expect([second, last]).toEqual([first, first]);
  expect(first?.map((line) => line.toLowerCase()).sort()).toEqual(
    headsIn(drawn)[0]
      ?.map((line) => line.toLowerCase())
      .sort(),
  );
  expect(text.match(/^(connection|keep-alive): .*$/gim)).toEqual([
    'Connection: keep-alive',
    'Keep-Alive: timeout=72',
    'Connection: keep-alive',
    'Keep-Alive: timeout=72',
    'Connection: close',
  ]);
  expect(new Set(text.match(/^x-request-id: .*$/gim)).size).toBe(3);
  const dates = text.match(/(?<=^date: ).*$/gim)?.map((date) => Date.now() - Date.parse(date));
  expect(dates?.map((age) => age >= 0 && age < 60_000)).toEqual([true, true, true]);
  const bodies = text.split(/\r\n\r\n/).slice(1);
  expect(new Set(bodies.map((body) => body.split('HTTP/1.1 200')[0])).size).toBe(1);
  expect(served.drawn).toEqual(['/']);
});

test('who speaks HTTP/1.0 is answered from memory as well, and whoever sends a body is not cut off', async () => {
  const served = await serve(await startApp());
  await talk(served, get('1.1', 'Connection: close'));
  expect(await talk(served, get('1.0'))).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close\r\n/is);
  const body = 'x'.repeat(50_000);
  const slow = await talk(served, get('1.1', 'Connection: close', `Content-Length: ${body.length}`), body);
  expect(headsIn(slow)).toHaveLength(1);
  expect(slow).toContain('HTTP/1.1 200 OK');
  expect(served.drawn).toEqual(['/']);
});
