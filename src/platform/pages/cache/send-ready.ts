import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECOND } from '~/lib/time';
import type { ReadyAnswer } from './cached-page';

/** What node:http has written of the headers, or null: it puts them together itself then. */
interface WithHead {
  _header: string | null;
}
const hasHead = (response: ServerResponse): response is ServerResponse & WithHead => '_header' in response;

/**
 * An answer whose headers are written already: to look at each of them again, letter by letter, takes node:http a fifth of the
 * time of a cached page. That place has no name for others, so where it is missing, and for a connection that ends with its
 * answer, node:http writes them as it always does.
 */
export function sendReady(
  { status, headers, head, content }: ReadyAnswer,
  reqId: string,
  { httpVersion }: IncomingMessage,
  response: ServerResponse,
  keepAliveSeconds: number,
) {
  if (httpVersion === '1.1' && response.shouldKeepAlive && hasHead(response)) {
    response.statusCode = status;
    response._header = `${head}x-request-id: ${reqId}\r\nDate: ${utcNow()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  } else {
    response.writeHead(status, [...headers, 'x-request-id', reqId]);
  }
  if (typeof content === 'string') response.end(content, 'latin1');
  else response.end(content);
}

let second = 0;
let words = '';

/** Put in words once a second. */
function utcNow() {
  const now = Math.floor(Date.now() / SECOND);
  if (now !== second) {
    second = now;
    words = new Date(now * SECOND).toUTCString();
  }
  return words;
}
