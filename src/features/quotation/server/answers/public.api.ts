import type { FastifyRequest } from 'fastify';
import { DAY, HOUR, now } from '~/lib/time';
import { done } from '~/model/fields';
import { visitor } from '~/platform/auth/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import { networkOf } from '~/platform/http/network';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import type { WindowLimit } from '~/platform/limits/limit';
import { take } from '~/platform/limits/limiter';
import { refuseIfWaiting } from '~/platform/limits/refusals';
import { callsAnHour } from '~/platform/limits/route-limits';
import { changesOf } from '~/records/record-changes';
import { AGREED } from '../../agreement';
import * as calls from '../../public-calls';
import { quotation } from '../../quotation';
import { noteOnTimeline, tellStaff } from '../follow/follow';
import { planAnswer } from '../follow/next-step';
import { isOpen, lockQuotation, requireOver } from '../standing';
import { accept, decline } from './decide';
import { asRead, byToken, isReader } from './reading';

/** Of one quotation, whoever has its link and from however many networks. */
const DECISIONS: WindowLimit = { name: 'decisions on a quotation', most: 100, windowMs: HOUR };
const QUESTIONS: WindowLimit = { name: 'questions about a quotation', most: 20, windowMs: DAY };
const RENEWALS: WindowLimit = { name: 'renewals of a quotation', most: 3, windowMs: DAY };

interface Said {
  token: string;
  body?: object;
  limit: WindowLimit;
}

export const publicQuotationApi: ApiModule = (api, services) => {
  const { db } = services;
  const route = routesOf(api, 'Quotations for customers');
  const answering = { access: 'public', rateLimit: callsAnHour(240, 'quotations') } as const;
  const headers = idempotencyHeaders;

  route(calls.readQuotationCall, { access: 'public', publicRead: true }, async (request) => {
    const found = await byToken(db, request.params.token);
    const isFirst = found.status === 'Sent' && isOpen(found) && (await isReader(request, db));
    return asRead(isFirst ? await db.transaction().execute((trx) => markViewed(trx, found._id)) : found);
  });

  async function markViewed(trx: DatabaseTransaction, id: string) {
    const found = await lockQuotation(trx, id);
    if (found.status !== 'Sent') return found;
    const viewed = { status: 'Viewed', viewedAt: now() };
    await changesOf(services, quotation).updateIn(trx, id, viewed, visitor);
    await noteOnTimeline(trx, found, { text: `Quotation ${found.number} viewed`, author: visitor });
    await tellStaff(trx, found, `${found.name} has opened quotation ${found.number}`, visitor);
    return { ...found, ...viewed };
  }

  /** Once under its key, and so often for one quotation: what is pressed twice is said once. */
  async function hear(
    request: FastifyRequest,
    { token, body, limit }: Said,
    work: (trx: DatabaseTransaction, id: string) => Promise<string>,
  ) {
    const { _id } = await byToken(db, token);
    const { waitMs } = await take(db, [limit, _id]);
    refuseIfWaiting(waitMs);
    const answer = await db
      .transaction()
      .execute((trx) =>
        onceFor(request, trx, { _id, body }, async () => ({ message: await work(trx, _id) })),
      );
    return done.parse(answer);
  }

  route({ ...calls.acceptQuotationCall, headers }, answering, (request) => {
    const { body, params, ip } = request;
    return hear(request, { ...params, body, limit: DECISIONS }, async (trx, id) => {
      const { name, signature, options } = body;
      const agreement = {
        name,
        signature: signature || undefined,
        options,
        network: networkOf(ip),
        text: AGREED,
      };
      await accept(trx, services, id, agreement, visitor);
      return 'Thank you. The quotation is accepted.';
    });
  });

  route({ ...calls.declineQuotationCall, headers }, answering, (request) => {
    const { body, params } = request;
    return hear(request, { ...params, body, limit: DECISIONS }, async (trx, id) => {
      const { name } = await lockQuotation(trx, id);
      await decline(trx, services, { id, name, reason: body.reason }, visitor);
      return 'Thank you for telling us.';
    });
  });

  route({ ...calls.askAboutQuotationCall, headers }, answering, (request) => {
    const { body, params } = request;
    return hear(request, { ...params, body, limit: QUESTIONS }, async (trx, id) => {
      const found = await lockQuotation(trx, id);
      await noteOnTimeline(trx, found, { text: body.question, direction: 'in', author: visitor });
      const text = `A question about quotation ${found.number}`;
      await tellStaff(trx, found, { text, said: body.question }, visitor);
      await planAnswer(trx, services, found, { said: 'asked', author: visitor });
      return 'Thank you. We will answer soon.';
    });
  });

  route({ ...calls.renewQuotationCall, headers }, answering, (request) =>
    hear(request, { ...request.params, limit: RENEWALS }, async (trx, id) => {
      const found = await lockQuotation(trx, id);
      requireOver(found);
      const text = `${found.name} asks for quotation ${found.number} anew: it has expired`;
      await noteOnTimeline(trx, found, { text, direction: 'in', author: visitor });
      await tellStaff(trx, found, text, visitor);
      await planAnswer(trx, services, found, { said: 'asked', author: visitor });
      return 'Thank you. We will send you a new one.';
    }),
  );
};
