import type { Author } from '~/model/author';
import type { Resource } from '~/model/resource';
import type { Services } from '~/platform/http/services';
import { addHistoryEntry } from '../history/history';

interface Opening {
  resource: Resource;
  recordId: string;
  author: Author;
}

/** Opens a file; where who reads it is remembered, first the note, then the file: nobody reads what could not be written down. */
export async function openNoted(
  { db, files }: Pick<Services, 'db' | 'files'>,
  key: string,
  opening: Opening | undefined,
) {
  const file = await files.open(key);
  if (!file || !opening) return file;
  try {
    await db.transaction().execute((trx) => addHistoryEntry(trx, { ...opening, action: 'opened' }));
  } catch (fault) {
    file.stream.destroy();
    throw fault;
  }
  return file;
}
