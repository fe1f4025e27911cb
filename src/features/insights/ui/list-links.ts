import { DAY, dayOf, fromNow } from '~/lib/time';
import { filtersOf, joinValues, NONE } from '~/model/filters';
import type { Resource } from '~/model/resource';

/** The list of a resource, narrowed to these filters. */
export const filteredList = ({ path }: Resource, filters: Record<string, string>) =>
  `/dashboard/${path}?${new URLSearchParams(filters)}`;

/** All others together, of which none is listed alone. */
const OTHERS = '*';

/** The part of a list that has one value, or none; undefined where no filter says it, as of what is called `none`. */
export function partOf(field: string, value: string): Record<string, string> | undefined {
  if (value === OTHERS || value === NONE) return undefined;
  return { [`is.${field}`]: value === '' ? NONE : joinValues([value]) };
}

/** What came in on these days, as the list of it is filtered; undefined where it cannot be. */
export function arrivedOn(resource: Resource | undefined, from: string, to: string) {
  const moment = resource && 'createdAt' in resource.row.shape ? 'createdAt' : 'date';
  const filter = resource && filtersOf(resource).find(({ field, by }) => field === moment && by === 'day');
  return filter && { [`from.${moment}`]: from, [`to.${moment}`]: to };
}

/** The same for the last days, today among them. */
export const arrivedSince = (resource: Resource | undefined, days: number) =>
  arrivedOn(resource, dayOf(fromNow(-(days - 1) * DAY)), 'today') ?? {};
