import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { definedIn } from '~/lib/values';
import { identifier } from '~/model/fields';
import type { AnyRecord } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { stepCall } from '../../calls/step-call';
import { followup } from '../../followup';
import { followUpIn, requestNames } from '../follow-up';
import { shown } from '../remarks';
import { takeStep } from './take-step';

/** One step of the work on a record: a note, whose turn it is, when, and how far it is, in one go. */
export const stepsApi: ApiModule = (api, services) => {
  const { db } = services;
  const kinds = z.enum([followup.name, ...requestNames(services)]);
  const params = z.object({ resource: kinds, id: identifier() });

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
          return answer(
            followup.messages.updated,
            (await takeStep(trx, services, open, step, author)) ?? made,
          );
        }
        const changed = await takeStep(trx, services, id, step, author);
        if (!changed) throw missing();
        return answer(followup.messages.updated, changed);
      });
    },
  );
};
