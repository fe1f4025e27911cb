import { fileFields, type Resource } from '~/resources/resource';
import type { Database, Tables } from '~/server/db/schema';
import type { StoredRecord } from '~/server/record-query';

/** The record that a private file belongs to, wherever it lies. */
export async function holderOf(database: Database, resources: readonly Resource[], address: string) {
  const db = database.$omitTables<keyof Tables>().$extendTables<Record<string, StoredRecord>>();
  for (const resource of resources) {
    for (const { field, access } of fileFields(resource)) {
      if (access === 'public') continue;
      const found = await db
        .selectFrom(resource.table)
        .select(['_id', 'deletedAt'])
        .where(field, '=', address)
        .executeTakeFirst();
      if (found) {
        const isConfidential = access === 'confidential';
        return { resource, field, recordId: found._id, inTrash: found.deletedAt !== null, isConfidential };
      }
    }
  }
  return undefined;
}
