import { fileFields, type Resource } from '~/model/resource';
import { fileKey } from '../store/urls';

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
export function filesOfRow(
  resources: readonly Resource[],
  table: string,
  row: Readonly<Record<string, unknown>>,
): string[] {
  const resource = resources.find((each) => each.table === table);
  return resource ? filesOf(resource, row) : [];
}

/** What is public in the store is no private file, and the other way round. */
export const isOfArea = (key: string, access: ReturnType<typeof fileFields>[number]['access']) =>
  key.startsWith('public/') === (access === 'public');
