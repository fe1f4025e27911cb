import type { Author } from '~/model/author';
import type { DatabaseTransaction, Row } from '~/platform/db/schema';
import { addDeed } from '~/records/history/history';
import { websiteKind } from '../website-kind';

/** What was done to an entry, for whoever asks who did what. Which words were changed, its versions tell. */
export const noteDeed = (
  trx: DatabaseTransaction,
  entryId: string,
  action: Row<'history'>['action'],
  author: Author,
) => addDeed(trx, { resource: websiteKind.name, recordId: entryId, action, author });
