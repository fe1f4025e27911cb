import type { z } from 'zod';
import { forgetStaff } from './browser/staff-here';
import type { ApiCall, PathOf } from './call';
import { AppError, OutdatedError } from './errors';
import { isUnattended, UNATTENDED } from './presence';

/** The session's token stands under the key `user`; the server keeps only its hash. */
const TOKEN_KEY = 'user';
export const storedToken = () => localStorage.getItem(TOKEN_KEY);
export const storeToken = (token: string) => localStorage.setItem(TOKEN_KEY, token);
export function clearToken() {
  localStorage.removeItem(TOKEN_KEY);
  forgetStaff();
}

/** Whether another tab has stored a token or let go of it. */
export const isAboutToken = (event: StorageEvent) => event.key === TOKEN_KEY || event.key === null;

/** Heard by whoever can ask the person to sign in again. */
export const SESSION_ENDED = 'peepal:session-ended';

/** Throws what is to be said when they do not prove it. */
type AskPassword = () => Promise<void>;
let askPassword: AskPassword | undefined;

/** Who can ask the person for the password again says so; answers how to stop. */
export function askPasswordWith(ask: AskPassword) {
  askPassword = ask;
  return () => {
    askPassword = undefined;
  };
}

interface CallOptions<Call extends ApiCall> {
  /** Fields by their right names; their values are what somebody typed, and the server judges them. */
  body?: Call['body'] extends z.ZodType ? { [Field in keyof z.input<Call['body']>]?: unknown } : never;
  /** In place of a body, where a file goes with it. */
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** How it is sent, where it is to be told how much of it has gone. */
  fetch?: typeof fetch;
}

export const OFFLINE = 'Something went wrong';

/**
 * One call of the API, typed by its contract: `callApi<typeof loginCall>('POST', '/user/admin-login', { body })`. Answers
 * the JSON of a success; a failure is thrown as the server's own sentence. The schemas themselves stay on the server.
 */
export async function callApi<Call extends ApiCall>(
  method: Call['method'],
  path: PathOf<Call['path']>,
  options: CallOptions<Call> = {},
): Promise<z.output<Call['answer']>> {
  const response = await send(method, path, {
    ...options,
    headers: { ...(options.body ? { 'Content-Type': 'application/json' } : {}), ...options.headers },
    body: options.form ?? (options.body ? JSON.stringify(options.body) : null),
  });
  return response.json().catch(() => ({}));
}

interface SendOptions {
  headers?: Record<string, string>;
  body?: BodyInit | null;
  signal?: AbortSignal;
  fetch?: typeof fetch;
}

/** Any answer of the API that is not plain JSON. */
export async function send(method: string, path: string, options: SendOptions): Promise<Response> {
  const { headers, body, signal, fetch: sendWith = fetch } = options;
  const token = storedToken();
  const response = await sendWith(`/api${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(isUnattended() ? { [UNATTENDED]: 'true' } : {}),
      ...headers,
    },
    body: body ?? null,
    signal: signal ?? null,
  }).catch((cause) => {
    if (signal?.aborted) throw cause;
    throw new AppError(0, 'offline', OFFLINE);
  });
  // Success is 200 and nothing else: what a proxy answers in our place must not pass for one, be it a page that says sorry.
  if (response.status === 200 && !isPage(response)) return response;
  const answer = await ownWords(response);
  // A token that was replaced or let go of meanwhile is nobody's session any more.
  const ended = answer.code === 'unauthenticated' && token !== null && token === storedToken();
  if (ended) {
    // The other tabs hear of this, and end with it.
    clearToken();
    window.dispatchEvent(new Event(SESSION_ENDED));
  }
  // Once they have proved who they are, it is done after all.
  if (answer.code === 'confirm_needed' && askPassword) {
    await askPassword();
    return send(method, path, options);
  }
  const now = answer.current ?? answer.theirs;
  if (now) throw new OutdatedError(now, answer.message, answer.mine);
  throw new AppError(response.status, answer.code ?? 'unknown', answer.message, answer.fields);
}

const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html');

interface Failure {
  code?: string;
  message: string;
  fields?: Record<string, string>;
  current?: object;
  theirs?: object;
  mine?: object;
}

/** What the API says of a failure; ours, where a proxy has answered in its place with what no visitor can make anything of. */
async function ownWords(response: Response): Promise<Failure> {
  const said = await response.json().catch(() => undefined);
  if (typeof said?.message === 'string') return said;
  const { status } = response;
  if (status === 413) return { message: 'The file is too large. Choose a smaller one.' };
  // A fault of our own is a 500.
  const why = status === 429 ? 'Too many requests' : status > 500 && 'The site does not answer';
  return { message: why ? `${why}. Try again in a minute.` : OFFLINE };
}
