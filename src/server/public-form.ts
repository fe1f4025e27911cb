import { z } from 'zod';
import { MINUTE, SECOND } from '~/lib/time';
import type { DatabaseTransaction } from './db/schema';
import { once } from './idempotency';
import type { Api, Services } from './services';

const FASTEST_HUMAN_MS = 2 * SECOND;
const POSTS_PER_ADDRESS = 60;

/** Sent by our own pages beside the documented fields; a plain call leaves them out and is believed. */
const botTraps = z.object({
  website: z.string().max(500).optional(),
  fillMs: z.coerce.number().min(0).optional().catch(undefined),
});

interface PublicForm<Body extends z.ZodObject, Answer extends z.ZodObject> {
  url: string;
  tag: string;
  summary: string;
  body: Body;
  answer: Answer;
  emptyFieldsMessage: string;
  /** Writes the record and queues its mails, in one transaction. */
  save(trx: DatabaseTransaction, body: z.output<Body>, suspect: boolean): Promise<z.output<Answer>>;
}

/**
 * A form that anyone may send. Suspects are kept as spam, not refused; the same Idempotency-Key gives the same answer
 * and makes one record, however often it arrives.
 */
export function publicForm<Body extends z.ZodObject, Answer extends z.ZodObject>(
  api: Api,
  { db, mailer }: Services,
  form: PublicForm<Body, Answer>,
) {
  const sent: z.ZodObject = form.body.extend(botTraps.shape);
  const answered: z.ZodObject = form.answer;
  api.post(form.url, {
    config: {
      access: 'public',
      emptyFieldsMessage: form.emptyFieldsMessage,
      rateLimit: { max: POSTS_PER_ADDRESS, timeWindow: 10 * MINUTE, groupId: 'public-forms' },
    },
    schema: {
      tags: [form.tag],
      summary: form.summary,
      headers: z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }),
      body: sent,
      response: { 200: answered },
    },
    handler: async (request) => {
      const { website, fillMs } = botTraps.parse(request.body);
      const suspect = Boolean(website) || (fillMs !== undefined && fillMs < FASTEST_HUMAN_MS);
      const body = form.body.parse(request.body);
      const key = request.headers['idempotency-key'];
      const answer: object = await db.transaction().execute(async (trx) => {
        const save = () => form.save(trx, body, suspect);
        return key ? once(trx, `${form.url} ${key}`, save) : save();
      });
      mailer.wake();
      return { ...answer };
    },
  });
}
