import { type AnyRecord, type Resource, titleField } from '~/model/resource';
import type { Feature } from '~/platform/http/services';

/** When a record came in. */
export const momentField = ({ row }: Pick<Resource, 'row'>) => ('date' in row.shape ? 'date' : 'createdAt');

/** What a record is about, beside whose it is: as a follow-up begins with it, or what its list shows of it. */
export function recordWords({ resource, firstRemark }: Feature, row: AnyRecord): string {
  if (firstRemark) return firstRemark(row);
  return resource ? columnWords(resource, row) : '';
}

function columnWords(resource: Resource, row: AnyRecord) {
  const { person, notes } = resource;
  const known = [titleField(resource), person?.email, person?.phone, notes, momentField(resource)];
  return resource.columns
    .filter(({ field }) => !known.includes(field) && field in row)
    .map(({ field, cell }) => (cell ? cell(row) : String(row[field] ?? '')))
    .filter(Boolean)
    .join(' · ');
}
