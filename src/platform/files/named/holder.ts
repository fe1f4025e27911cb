import { fileFields, type Resource } from '~/model/resource';
import type { Database } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import { fileUrl } from '../store/urls';
import { isOfArea } from './files-of';

/**
 * A record that names this file: of whichever resource, in the list, among the spam or in the trash. Each field that holds files
 * has an index.
 */
export async function holderOf(database: Database, resources: readonly Resource[], key: string) {
  const db = recordTables(database);
  for (const resource of resources) {
    for (const { field, access } of fileFields(resource)) {
      if (!isOfArea(key, access)) continue;
      const found = await db
        .selectFrom(resource.table)
        .select(['_id', 'deletedAt'])
        .where(field, '=', fileUrl(key))
        .limit(1)
        .executeTakeFirst();
      if (found) {
        const isConfidential = access === 'confidential';
        return { resource, field, recordId: found._id, inTrash: found.deletedAt !== null, isConfidential };
      }
    }
  }
  return undefined;
}
