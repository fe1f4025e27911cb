import { createHash } from 'node:crypto';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { OFFLINE } from '~/lib/api';
import { callApiContext } from '~/lib/page-context';
import type { FormAnswer } from '~/ui/forms/form-words';
import { unseen } from '../unseen';
import { apiOf } from './read-application.server';

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { token: string };
}

/** Each has a button of its own. */
const INTENTS = ['resume', 'withdraw', 'erase'];

const UNSURE = 'Tick that you are sure.';
const UNKNOWN = 'The form could not be understood. Please load the page anew.';

/** A form posted without JavaScript. What came of it is read on the page itself, so that nobody who loads it again says it twice. */
export async function answerApplication({ request, context, params: { token } }: ActionArgs) {
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const refused = (text: string, status: number, fields: Record<string, string> = {}) => {
    const message: FormAnswer['message'] = { text, tone: 'error' };
    return data({ intent, message, fields }, { status });
  };
  if (!INTENTS.includes(intent)) return refused(UNKNOWN, 400);
  if (intent !== 'resume' && form.get('sure') !== 'on') return refused(UNSURE, 400, { sure: UNSURE });
  const { status, body } = await context.get(callApiContext)({
    url: `${apiOf(token)}/${intent}`,
    ...(intent === 'resume' ? { body: fileOf(form), headers: await keyOf(token, form) } : {}),
  });
  // Pressed twice, it is gone by the first.
  const isDone = status === 200 || (intent === 'erase' && status === 404);
  if (!isDone) return refused(body.message ?? OFFLINE, status, body.fields);
  const heard = intent === 'withdraw' ? '' : `?done=${intent}`;
  throw redirect(`/application/${encodeURIComponent(token)}${heard}`, { status: 303, headers: unseen });
}

function fileOf(form: FormData) {
  const sent = new FormData();
  const file = form.get('resume');
  if (file instanceof File) sent.append('resume', file, file.name);
  return sent;
}

/** The same file under the same link is sent once. */
async function keyOf(token: string, form: FormData) {
  const file = form.get('resume');
  const hash = createHash('sha256').update(token);
  if (file instanceof File) hash.update(new Uint8Array(await file.arrayBuffer()));
  return { 'idempotency-key': hash.digest('hex') };
}
