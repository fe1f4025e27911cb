import { resources } from '~/resources';
import { fileFields, type Resource } from '~/resources/resource';
import type { Database, Tables } from '~/server/db/schema';
import type { StoredRecord } from '~/server/record-query';
import { fileKey, fileUrl } from './urls';

/**
 * The keys of the files that a record holds: those of the fields that its resource declares, and of no other, whatever text
 * stands there. Erasure, retention, purge, export, backup and replaced pictures all ask here.
 */
export const filesOf = (
  resource: Pick<Resource, 'row'>,
  row: Readonly<Record<string, unknown>>,
): string[] => [
  ...new Set(
    fileFields(resource).flatMap(({ field, access }) => {
      const key = fileKey(row[field]);
      return key !== undefined && isOfArea(key, access) ? [key] : [];
    }),
  ),
];

/** Those of them whose readers are remembered. */
export const confidentialFilesOf = (resource: Resource, row: Readonly<Record<string, unknown>>) => {
  const confidential = fileFields(resource).filter(({ access }) => access === 'confidential');
  const named = confidential.map(({ field }) => fileKey(row[field]));
  return filesOf(resource, row).filter((key) => named.includes(key));
};

/** The same for a row of a table, which may be no resource's. */
export function filesOfRow(table: string, row: Readonly<Record<string, unknown>>): string[] {
  const resource = resources.find((each) => each.table === table);
  return resource ? filesOf(resource, row) : [];
}

/** What is public in the store is no private file, and the other way round. */
const isOfArea = (key: string, access: ReturnType<typeof fileFields>[number]['access']) =>
  key.startsWith('public/') === (access === 'public');

/** Whether any record names this file: of whichever resource, in the list, among the spam or in the trash. Each field has an index. */
export async function isNamed(database: Database, key: string): Promise<boolean> {
  const db = database.$omitTables<keyof Tables>().$extendTables<Record<string, StoredRecord>>();
  for (const resource of resources) {
    for (const { field, access } of fileFields(resource)) {
      if (!isOfArea(key, access)) continue;
      const named = db.selectFrom(resource.table).select('_id').where(field, '=', fileUrl(key)).limit(1);
      if (await named.executeTakeFirst()) return true;
    }
  }
  return false;
}
