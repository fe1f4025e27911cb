import { z } from 'zod';
import { now } from '~/lib/time';
import { definedIn } from '~/lib/values';
import { authorOf } from '~/platform/auth/author';
import { newId } from '~/platform/db/ids';
import { missing } from '~/platform/http/errors';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { crud } from '~/records/crud';
import { changesOf } from '~/records/record-changes';
import { followup } from '../followup';
import { followupEdit, followupForm } from '../followup-form';
import { activitiesApi } from './activities/activities.api';
import { assignmentApi } from './assignment/assignment.api';
import { boardApi } from './board';
import { followUpApi } from './follow-up';
import { ownerNamed, ownersApi } from './owners';
import { newRemarks, remarksApi, remarksToAdd, shown } from './remarks';
import { repliesApi } from './replies';
import { stepsApi } from './steps/steps';

const { area, endpoints, messages, title } = followup;
/** An edit may bring back the whole list: a thousand remarks of two thousand letters, in any script. */
const LARGEST_EDIT_BYTES = 7 * 1024 * 1024;
const answer = z.object({ message: z.string(), followup: followup.row });

export const followupApi: ApiModule = (api, services) => {
  const { db } = services;
  const followups = changesOf(services, followup);
  crud(api, services, followup);
  ownersApi(api, services);
  remarksApi(api, services);
  repliesApi(api, services);
  followUpApi(api, services);
  stepsApi(api, services);
  boardApi(api, services);
  assignmentApi(api, services);
  activitiesApi(api, services);

  routesOf(api, title)(
    {
      method: 'POST',
      path: endpoints.list,
      summary: `Add: ${title}`,
      headers: idempotencyHeaders,
      body: followupForm,
      answer,
    },
    { access: `${area}:create` },
    (request) =>
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
  );

  const followupsOwner = (id: string) =>
    db.selectFrom('followups').select('ownerId').where('_id', '=', id).executeTakeFirst();

  routesOf(api, title, { bodyLimit: LARGEST_EDIT_BYTES })(
    {
      method: 'PUT',
      path: '/followup/:id',
      summary: `Edit: ${title}`,
      description:
        'Remarks that are not yet stored are added; none is ever taken away, and those that are left out stay.',
      params: z.object({ id: z.uuid({ error: messages.invalidId }) }),
      body: followupEdit,
      answer,
    },
    { access: `${area}:edit` },
    async (request) => {
      const { remarks, remark, version, ...sent } = request.body;
      const present = await followupsOwner(request.params.id);
      const fields = { ...sent, ...(await ownerNamed(db, sent, present)) };
      const changes = definedIn(fields);
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
  );
};
