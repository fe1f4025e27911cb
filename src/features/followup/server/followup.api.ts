import { z } from 'zod';
import { now } from '~/lib/time';
import { authorOf } from '~/platform/auth/author';
import { newId } from '~/platform/db/ids';
import { missing } from '~/platform/http/errors';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import type { ApiModule } from '~/platform/http/services';
import { crud } from '~/records/crud';
import { changesOf } from '~/records/record-changes';
import { followup, followupEdit, followupForm } from '../followup';
import { ownerNamed, ownersApi } from './owners';
import { newRemarks, remarksApi, remarksToAdd, shown } from './remarks';
import { followupSources } from './sources';
import { stepsApi } from './steps';

const { area, endpoints, messages, title } = followup;
const tags = [title];
/** An edit may bring back the whole list: a thousand remarks of two thousand letters, in any script. */
const LARGEST_EDIT_BYTES = 7 * 1024 * 1024;
const answer = z.object({ message: z.string(), followup: followup.row });

export const followupApi: ApiModule = (api, services) => {
  const { db } = services;
  const followups = changesOf(services, followup);
  crud(api, services, followup);
  ownersApi(api, services);
  remarksApi(api, services);
  followupSources(api, services);
  stepsApi(api, services);

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
          const owner = await ownerNamed(trx, fields);
          const row = { ...fields, ...owner, _id: newId(), date: now() };
          const said = newRemarks({ remarks, remark });
          const made = await followups.insert(trx, row, authorOf(request), said);
          return { message: 'Follow-up added successfully', followup: await shown(trx, made) };
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
      description:
        'Remarks that are not yet stored are added; none is ever taken away, and those that are left out stay.',
      params: z.object({ id: z.uuid({ error: messages.invalidId }) }),
      body: followupEdit,
      response: { 200: answer },
    },
    handler: async (request) => {
      const { remarks, remark, version, ...sent } = request.body;
      const present = await followupsOwner(request.params.id);
      const fields = { ...sent, ...(await ownerNamed(db, sent, present)) };
      const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      return db.transaction().execute(async (trx) => {
        const newNotes = () => remarksToAdd(trx, request.params.id, { remarks, remark });
        const changed = await followups.updateIn(trx, request.params.id, changes, authorOf(request), {
          newNotes,
          version,
        });
        if (!changed) throw missing();
        return { message: messages.updated, followup: await shown(trx, changed) };
      });
    },
  });
};
