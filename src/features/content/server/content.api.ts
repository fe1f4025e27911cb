import { AppError } from '~/lib/errors';
import { authorOf } from '~/platform/auth/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import type { Collection } from '../collection';
import { collections } from '../collections';
import * as calls from '../content-call';
import { jsonSchemaOf } from '../filled';
import { addEntry, dropDraft, restoreVersion, saveDraft } from './drafts';
import { collectionCalled, type Entry, listEntries, tell, withoutEntry } from './entries';
import { requireChangeable, requirePublisher } from './publish/may-publish';
import {
  bringBack,
  expectDraft,
  moveToTrash,
  publish,
  schedule,
  unpublish,
  unschedule,
} from './publish/publish';
import { putInOrder } from './publish/put-in-order';
import { purge } from './purge';

const BODY_LIMIT = 1024 * 1024;
const VERSIONS_AT_ONCE = 20;

/** What the site says, edited by the people whose site it is. */
export const contentApi: ApiModule = (api, { db }) => {
  const route = routesOf(api, 'Content', { bodyLimit: BODY_LIMIT });
  const read = { access: 'content:read' } as const;
  const edit = { access: 'content:edit' } as const;
  const toPublish = { access: 'content:publish' } as const;

  const change = async (
    name: string,
    message: string,
    work: (trx: DatabaseTransaction, collection: Collection) => Promise<Entry>,
  ) => {
    const collection = collectionCalled(name);
    return db.transaction().execute(async (trx) => {
      const entry = await work(trx, collection);
      return { message, entry: await tell(trx, entry) };
    });
  };

  route(calls.contentCall, read, async () => {
    const counted = await db
      .selectFrom('contentEntries')
      .leftJoin('contentDrafts', 'contentDrafts.entryId', 'contentEntries._id')
      .select((eb) => [
        'collection',
        eb.fn.countAll<number>().as('count'),
        eb.fn.count<number>('contentDrafts.entryId').as('drafts'),
      ])
      .where('deletedAt', 'is', null)
      .groupBy('collection')
      .execute();
    const byName = new Map(counted.map(({ collection, ...counts }) => [collection, counts]));
    return collections.map(({ name, title, single, dated }) => {
      const { count = 0, drafts = 0 } = byName.get(name) ?? {};
      const counts = { count: Number(count), drafts: Number(drafts) };
      return { collection: name, title, single, ...counts, dated: dated !== undefined };
    });
  });

  route(calls.collectionCall, read, ({ params }) => listEntries(db, collectionCalled(params.collection)));

  route(calls.entryCall, read, async ({ params: { collection, id } }) => {
    const found = collectionCalled(collection);
    const entry = await db
      .selectFrom('contentEntries')
      .selectAll()
      .where('_id', '=', id)
      .where('collection', '=', found.name)
      .executeTakeFirst();
    if (!entry) throw missing('There is no such entry.');
    return {
      ...(await tell(db, entry)),
      schema: jsonSchemaOf(found.entry),
      collectionTitle: found.title,
      single: found.single,
      byAdmins: found.byAdmins,
    };
  });

  route(calls.addEntryCall, edit, (request) =>
    change(request.params.collection, 'Draft saved', (trx, collection) =>
      addEntry(trx, collection, request.body, authorOf(request)),
    ),
  );

  route(calls.saveDraftCall, edit, (request) => {
    const { collection, id } = request.params;
    return change(collection, 'Draft saved', async (trx, found) => {
      await requireChangeable(trx, request, found, id);
      return saveDraft(trx, found, { id, ...request.body }, authorOf(request));
    });
  });

  route(calls.dropDraftCall, edit, (request) => {
    const { collection, id } = request.params;
    return change(collection, 'Draft thrown away', async (trx, found) => {
      await requireChangeable(trx, request, found, id);
      return dropDraft(trx, found, id);
    });
  });

  route(calls.publishCall, toPublish, (request) => {
    const { collection, id } = request.params;
    // Nothing at all is "now". What is no JSON arrives as nothing too, as a form of another site would.
    if (!request.body && request.headers['content-type'])
      throw new AppError(400, 'invalid_input', 'Send when to publish it as JSON, or nothing at all.');
    const { at, version } = request.body ?? {};
    requirePublisher(request, collectionCalled(collection));
    return change(collection, at ? 'It will be published at that time' : 'Published', async (trx, found) => {
      if (version !== undefined) await expectDraft(trx, found, { id, version });
      return at && Date.parse(at) > Date.now()
        ? schedule(trx, found, { id, at }, authorOf(request))
        : publish(trx, found, id, authorOf(request));
    });
  });

  route(calls.unscheduleCall, toPublish, (request) => {
    const { collection, id } = request.params;
    requirePublisher(request, collectionCalled(collection));
    return change(collection, 'It will not be published at that time', (trx, found) =>
      unschedule(trx, found, id),
    );
  });

  route(calls.unpublishCall, toPublish, (request) => {
    const { collection, id } = request.params;
    requirePublisher(request, collectionCalled(collection));
    return change(collection, 'Taken off the site', (trx, found) =>
      unpublish(trx, found, id, authorOf(request)),
    );
  });

  route(calls.versionsCall, read, async ({ params: { collection, id }, query: { before } }) => {
    const { name, filled } = collectionCalled(collection);
    let found = db
      .selectFrom('contentVersions')
      .innerJoin('contentEntries', 'contentEntries._id', 'contentVersions.entryId')
      .selectAll('contentVersions')
      .where('entryId', '=', id)
      .where('collection', '=', name);
    if (before !== undefined) found = found.where('version', '<', before);
    const rows = await found
      .orderBy('version', 'desc')
      .limit(VERSIONS_AT_ONCE + 1)
      .execute();
    // What was not asked for yet was not written by whoever published the next one.
    const items = rows
      .slice(0, VERSIONS_AT_ONCE)
      .map((row) => ({ ...withoutEntry(row), data: filled(row.data) }));
    return { items, next: rows.length > VERSIONS_AT_ONCE ? (items.at(-1)?.version ?? null) : null };
  });

  route(calls.restoreVersionCall, edit, (request) => {
    const { collection, id } = request.params;
    return change(collection, 'It is the draft now; nothing is published', async (trx, found) => {
      await requireChangeable(trx, request, found, id);
      return restoreVersion(trx, found, request.params, authorOf(request));
    });
  });

  route(calls.orderCall, toPublish, async (request) => {
    const collection = collectionCalled(request.params.collection);
    requirePublisher(request, collection);
    await db.transaction().execute((trx) => putInOrder(trx, collection, request.body.ids, authorOf(request)));
    return { message: 'Put in order' };
  });

  route(calls.removeEntryCall, toPublish, async (request) => {
    const collection = collectionCalled(request.params.collection);
    requirePublisher(request, collection);
    await db
      .transaction()
      .execute((trx) => moveToTrash(trx, collection, request.params.id, authorOf(request)));
    return { message: 'Moved to the trash' };
  });

  route(calls.purgeEntryCall, toPublish, async (request) => {
    const collection = collectionCalled(request.params.collection);
    requirePublisher(request, collection);
    await db.transaction().execute((trx) => purge(trx, collection, request.params.id, authorOf(request)));
    return { message: 'Deleted for good' };
  });

  route(calls.restoreEntryCall, edit, (request) => {
    const { collection, id } = request.params;
    return change(collection, 'It is back, as a draft', (trx, found) =>
      bringBack(trx, found, id, authorOf(request)),
    );
  });
};
