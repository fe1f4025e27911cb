import { AppError } from './errors';

/** The session's token stands under the key `user`; the server keeps only its hash. */
const TOKEN_KEY = 'user';
export const storedToken = () => localStorage.getItem(TOKEN_KEY);
export const storeToken = (token: string) => localStorage.setItem(TOKEN_KEY, token);
export const forgetToken = () => localStorage.removeItem(TOKEN_KEY);

interface CallOptions {
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export const OFFLINE = 'Something went wrong';

/** One call of the API. Answers the JSON of a success; a failure is thrown as the server's own sentence. */
export async function callApi<Answer>(
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  const token = storedToken();
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(options.body ? { 'Content-Type': 'application/json' } : {}),
      ...options.headers,
    },
    body: options.body ? JSON.stringify(options.body) : null,
    signal: options.signal ?? null,
  }).catch((cause) => {
    if (options.signal?.aborted) throw cause;
    throw new AppError(0, 'offline', OFFLINE);
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new AppError(response.status, answer.code ?? 'unknown', answer.message ?? OFFLINE, answer.fields);
  }
  return answer;
}
