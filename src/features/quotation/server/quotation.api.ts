import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import { definedIn } from '~/lib/values';
import { authorOf } from '~/platform/auth/author';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { boundedQueue } from '~/platform/limits/bounded-queue';
import { callsAnHour } from '~/platform/limits/route-limits';
import { crud } from '~/records/crud';
import { ownOnly } from '~/records/list';
import { changesOf } from '~/records/record-changes';
import { recordsOf } from '~/records/records';
import { quotation } from '../quotation';
import * as calls from '../quotation-calls';
import { LARGEST_BYTES } from '../quotation-form';
import { outcomeApi } from './answers/outcome.api';
import { publicQuotationApi } from './answers/public.api';
import { takeBack } from './answers/take-back';
import { businessApi, businessIn } from './business.server';
import { columnsOf, ofWhom, writtenIn } from './drafts';
import { followSent } from './follow/follow-sent';
import { linksApi } from './links/links.api';
import { myQuotationsApi } from './links/mine.api';
import { papersApi } from './papers/papers.api';
import { revise, send } from './send';
import { lockQuotation, requireDraft } from './standing';
import { quotationSumsApi } from './sums.api';
import { templatesApi } from './templates.api';

/** Whoever takes a number waits for who took the one before: in this queue they do without a connection to the database. */
const SENDING_AT_ONCE = 2;
const MOST_WAITING = 500;
const busy = () => new AppError(503, 'overloaded', 'The server is busy. Please try again in a moment.');

export const quotationApi: ApiModule = (api, services) => {
  const { db, config } = services;
  const route = routesOf(api, quotation.title);
  const writing = routesOf(api, quotation.title, { bodyLimit: LARGEST_BYTES });
  const changes = changesOf(services, quotation);
  const records = recordsOf(db, quotation);
  const edit = { access: 'quotations:edit' } as const;
  const asRow = (record: unknown) => quotation.row.parse(record);

  crud(api, services, quotation);
  quotationSumsApi(api, services);
  outcomeApi(api, services);
  businessApi(api, services);
  publicQuotationApi(api, services);
  linksApi(api, services);
  myQuotationsApi(api, services);
  papersApi(api, services);
  templatesApi(api, services);

  route(calls.quotationCall, { access: 'quotations:read' }, async (request) => {
    const found = await records.find(request.params.id, ownOnly(request));
    if (!found) throw missing();
    return asRow(found);
  });

  const addCall = { ...calls.addQuotationCall, headers: idempotencyHeaders };
  writing(addCall, { access: 'quotations:create' }, async (request) => {
    const { followupId, personId, ...written } = request.body;
    const ours = await businessIn(db);
    const whose = await ofWhom(db, { followupId, personId });
    const _id = newId();
    const first = { _id, rootId: _id, date: now(), revision: 1, status: 'Draft', number: null };
    const values = {
      ...first,
      ...whose,
      ...columnsOf({ ...written, terms: written.terms || ours.terms }, ours),
    };
    const add = (trx: DatabaseTransaction) => async () => {
      const made = await changes.insert(trx, values, authorOf(request));
      return { message: 'Quotation drafted', quotation: asRow(made) };
    };
    const answer = await db.transaction().execute((trx) => onceFor(request, trx, request.body, add(trx)));
    return calls.addQuotationCall.answer.parse(answer);
  });

  writing(calls.editQuotationCall, edit, async (request) => {
    const { version, ...sent } = request.body;
    const ours = await businessIn(db);
    return db.transaction().execute(async (trx) => {
      const before = await lockQuotation(trx, request.params.id);
      requireDraft(before);
      const values = columnsOf({ ...writtenIn(before), ...definedIn(sent) }, ours);
      const stored = await changes.updateIn(trx, before._id, values, authorOf(request), { version });
      return { message: quotation.messages.updated, quotation: asRow(stored) };
    });
  });

  const inTurn = boundedQueue(SENDING_AT_ONCE, MOST_WAITING, busy);
  // Each is a mail in our name, to whatever address and with whatever words.
  const sending = { ...edit, rateLimit: callsAnHour(1000, 'quotations sent') };
  route(calls.sendQuotationCall, sending, (request) =>
    inTurn(async () => {
      const ours = await businessIn(db);
      return db.transaction().execute(async (trx) => {
        const asked = { id: request.params.id, ours };
        const author = authorOf(request);
        const { stored, token } = await send(trx, changes, asked, author);
        await followSent(trx, services, asked.id, author);
        const url = new URL(`/quotation/${token}`, config.publicUrl).href;
        return { message: 'Quotation sent', quotation: asRow(stored), url };
      });
    }),
  );

  route(calls.reviseQuotationCall, edit, async (request) => {
    const ours = await businessIn(db);
    return db.transaction().execute(async (trx) => {
      const made = await revise(trx, changes, { id: request.params.id, ours }, authorOf(request));
      return { message: 'A new draft', quotation: asRow(made) };
    });
  });

  route(calls.voidQuotationCall, edit, (request) =>
    db.transaction().execute(async (trx) => {
      const asked = { id: request.params.id, ...request.body };
      const stored = await takeBack(trx, services, asked, authorOf(request));
      return { message: 'Quotation taken back', quotation: asRow(stored) };
    }),
  );
};
