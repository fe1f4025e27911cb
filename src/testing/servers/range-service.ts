import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
export const prefixOf = (password: string) => hashOf(password).slice(0, 5);

/** What such a service says about one password that was seen that often, among others that begin alike. */
export const rangeWith = (password: string, count: number) =>
  [`${'0'.repeat(35)}:0`, `${hashOf(password).slice(5)}:${count}`, `${'F'.repeat(35)}:3`].join('\r\n');

/** A range service on 127.0.0.1 that notes what it is asked, gone when the test is over. */
export async function startRangeService(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
) {
  const asked: { method: string | undefined; url: string | undefined; padding: unknown; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = (await request.toArray()).join('');
    asked.push({ method, url, padding: headers['add-padding'], body });
    await answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(stop);
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the range service has no port');
  return { asked, stop, url: `http://127.0.0.1:${address.port}/range/` };
}
