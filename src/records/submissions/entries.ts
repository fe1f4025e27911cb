import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import { receiptWanted } from '~/model/entry';
import { newReference } from '~/model/reference';
import type { AnyRecord, Resource } from '~/model/resource';
import { receipt } from '~/model/submission';
import { authorOf } from '~/platform/auth/author';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, Lead, Services } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { writeKnownLast } from '../people/write-people';
import { changesOf } from '../record-changes';
import { announce } from './announce';
import { submissionMailsOf } from './submissions';
import { takeUpStored } from './take-up';

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
    /** Whose that makes it. */
    ownerOf: (request: FastifyRequest, step: z.output<Step>) => string | undefined;
    take: (
      trx: DatabaseTransaction,
      request: FastifyRequest,
      lead: Lead,
      step: z.output<Step>,
    ) => Promise<AnyRecord | undefined>;
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
          const author = authorOf(request);
          const { lead, taken } = await writeKnownLast(trx, async () => {
            const record = await records.insert(trx, { ...row, isSpam: false, newsHeld: false }, author);
            const step = next.form.parse(partOf(next.form));
            const ownerId = next.ownerOf(request, step);
            const lead = await takeUpStored(trx, services, { resource, record, author, ownerId });
            return { lead, taken: lead && (await next.take(trx, request, lead, step)) };
          });
          const news = { lead: lead && { ...lead, ...ownerIn(taken) }, receipt: sent.receipt === true };
          await announce(trx, resource, mails, row, author, news);
          return { message, reference: row.reference };
        };
        return receipt.parse(await onceFor(request, trx, request.body, add));
      });
    },
  );
}

/** Whose the step has made it. */
const ownerIn = (taken: AnyRecord | undefined) =>
  typeof taken?.ownerId === 'string' ? { ownerId: taken.ownerId } : {};
