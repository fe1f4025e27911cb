import { createHash } from 'node:crypto';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { OFFLINE } from '~/lib/api';
import { callApiContext } from '~/lib/page-context';
import type { FormAnswer } from '~/ui/forms/form-words';
import { unseen } from '../unseen';
import { apiOf } from './read-quotation.server';

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { token: string };
}

/** What was typed is shown again, up to here. */
const LONGEST_SHOWN = 2000;

/** What is said by which button, as the API wants it. */
const bodies: Record<string, (typed: Typed) => object> = {
  accept: ({ name, agreed, options }) => ({ name, agreed: agreed === 'on', options }),
  decline: ({ reason }) => ({ reason }),
  ask: ({ question }) => ({ question }),
  renew: () => ({}),
};

type Typed = Record<'name' | 'agreed' | 'reason' | 'question', string> & { options: number[] };

function typedIn(form: FormData): Typed {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, LONGEST_SHOWN + 1);
  const options = [...form.keys()].flatMap((name) => /^option-(\d{1,3})$/.exec(name)?.[1] ?? []).map(Number);
  return {
    ...{ name: text('name'), agreed: text('agreed'), reason: text('reason'), question: text('question') },
    options,
  };
}

/** A form posted without JavaScript. What was heard is read on the page itself, so that nobody who loads it again says it twice. */
export async function answerQuotation({ request, context, params: { token } }: ActionArgs) {
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const { options, ...values } = typedIn(form);
  const bodyOf = Object.hasOwn(bodies, intent) ? bodies[intent] : undefined;
  // Which lines are ticked, for whoever wants to read what that comes to first.
  if (!bodyOf) return data({ intent, options, values, message: undefined, fields: {} });
  const said = bodyOf({ ...values, options });
  const key = createHash('sha256')
    .update(JSON.stringify([token, intent, said]))
    .digest('hex');
  const { status, body } = await context.get(callApiContext)({
    url: `${apiOf(token)}/${intent}`,
    body: said,
    headers: { 'idempotency-key': key },
  });
  if (status === 200) {
    const heard = intent === 'ask' || intent === 'renew' ? `?done=${intent}` : '';
    throw redirect(`/quotation/${token}${heard}#answer`, { status: 303, headers: unseen });
  }
  const message: FormAnswer['message'] = { text: body.message ?? OFFLINE, tone: 'error' };
  return data({ intent, options, values, message, fields: body.fields ?? {} }, { status });
}
