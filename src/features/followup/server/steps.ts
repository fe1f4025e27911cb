import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { identifier } from '~/model/fields';
import type { AnyRecord } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { followup } from '../followup';
import { stepCall } from '../step';
import { ownerNamed } from './owners';
import { remarksToAdd, shown } from './remarks';
import { followUpIn, type Step, sourceNames } from './sources';

/** One step of the work on a record: a note, whose turn it is, when, and how far it is, in one go. */
export const stepsApi: ApiModule = (api, services) => {
  const { db } = services;
  const followups = changesOf(services, followup);
  const kinds = z.enum([followup.name, ...sourceNames(services)]);
  const params = z.object({ resource: kinds, id: identifier() });

  async function take(trx: DatabaseTransaction, id: string, step: Step, author: ReturnType<typeof authorOf>) {
    const { remark, version, ...sent } = step;
    const present = await trx
      .selectFrom('followups')
      .select('ownerId')
      .where('_id', '=', id)
      .executeTakeFirst();
    // Without a day there is no hour.
    const hour = sent.nextDate === null ? { nextTime: null, nextKind: null } : {};
    const changes = definedIn({ ...sent, ...hour, ...(await ownerNamed(trx, sent, present)) });
    // A note alone changes no field.
    const change = ({ name }: AnyRecord) => ({ name, ...changes });
    return followups.updateIn(trx, id, change, author, {
      newNotes: () => remarksToAdd(trx, id, { remark }),
      version,
    });
  }

  routesOf(api, followup.title)(
    { ...stepCall, params },
    { access: `${followup.area}:edit` },
    async (request) => {
      const { resource, id } = request.params;
      const step = request.body;
      if (
        !step.remark &&
        Object.keys(definedIn({ ...step, remark: undefined, version: undefined })).length === 0
      )
        throw new AppError(400, 'invalid_input', 'There is nothing to save.');
      const author = authorOf(request);
      return db.transaction().execute(async (trx) => {
        const answer = async (message: string, record: AnyRecord) => ({
          message,
          followup: await shown(trx, record),
        });
        if (resource !== followup.name) {
          const { user } = signedIn(request);
          const { made, open } = await followUpIn(trx, services, { resource, id, by: user, author, step });
          if (!open) return answer('Follow-up added successfully', made);
          return answer(followup.messages.updated, (await take(trx, open, step, author)) ?? made);
        }
        const changed = await take(trx, id, step, author);
        if (!changed) throw missing();
        return answer(followup.messages.updated, changed);
      });
    },
  );
};

const definedIn = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
