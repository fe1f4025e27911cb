import { Readable } from 'node:stream';
import { AppError } from '~/lib/errors';
import {
  type Amounts,
  erasePersonCall,
  exportPersonCall,
  findPersonCall,
  type HeldRecord,
  retentionCall,
} from '~/lib/privacy-call';
import { dayOf, now } from '~/lib/time';
import type { Resource } from '~/resources/resource';
import { PERSON_EXPORTS } from '~/server/account-limits';
import { withAccounts } from '~/server/accounts-of';
import { signedIn } from '~/server/auth/access';
import type { Database, Row } from '~/server/db/schema';
import { type Author, authorOf } from '~/server/history';
import { newId } from '~/server/ids';
import type { AfterChange } from '~/server/record-changes';
import type { Api, Services } from '~/server/services';
import { erase } from './erase';
import { entriesOf } from './export-person';
import { type Held, heldOn } from './held';
import { peopleAmong } from './records-on';
import { retentionOf } from './retention';
import { zip } from './zip';

const tags = ['Privacy'];

/** What a person may ask of us: what we hold on them, a copy of it, and to be forgotten. */
export function privacyApi(
  api: Api,
  services: Services,
  resources: readonly Resource[],
  afterDelete: Readonly<Record<string, AfterChange>>,
) {
  const { db } = services;
  for (const { name, personal } of peopleAmong(resources))
    if (!personal) throw new Error(`${name} holds people and does not say what of it is theirs`);

  api.post(findPersonCall.path, {
    config: { access: 'privacy:read', confirm: 'never' },
    schema: {
      tags,
      summary: 'All that is held on a person, and what an erasure would do',
      body: findPersonCall.body,
      response: { 200: findPersonCall.answer },
    },
    handler: async (request) => {
      const { who } = request.body;
      const { records, ...found } = await heldOn(db, resources, who, signedIn(request).user._id);
      return { ...found, records: records.map(told) };
    },
  });

  api.post(exportPersonCall.path, {
    config: {
      access: 'privacy:read',
      confirm: 'always',
      produces: 'application/zip',
      rateLimit: PERSON_EXPORTS,
    },
    schema: {
      tags,
      summary: 'A copy of all that is held on a person, as one archive',
      body: exportPersonCall.body,
    },
    handler: async (request, reply) => {
      const held = await heldOn(db, resources, request.body.who, signedIn(request).user._id);
      const author = authorOf(request);
      await note(db, 'exported', author, held.held);
      return reply
        .type('application/zip')
        .header('Content-Disposition', `attachment; filename="held-${dayOf(now())}.zip"`)
        .send(Readable.from(zip(entriesOf(services, resources, held, author))));
    },
  });

  api.post(erasePersonCall.path, {
    config: { access: 'privacy:edit', confirm: 'always' },
    schema: {
      tags,
      summary: 'Erase a person',
      description: 'What must be kept is named with the reason. `confirm` repeats `who`.',
      body: erasePersonCall.body,
      response: { 200: erasePersonCall.answer },
    },
    handler: async (request) => {
      const { who, confirm } = request.body;
      if (confirm !== who) {
        const sentence = 'This is not the address or number that is to be erased.';
        throw new AppError(400, 'invalid_input', sentence, { confirm: sentence });
      }
      const author = authorOf(request);
      const callerId = signedIn(request).user._id;
      const { erased, kept, filesLeft } = await erase(services, {
        ...{ resources, afterDelete, who, author, callerId },
      });
      await note(db, 'erased', author, erased);
      return {
        message: sayErased(filesLeft.length),
        erased,
        kept: kept.records.map(told),
        filesLeft: filesLeft.length,
      };
    },
  });

  api.get(retentionCall.path, {
    config: { access: 'privacy:read', confirm: 'never' },
    schema: {
      tags,
      summary: 'When records of each kind are erased by themselves, and what was done about people',
      response: { 200: retentionCall.answer },
    },
    handler: async () => ({ kinds: await retentionOf(db, resources), actions: await latestActions(db) }),
  });
}

const told = ({ resource, files, keptBecause, ...record }: Held['records'][number]): HeldRecord => ({
  resource: resource.name,
  _id: record._id,
  title: record.title,
  date: record.date,
  state: record.state,
  files: files.length,
  keptBecause: keptBecause ?? null,
});

function sayErased(filesLeft: number) {
  if (filesLeft === 0) return 'Erased';
  const files = filesLeft === 1 ? 'One file' : `${filesLeft} files`;
  return `Erased. ${files} could not be removed yet: this is tried again every hour, and you hear of it if it fails.`;
}

/** That it was done, by whom and how much; never to whom. */
const note = (db: Database, action: Row<'privacyActions'>['action'], author: Author, counts: Amounts) =>
  db
    .insertInto('privacyActions')
    .values({ _id: newId(), at: now(), ...author, action, counts: JSON.stringify(counts) })
    .execute();

async function latestActions(db: Database) {
  const actions = await db
    .selectFrom('privacyActions')
    .select(['_id', 'at', 'userId', 'userName', 'action', 'counts'])
    .orderBy('_id', 'desc')
    .limit(10)
    .execute();
  return withAccounts(db, actions);
}
