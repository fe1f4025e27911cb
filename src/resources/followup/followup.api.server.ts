import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { AnyRecord } from '~/resources/resource';
import { crud } from '~/server/crud';
import { missing } from '~/server/errors';
import { authorOf } from '~/server/history';
import { idempotencyHeaders, onceFor } from '~/server/idempotency';
import { newId } from '~/server/ids';
import { changesOf } from '~/server/record-changes';
import type { ApiModule } from '~/server/services';
import {
  followup,
  followupEdit,
  followupForm,
  MOST_REMARKS,
  type Remark,
  TOO_MANY_REMARKS,
} from './followup';
import { followupSources } from './followup-sources.server';
import { ownerNamed, turnsApi } from './followup-turns.server';

const { area, endpoints, messages, title } = followup;
const tags = [title];
/** An edit brings back the whole list: a thousand remarks of two thousand letters, in any script. */
const LARGEST_EDIT_BYTES = 7 * 1024 * 1024;
const answer = z.object({ message: z.string(), followup: followup.row });

export const followupApi: ApiModule = (api, services) => {
  const { db } = services;
  const followups = changesOf(db, followup);
  const shown = (record: AnyRecord) => followup.row.parse(record);
  crud(api, services, followup);
  turnsApi(api, services);
  followupSources(api, services);

  api.post(endpoints.list, {
    config: { access: `${area}:create` },
    schema: {
      tags,
      summary: `Add: ${title}`,
      headers: idempotencyHeaders,
      body: followupForm,
      response: { 200: answer },
    },
    handler: (request) =>
      db.transaction().execute(async (trx) => {
        const add = async () => {
          const { remarks, remark, ...fields } = request.body;
          const said = JSON.stringify(withNew([], { remarks, remark }));
          const owner = await ownerNamed(trx, fields);
          const row = { ...fields, ...owner, _id: newId(), date: now(), remarks: said };
          const made = await followups.insert(trx, row, authorOf(request));
          return { message: 'Follow-up added successfully', followup: shown(made) };
        };
        return answer.parse(await onceFor(request, trx, request.body, add));
      }),
  });

  const followupsOwner = (id: string) =>
    db.selectFrom('followups').select('ownerId').where('_id', '=', id).executeTakeFirst();

  api.put('/followup/:id', {
    config: { access: `${area}:edit` },
    bodyLimit: LARGEST_EDIT_BYTES,
    schema: {
      tags,
      summary: `Edit: ${title}`,
      description: 'Remarks that are not yet stored are added; none is ever taken away.',
      params: z.object({ id: z.uuid({ error: messages.invalidId }) }),
      body: followupEdit,
      response: { 200: answer },
    },
    handler: async (request) => {
      const { remarks, remark, ...sent } = request.body;
      const present = await followupsOwner(request.params.id);
      const fields = { ...sent, ...(await ownerNamed(db, sent, present)) };
      const change = (before: AnyRecord) => ({
        ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
        remarks: JSON.stringify(withNew(shown(before).remarks, { remarks, remark })),
      });
      const changed = await followups.update(request.params.id, change, authorOf(request));
      if (!changed) throw missing();
      return { message: messages.updated, followup: shown(changed) };
    },
  });
};

type Sent = Pick<z.output<typeof followupEdit>, 'remarks' | 'remark'>;

/**
 * A client sends the whole list with its own entry at the end, or only what is new. An entry keeps the date it came
 * with, so that it is recognised when it comes again; without one it is of now.
 */
function withNew(stored: readonly Remark[], { remarks = [], remark }: Sent): Remark[] {
  const all = [...stored];
  for (const { val, date = now() } of [...remarks, { val: remark }]) {
    if (val && !all.some((known) => known.val === val && known.date === date)) all.push({ val, date });
  }
  // Also when they come a few at a time: the whole list is read, sent and remembered with every change.
  if (all.length > Math.max(MOST_REMARKS, stored.length)) {
    throw new AppError(400, 'invalid_input', TOO_MANY_REMARKS, { remark: TOO_MANY_REMARKS });
  }
  return all;
}
