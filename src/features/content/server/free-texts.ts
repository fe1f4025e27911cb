import type { FreeTexts } from '~/model/free-texts';
import { collectionTitle } from '../collections';

/** What an entry of the site says or has said, and who wrote it: what visitors see, its draft, and what it was before. */
const ofEntries = (table: string, key: readonly string[], words: string): FreeTexts => ({
  table,
  key,
  columns: { data: words, userName: `Who wrote: ${words}` },
  on: {
    kind: 'Website',
    of: { table: 'contentEntries', by: 'entryId' },
    title: ({ collection, title }) => `${collectionTitle(String(collection))}, ${title}`,
    // What lies in the trash is found below the list.
    at: ({ _id, collection, deletedAt }) =>
      `/dashboard/content/${collection}${deletedAt === null ? `/${_id}` : ''}`,
  },
});

export const freeTexts = [
  ofEntries('contentDrafts', ['entryId'], 'Draft'),
  ofEntries('contentVersions', ['entryId', 'version'], 'Published, now or before'),
];
