import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import { receiptWanted } from '~/model/entry';
import { newReference } from '~/model/reference';
import type { Resource } from '~/model/resource';
import { receipt } from '~/model/submission';
import { authorOf } from '~/platform/auth/author';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { changesOf } from '../record-changes';
import { announce, submissionMailsOf } from './submissions';

/** Each is told to the admins by mail, and may be to whomever it names: more than anybody types, and no flood of letters. */
const ENTRIES_AN_HOUR = 240;

interface Entries<Step extends z.ZodObject> {
  path: string;
  /** What becomes the record. */
  form: z.ZodObject;
  message: string;
  /** What else is written down with it, and what follows from that. */
  next: {
    form: Step;
    take: (
      trx: DatabaseTransaction,
      request: FastifyRequest,
      id: string,
      step: z.output<Step>,
    ) => Promise<void>;
  };
}

const named = z.looseObject({ name: z.string(), email: z.string() });

/** What staff write down for somebody, on the phone or at the counter: a submission that needs less, and tells its sender nothing unasked. */
export function takeEntries<Step extends z.ZodObject>(
  api: Api,
  services: Services,
  resource: Resource,
  { path, form, message, next }: Entries<Step>,
) {
  const { db } = services;
  const records = changesOf(services, resource);
  const mails = submissionMailsOf(services, resource);
  const body = form.extend({ ...next.form.shape, receipt: receiptWanted });
  routesOf(api, resource.title)(
    {
      method: 'POST',
      path,
      summary: `Write down: ${resource.title}`,
      headers: idempotencyHeaders,
      body,
      answer: receipt,
    },
    { access: `${resource.area}:create`, rateLimit: callsAnHour(ENTRIES_AN_HOUR, 'entries') },
    async (request) => {
      const sent: Record<string, unknown> = request.body;
      const partOf = ({ shape }: z.ZodObject) =>
        Object.fromEntries(Object.keys(shape).map((field) => [field, sent[field]]));
      const fields = named.parse(partOf(form));
      if (sent.receipt && !fields.email) {
        const words = 'Without an address nobody can be written to.';
        throw new AppError(400, 'invalid_input', words, { email: words });
      }
      return db.transaction().execute(async (trx) => {
        const add = async () => {
          const row = { ...fields, _id: newId(), reference: newReference(), date: now() };
          await records.insert(trx, { ...row, isSpam: false, newsHeld: false }, authorOf(request));
          await announce(trx, resource, mails, row, authorOf(request), { receipt: sent.receipt === true });
          await next.take(trx, request, row._id, next.form.parse(partOf(next.form)));
          return { message, reference: row.reference };
        };
        return receipt.parse(await onceFor(request, trx, request.body, add));
      });
    },
  );
}
