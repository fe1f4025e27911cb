// On SQLite alone: it is about sockets.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listening } from '~/testing/listening';
import { startApp } from '~/testing/start-app';
import { buildTestApp, type TestApp } from '~/testing/test-app';

const MB = 1024 * 1024;
/** Far more than the buffers of both ends hold: the answer is there while most of it is not. */
const BODY = Buffer.alloc(12 * MB, 'x');
/** At the same moment, so that nobody is served quickly. */
const CROWD = Array.from({ length: 4 });
const BOUNDARY = 'b-o-u-n-d-a-r-y';
const PART = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.4\n`;
const MULTIPART = `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\n`;
const JSON_TYPE = 'Content-Type: application/json\r\n';

/** As a browser does: everything is sent first, and only then anybody looks for the answer. */
async function sendAll(where: { host: string; port: number }, head: string, start = '') {
  const socket = connect(where);
  let fault: Error | undefined;
  socket.on('error', (error) => {
    fault = error;
  });
  socket.pause();
  await once(socket, 'connect');
  const length = start.length + BODY.length;
  socket.write(`${head}Host: localhost\r\nContent-Length: ${length}\r\n\r\n${start}`);
  for (let at = 0; at < BODY.length && !socket.destroyed; at += 256 * 1024)
    if (!socket.write(BODY.subarray(at, at + 256 * 1024)))
      await Promise.race([once(socket, 'drain'), closed(socket)]);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
    // The other end may keep the connection open for the next call.
    if (/\r\n\r\n.+/s.test(answer)) socket.end();
  });
  socket.resume();
  await closed(socket);
  return fault ? `${fault.message} after ${answer.slice(0, 12)}` : answer.slice(9, 12);
}

const closed = (socket: ReturnType<typeof connect>) =>
  socket.closed ? undefined : new Promise((resolve) => socket.once('close', resolve));

describe.each(['close', 'keep-alive'])('with Connection: %s', (connection) => {
  const post = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\n${type}Connection: ${connection}\r\n`;
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());

  test.each<[string, string, string, string?]>([
    ['413', 'a file that is too large', post('/api/career', MULTIPART), PART],
    ['413', 'a JSON body that is too large', post('/api/quotes', JSON_TYPE)],
    ['415', 'a form where a file belongs', post('/api/career', JSON_TYPE.replace('json', 'x-unknown'))],
    ['415', 'a type that is not taken', post('/api/quotes', 'Content-Type: text/plain\r\n')],
    ['401', 'a file of nobody', post('/api/iot/prodcuts', MULTIPART), PART],
    ['404', 'an address that is none', post('/api/none', MULTIPART), PART],
    ['417', 'an expectation', post('/api/quotes', `${JSON_TYPE}Expect: miracles\r\n`)],
    ['400', 'an address that cannot be read', post('/api/quotes%', JSON_TYPE)],
    ['431', 'headers without end', post('/api/quotes', `${JSON_TYPE}X-Long: ${'x'.repeat(20_000)}\r\n`)],
  ])('attack 21: the answer %s arrives: %s', async (status, _what, head, start) => {
    const where = await listening(t.app);
    const answers = await Promise.all(CROWD.map(() => sendAll(where, head, start)));
    expect(answers).toEqual(CROWD.map(() => status));
  });
});

test('attack 21: the answer arrives also where somebody has sent too often, and where it is told to all that the server stops', async () => {
  const t = await startApp();
  const where = await listening(t.app);
  for (let n = 0; n < 61; n++) await t.call('POST', '/api/quotes', { body: {} });
  const head = `POST /api/quotes HTTP/1.1\r\n${JSON_TYPE}Connection: close\r\n`;
  expect(await Promise.all(CROWD.map(() => sendAll(where, head)))).toEqual(CROWD.map(() => '429'));
  // Whatever the caller wants of the connection, it ends now.
  const allAsked = new Promise<void>((resolve) => {
    let asked = 0;
    t.app.server.on('request', () => ++asked === CROWD.length && resolve());
  });
  const coming = CROWD.map(() => sendAll(where, head.replace('Connection: close\r\n', '')));
  // Whoever has not asked by then is not answered by a server that stops.
  await allAsked;
  const stopped = t.app.close();
  expect(await Promise.all(coming)).toEqual(CROWD.map(() => '429'));
  await stopped;
});
