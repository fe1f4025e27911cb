import type { RouterContextProvider } from 'react-router';
import { callApiContext } from '~/lib/call-api';

/** A form posted to its page by a browser without JavaScript: the same API call, made by the server. */
export async function postToApi(request: Request, context: Readonly<RouterContextProvider>, url: string) {
  const values: Record<string, string> = {};
  for (const [name, value] of await request.formData()) if (typeof value === 'string') values[name] = value;
  const { status, body } = await context.get(callApiContext)({ url, body: values });
  const { password: _neverSentBack, ...typed } = values;
  return { status, body, typed };
}
