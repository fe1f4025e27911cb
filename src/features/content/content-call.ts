import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { authorFields } from '~/model/author';
import { done, identifier } from '~/model/fields';

const collection = z.string().max(40);
const inCollection = z.object({ collection });
/** Which entry a call is about. */
export const entryParams = z.object({ collection, id: identifier() });
/** What both engines can count to. */
const versionNumber = () => z.coerce.number().int().min(1).max(2_147_483_647);
const data = z.record(z.string(), z.unknown());
const { userId, userName } = authorFields;

const state = z.enum(['published', 'changed', 'draft', 'scheduled', 'unpublished']);

const listed = z.object({
  _id: z.string(),
  /** Its address, where it has one. */
  slug: z.string(),
  title: z.string(),
  state,
  position: z.number(),
  scheduledAt: z.string().nullable(),
});

const version = z.object({ version: z.number(), data, at: z.string(), userId, userName });

/** How an entry stands, after any change to it. */
const entry = listed.extend({
  published: version.nullable(),
  draft: version.nullable(),
});

const changed = done.extend({ entry });

export const contentCall = defineCall({
  method: 'GET',
  path: '/content',
  summary: 'What the site says, by collection',
  answer: z.array(
    z.object({
      collection: z.string(),
      title: z.string(),
      single: z.boolean(),
      count: z.number(),
      drafts: z.number(),
      /** Its entries stand by their days: nobody puts them in an order. */
      dated: z.boolean(),
    }),
  ),
});

export const scheduledCall = defineCall({
  method: 'GET',
  path: '/content/scheduled',
  summary: 'What is published at a time, the soonest first',
  answer: z.array(
    z.object({
      _id: z.string(),
      collection: z.string(),
      title: z.string(),
      scheduledAt: z.string(),
      /** Who has settled it; nobody who has left. */
      userName: z.string().nullable(),
      /** Whether whoever asks may have it not published. */
      mayCancel: z.boolean(),
    }),
  ),
});

export const contentTrashCall = defineCall({
  method: 'GET',
  path: '/content/:collection/trash',
  summary: 'What was moved to the trash of a collection, the latest first',
  params: inCollection,
  answer: z.array(z.object({ _id: z.string(), title: z.string(), deletedAt: z.string() })),
});

export const collectionCall = defineCall({
  method: 'GET',
  path: '/content/:collection',
  summary: 'The entries of a collection, in their order',
  params: inCollection,
  answer: z.array(listed),
});

export const entryCall = defineCall({
  method: 'GET',
  path: '/content/:collection/:id',
  summary: 'An entry as visitors see it, and its draft',
  params: entryParams,
  answer: entry.extend({
    schema: z.record(z.string(), z.unknown()),
    collectionTitle: z.string(),
    single: z.boolean(),
    /** Admins alone publish it. */
    byAdmins: z.boolean(),
  }),
});

export const addEntryCall = defineCall({
  method: 'POST',
  path: '/content/:collection',
  summary: 'Add an entry, as a draft',
  description: 'Of `data`, or as a copy of another entry; without either it begins empty.',
  params: inCollection,
  body: z.object({
    data: data.meta({ examples: [{ name: 'Ritu Saini' }] }).optional(),
    copyOf: identifier().optional(),
  }),
  answer: changed,
});

export const saveDraftCall = defineCall({
  method: 'PUT',
  path: '/content/:collection/:id/draft',
  summary: 'Save the draft of an entry',
  description:
    '`basedOn` is the version of the draft that was read, or of what was published where there was none. If somebody was quicker, nothing is saved and both sides are answered.',
  params: entryParams,
  body: z.object({
    data: data.meta({ examples: [{ name: 'Ritu Saini' }] }),
    basedOn: z
      .int()
      .min(0)
      .meta({ examples: [1] }),
  }),
  answer: changed,
});

export const dropDraftCall = defineCall({
  method: 'DELETE',
  path: '/content/:collection/:id/draft',
  summary: 'Throw a draft away; what is published stays',
  params: entryParams,
  answer: changed,
});

export const publishCall = defineCall({
  method: 'POST',
  path: '/content/:collection/:id/publish',
  summary: 'Publish the draft of an entry, now or at a time',
  description: 'With `version` it is that draft or none: 409 if somebody has changed it since it was read.',
  params: entryParams,
  body: z
    .object({
      // Beyond the year 9999 a moment is written otherwise, and would stand before all others.
      at: z.iso
        .datetime({ offset: true })
        .refine((moment) => /^[12]/.test(moment), 'The time must be one of our time.')
        .nullish(),
      version: z.int().min(1).optional(),
    })
    .nullish(),
  answer: changed,
});

export const editingCall = defineCall({
  method: 'POST',
  path: '/content/:collection/:id/editing',
  summary: 'Say that one is editing an entry, and hear who else is',
  description: 'Holds for 45 seconds, and is said anew while the editor is open.',
  params: entryParams,
  answer: z.object({ others: z.array(z.string()) }),
});

export const leaveEditingCall = defineCall({
  method: 'DELETE',
  path: '/content/:collection/:id/editing',
  summary: 'Say that one has stopped editing an entry',
  params: entryParams,
  answer: done,
});

export const unscheduleCall = defineCall({
  method: 'DELETE',
  path: '/content/:collection/:id/schedule',
  summary: 'Do not publish it at that time',
  params: entryParams,
  answer: changed,
});

export const unpublishCall = defineCall({
  method: 'POST',
  path: '/content/:collection/:id/unpublish',
  summary: 'Take an entry off the site; what it said becomes its draft',
  params: entryParams,
  answer: changed,
});

export const versionsCall = defineCall({
  method: 'GET',
  path: '/content/:collection/:id/versions',
  summary: 'Every version that was published, the newest first',
  params: entryParams,
  querystring: z.object({ before: versionNumber().optional() }),
  answer: z.object({ items: z.array(version), next: z.number().nullable() }),
});

export const restoreVersionCall = defineCall({
  method: 'POST',
  path: '/content/:collection/:id/versions/:version/restore',
  summary: 'Make a version the draft; publishes nothing',
  params: entryParams.extend({ version: versionNumber() }),
  answer: changed,
});

export const orderCall = defineCall({
  method: 'POST',
  path: '/content/:collection/order',
  summary: 'Put all entries of a collection in an order, for visitors at once',
  params: inCollection,
  body: z.object({
    ids: z
      .array(identifier())
      .max(1000)
      .meta({ examples: [['0198f3d2-0000-7000-8000-000000000000']] }),
  }),
  answer: done,
});

export const removeEntryCall = defineCall({
  method: 'DELETE',
  path: '/content/:collection/:id',
  summary: 'Move an entry to the trash',
  params: entryParams,
  answer: done,
});

export const restoreEntryCall = defineCall({
  method: 'POST',
  path: '/content/:collection/:id/restore',
  summary: 'Bring an entry back from the trash, as a draft',
  params: entryParams,
  answer: changed,
});

export const purgeEntryCall = defineCall({
  method: 'DELETE',
  path: '/content/:collection/:id/purge',
  summary: 'Delete an entry for good, out of the trash',
  params: entryParams,
  answer: done,
});
