import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import { done, seenVersion } from '~/model/fields';
import { fileFields, type Resource } from '~/model/resource';
import { authorOf } from '~/platform/auth/author';
import { newId } from '~/platform/db/ids';
import { missing, unique } from '~/platform/http/errors';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import { exportList } from './export/list-export';
import type { Condition } from './filters/filter-query';
import { filterValues } from './filters/filter-values';
import { withLatestNotes } from './history/activities';
import { listRoute, ownOnly } from './list';
import { changesOf } from './record-changes';
import { recordsOf } from './records';
import { trashRoutes } from './trash/trash';

const TAKEN = { email: 'Another record already has this email or ID.' };

interface Write {
  /** What may be sent, and under which name the record is answered. */
  body: z.ZodObject;
  answerAs: string;
}

interface CrudOptions {
  create?: Write & { message: string };
  update?: Write;
  /** The site shows the list and each of its records to everybody. */
  publicList?: boolean;
  /** The list is public as well, and this is what visitors see of it. */
  visitorsSee?: () => readonly Condition[];
  /** What is said of the field that another record has the same in. */
  taken?: Record<string, string>;
}

/** List, export, create, edit, delete, restore, purge and history of a resource, for whom its area allows. */
export function crud(api: Api, services: Services, resource: Resource, options: CrudOptions = {}) {
  const { db } = services;
  const records = recordsOf(db, resource);
  const changes = changesOf(services, resource);
  const { area, endpoints, messages } = resource;
  const route = routesOf(api, resource.title);
  const params = z.object({ id: z.uuid({ error: messages.invalidId }) });
  const answering = (write: Write): z.ZodObject => done.extend({ [write.answerAs]: resource.row });

  listRoute(api, services, resource, {
    url: endpoints.list,
    access: options.publicList || options.visitorsSee ? 'public' : `${area}:read`,
    summary: `List: ${resource.title}`,
    visitorsSee: options.visitorsSee,
  });
  filterValues(api, services, resource, options.publicList ? 'public' : `${area}:read`);
  exportList(api, services, resource);

  route(
    {
      method: 'GET',
      path: `/records/${resource.name}/:id`,
      summary: `One record: ${resource.title}`,
      params,
      answer: resource.row,
    },
    {
      access: options.publicList ? 'public' : `${area}:read`,
      publicRead: options.publicList === true,
    },
    async (request) => {
      const found = await records.find(request.params.id, ownOnly(request));
      if (!found) throw missing();
      return found;
    },
  );

  const { create, update, taken = TAKEN } = options;
  for (const write of [create, update]) refuseFileFields(resource, write);
  if (endpoints.create && create) {
    route(
      {
        method: 'POST',
        path: endpoints.create,
        summary: `Add: ${resource.title}`,
        headers: idempotencyHeaders,
        body: create.body,
        answer: answering(create),
      },
      { access: `${area}:create` },
      async (request) => {
        const values = { ...stored(request.body), _id: newId(), date: now() };
        return unique(taken, () =>
          db.transaction().execute(async (trx) => {
            const add = async () => {
              const made = await changes.insert(trx, values, authorOf(request));
              return {
                message: create.message,
                [create.answerAs]: await withLatestNotes(trx, resource, made),
              };
            };
            return answering(create).parse(await onceFor(request, trx, request.body, add));
          }),
        );
      },
    );
  }

  if (endpoints.update && update) {
    route(
      {
        method: 'PUT',
        path: endpoints.update,
        summary: `Edit: ${resource.title}`,
        params,
        body: update.body.extend({ version: seenVersion() }),
        answer: answering(update),
      },
      { access: `${area}:edit` },
      async (request) => {
        const { version, ...sent } = request.body;
        const values = stored(sent);
        if (Object.keys(values).length === 0) {
          throw new AppError(400, 'invalid_input', 'There is nothing to change.');
        }
        const changed = await unique(taken, () =>
          changes.update(request.params.id, values, authorOf(request), {
            version: seenVersion().parse(version),
          }),
        );
        if (!changed) throw missing();
        const shown = await withLatestNotes(db, resource, changed);
        return { message: messages.updated, [update.answerAs]: shown };
      },
    );
  }

  trashRoutes(api, services, resource);
}

/** A file arrives as a file. A call that took its address as text would let anybody name the file of somebody else. */
function refuseFileFields(resource: Resource, write: Write | undefined) {
  const named = fileFields(resource).find(({ field }) => write && field in write.body.shape);
  if (named)
    throw new Error(`${resource.name}: the address of a file cannot be sent as text: ${named.field}`);
}

/** Undefined is "leave as it is"; a list is stored as JSON. */
const stored = (body: object) =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, Array.isArray(value) ? JSON.stringify(value) : value]),
  );
