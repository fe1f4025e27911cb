import { resources } from '~/features/resources';
import type { Resource } from '~/model/resource';
import type { NamedRecord } from '../privacy-call';

export const kindOf = (name: string) => resources.find((resource) => resource.name === name);

export const places = { shown: 'List', spam: 'Spam', trash: 'Trash' };

/** To the record where it lies; the trash shows no single ones. */
export const addressOf = ({ resource, state, _id }: Pick<NamedRecord, 'resource' | 'state' | '_id'>) =>
  ({
    shown: `/dashboard/${kindOf(resource)?.path}?record=${_id}`,
    spam: `/dashboard/spam?kind=${resource}&record=${_id}`,
    trash: `/dashboard/trash?kind=${resource}`,
  })[state];

/** What people call a field; one that no screen shows goes by its name. */
export const fieldTitle = (kind: Resource | undefined, field: string) =>
  [...(kind?.columns ?? []), ...(kind?.details ?? [])].find((column) => column.field === field)?.title ??
  field;
