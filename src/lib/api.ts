import type { z } from 'zod';
import type { ApiCall, PathOf } from './contract';
import { AppError } from './errors';

/** The session's token stands under the key `user`; the server keeps only its hash. */
const TOKEN_KEY = 'user';
export const storedToken = () => localStorage.getItem(TOKEN_KEY);
export const storeToken = (token: string) => localStorage.setItem(TOKEN_KEY, token);
export const forgetToken = () => localStorage.removeItem(TOKEN_KEY);

interface CallOptions<Call extends ApiCall> {
  /** Fields by their right names; their values are what somebody typed, and the server judges them. */
  body?: Call['body'] extends z.ZodType ? { [Field in keyof z.input<Call['body']>]?: unknown } : never;
  /** In place of a body, where a file goes with it. */
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
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
  const token = storedToken();
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(options.body ? { 'Content-Type': 'application/json' } : {}),
      ...options.headers,
    },
    body: options.form ?? (options.body ? JSON.stringify(options.body) : null),
    signal: options.signal ?? null,
  }).catch((cause) => {
    if (options.signal?.aborted) throw cause;
    throw new AppError(0, 'offline', OFFLINE);
  });
  const answer = await response.json().catch(() => ({}));
  // Success is 200 and nothing else: what a proxy answers in our place must not pass for one.
  if (response.status !== 200) {
    throw new AppError(response.status, answer.code ?? 'unknown', answer.message ?? OFFLINE, answer.fields);
  }
  return answer;
}
