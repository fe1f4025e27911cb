import { createHash } from 'node:crypto';
import { data, type RouterContextProvider } from 'react-router';
import { OFFLINE } from '~/lib/api';
import { callApiContext } from '~/lib/page-context';
import type { FormAnswer, FormWords } from '~/ui/forms/form-words';

type Context = Readonly<RouterContextProvider>;

const REPEATED = 'The form has the same field twice.';

/** What was typed is shown again, up to here. */
const LONGEST_SHOWN = 500;

interface PostOptions {
  method?: 'POST' | 'PUT';
  /** What the API wants instead of the fields as they stand on the page. */
  shape?: (form: FormData) => FormData;
}

/** A form posted to its page by a browser without JavaScript: the same API call, made by the server. */
export async function postToApi(
  request: Request,
  context: Context,
  url: string,
  { method = 'POST', shape = (form) => form }: PostOptions = {},
) {
  const form = await request.formData();
  const typed: Record<string, string> = {};
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    // As in JSON, a field that comes twice says two things.
    if (Object.hasOwn(typed, name)) return { status: 400, body: { message: REPEATED }, values };
    typed[name] = value;
    if (name !== 'password') values[name] = value.slice(0, LONGEST_SHOWN);
  }
  const hasFile = [...form.values()].some((value) => typeof value !== 'string');
  const key = await keyOf(form);
  const source = visitIn(typed, request.headers.get('referer'));
  const shaped = shape(form);
  if (source) shaped.set('source', JSON.stringify(source));
  const { status, body } = await context.get(callApiContext)({
    method,
    url,
    body: hasFile ? shaped : { ...typed, ...(source ? { source } : {}) },
    headers: { 'idempotency-key': key },
  });
  return { status, body, values };
}

const SOURCE = 'source.';

/**
 * What a page that asks for it has put into hidden fields, and the address that it was read at, with the campaign in it: the page
 * itself, which is the same for all, cannot say that. It is no part of the key: the answer is read at another address.
 */
function visitIn(typed: Record<string, string>, readAt: string | null) {
  const hidden = Object.entries(typed).flatMap(([name, value]) =>
    name.startsWith(SOURCE) ? [[name.slice(SOURCE.length), value]] : [],
  );
  if (hidden.length === 0) return undefined;
  return { ...(readAt ? { landing: readAt } : {}), ...Object.fromEntries(hidden) };
}

/** A second press, or the page that answers loaded again, posts the same once more: that is no second form. */
async function keyOf(form: FormData) {
  const hash = createHash('sha256');
  for (const [name, value] of form) {
    if (typeof value === 'string') hash.update(JSON.stringify([name, value]));
    else {
      hash.update(JSON.stringify([name, value.name, value.size]));
      hash.update(new Uint8Array(await value.arrayBuffer()));
    }
  }
  return hash.digest('hex');
}

/** Answered with the page itself, which says what became of the form and shows what was typed. */
export async function postForm(
  request: Request,
  context: Context,
  url: string,
  words: FormWords,
  options: PostOptions = {},
) {
  const { status, body, values } = await postToApi(request, context, url, options);
  if (status === 200) {
    const message = { text: words.sent, tone: 'success' } as const;
    return data<FormAnswer>({ message, reference: body.reference ?? '' });
  }
  const text = words.failed({ status, message: body.message ?? OFFLINE });
  return data<FormAnswer>(
    { message: { text, tone: 'error' }, fields: body.fields ?? {}, values },
    { status },
  );
}
