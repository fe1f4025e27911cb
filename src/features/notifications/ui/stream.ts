import { AppError } from '~/lib/errors';
import { MINUTE, SECOND } from '~/lib/time';
import { openStream } from '~/records/ui/details/fetch-file';
import type { Notification } from '../notifications-call';

const FIRST_WAIT_MS = SECOND;
const LONGEST_WAIT_MS = MINUTE;
/** A browser has few connections to one server for all its tabs: one that nobody looks at gives its own back. */
const HIDDEN_MS = MINUTE;
/** The server says every 25 seconds that it is still there; a connection that says nothing may be cut without anybody having noticed. */
const SILENT_MS = 50 * SECOND;

interface Listener {
  onNew: (notification: Notification) => void;
  onUnread: (unread: number) => void;
  /** Others have changed these records, by the name of their kind. */
  onChanged: (ids: Record<string, readonly string[]>) => void;
  /** It is heard again after a pause in which anything may have happened. */
  onReturn: () => void;
  /** There is no place for it now. */
  onRefused: () => void;
}

/** Listens until it is told to stop; a connection that is lost is sought again, with growing patience. */
export function listen(listener: Listener): () => void {
  let connection: AbortController | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let hidden: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let heardBefore = false;

  async function connect() {
    if (connection) return;
    clearTimeout(retry);
    const mine = new AbortController();
    connection = mine;
    let refused = false;
    const since = Date.now();
    try {
      for await (const { event, data } of eventsOf(mine)) {
        if (event === 'notification') listener.onNew(data);
        if (event === 'unread') listener.onUnread(data.unread);
        if (event === 'changed') listener.onChanged(data);
        if (event === 'open' && heardBefore) listener.onReturn();
        heardBefore = true;
      }
    } catch (fault) {
      const status = fault instanceof AppError ? fault.status : 0;
      refused = status === 401 || status === 403;
      if (connection === mine && (status === 429 || status === 503)) listener.onRefused();
    }
    if (connection !== mine) return;
    connection = undefined;
    // One that opens only to be cut off is no better than one that does not open.
    if (Date.now() - since > LONGEST_WAIT_MS) wait = FIRST_WAIT_MS;
    // Without a session there is nothing to wait for; whoever signs in again begins anew.
    if (!refused) retry = setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  function disconnect() {
    clearTimeout(retry);
    connection?.abort();
    connection = undefined;
  }

  function follow() {
    clearTimeout(hidden);
    if (document.hidden) hidden = setTimeout(disconnect, HIDDEN_MS);
    else void connect();
  }

  void connect();
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', connect);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('online', connect);
    clearTimeout(hidden);
    disconnect();
  };
}

/** EventSource would do this but for the header that says who asks. */
async function* eventsOf(connection: AbortController) {
  const stream = await heard(connection, openStream('/notifications/stream', connection.signal));
  yield { event: 'open', data: undefined };
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await heard(connection, reader.read());
    if (done) return;
    const parts = (text + value).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const event = /^event: (.*)$/m.exec(part)?.[1];
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (event && data) yield { event, data: JSON.parse(data) };
    }
  }
}

/** Whatever comes, if it comes in time; else the connection is given up. */
function heard<Word>(connection: AbortController, word: Promise<Word>) {
  const silence = setTimeout(() => connection.abort(), SILENT_MS);
  return word.finally(() => clearTimeout(silence));
}
