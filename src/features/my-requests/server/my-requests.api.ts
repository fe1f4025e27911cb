import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { career } from '~/features/career/career';
import { shownStatus } from '~/features/career/shown-stage.server';
import { textIn } from '~/lib/values';
import { identifier } from '~/model/fields';
import type { AnyRecord, Resource } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import type { Database } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { myRequestsCall, replyCall } from '../my-requests-call';
import { applicationWords, stageWords, wordsOf } from '../stage-words';
import { messagesOf, otherMessages, withLeads } from './messages';
import { takeReply } from './reply';
import { kinds, sentBy } from './request-kinds';

const MOST_SHOWN = 20;

/** An address that nobody has confirmed is nobody's: anybody can register with one. */
const addressOf = (request: FastifyRequest) => {
  const { user } = signedIn(request);
  return user.emailVerified ? user.email : undefined;
};

/** Of an application what its own page says: a refusal may wait, or be for us alone. */
async function stageOf(db: Database, { name }: Resource, row: AnyRecord) {
  if (name !== career.name) return wordsOf(stageWords, row.stage);
  return wordsOf(applicationWords, await shownStatus(db, standingIn.parse(row)));
}

const standingIn = z.object({ _id: z.string(), status: z.string(), withdrawnAt: z.string().nullable() });

export const myRequestsApi: ApiModule = (api, services) => {
  const { db } = services;
  const route = routesOf(api, 'My requests');

  route(myRequestsCall, { access: 'account:read' }, async (request) => {
    const email = addressOf(request);
    if (!email) return { items: [], others: [] };
    const ofEach = kinds.map(async ({ resource, one, about }) => {
      const rows = await sentBy(db, resource, email)
        .orderBy('date', 'desc')
        .orderBy('_id', 'desc')
        .limit(MOST_SHOWN)
        .execute();
      const shown = rows.map(async (stored) => {
        const row: AnyRecord = { ...stored, _id: textIn(stored._id) };
        const { _id, followupId } = row;
        const stage = await stageOf(db, resource, row);
        return {
          ...{ resource: resource.name, _id, date: textIn(row.date), reference: textIn(row.reference) },
          ...{ title: one, about: about(row), stage, followupId: textIn(followupId) },
        };
      });
      return Promise.all(shown);
    });
    const latest = (await Promise.all(ofEach))
      .flat()
      .sort((one, other) => other.date.localeCompare(one.date))
      .slice(0, MOST_SHOWN);
    const requests = await withLeads(db, latest);
    const messages = await messagesOf(db, email, requests);
    return {
      items: requests.map(({ leads: _leads, ...item }) => ({
        ...item,
        messages: messages.get(item._id) ?? [],
      })),
      others: await otherMessages(db, email, requests),
    };
  });

  const params = z.object({
    resource: z.enum(kinds.map(({ resource }) => resource.name)),
    id: identifier(),
  });
  route(
    { ...replyCall, params, headers: idempotencyHeaders },
    { access: 'account:edit', confirm: 'never', rateLimit: callsAnHour(20, 'replies') },
    async (request) => {
      const { resource: name, id } = request.params;
      const email = addressOf(request);
      const kind = kinds.find(({ resource }) => resource.name === name);
      if (!email || !kind) throw missing('There is no such request.');
      const answer = await db.transaction().execute((trx) =>
        onceFor(request, trx, { ...request.params, ...request.body }, async () => {
          const about = { resource: kind.resource, id, email, text: request.body.text };
          const taken = await takeReply(trx, services, about, signedIn(request));
          if (!taken) throw missing('There is no such request.');
          return { message: 'Thank you. We have your reply.' };
        }),
      );
      return replyCall.answer.parse(answer);
    },
  );
};
