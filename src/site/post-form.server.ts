import { data, type RouterContextProvider } from 'react-router';
import { OFFLINE } from '~/lib/api';
import { callApiContext } from '~/lib/page-context';
import type { FormAnswer, FormWords } from './form-words';

type Context = Readonly<RouterContextProvider>;

/** A form posted to its page by a browser without JavaScript: the same API call, made by the server. */
export async function postToApi(request: Request, context: Context, url: string) {
  const form = await request.formData();
  const typed: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') typed[name] = value;
  const hasFile = [...form.values()].some((value) => typeof value !== 'string');
  const { status, body } = await context.get(callApiContext)({ url, body: hasFile ? form : typed });
  const { password: _neverSentBack, ...values } = typed;
  return { status, body, values };
}

/** Answered with the page itself, which says what became of the form and shows what was typed. */
export async function postForm(request: Request, context: Context, url: string, words: FormWords) {
  const { status, body, values } = await postToApi(request, context, url);
  if (status === 200) {
    const reference = 'reference' in body && typeof body.reference === 'string' ? body.reference : '';
    return data<FormAnswer>({ message: { text: words.sent, tone: 'success' }, reference });
  }
  const text = words.failed({ status, message: body.message ?? OFFLINE });
  return data<FormAnswer>(
    { message: { text, tone: 'error' }, fields: body.fields ?? {}, values },
    { status },
  );
}
