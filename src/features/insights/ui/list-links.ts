import { DAY, dayOf, fromNow } from '~/lib/time';
import { filtersOf } from '~/model/filters';
import type { Resource } from '~/model/resource';

/** The list of a resource, narrowed to these filters. */
export const filteredList = ({ path }: Resource, filters: Record<string, string>) =>
  `/dashboard/${path}?${new URLSearchParams(filters)}`;

/** What came in on these days, as the list of it is filtered; undefined where it cannot be. */
export function arrivedOn(resource: Resource | undefined, from: string, to: string) {
  const moment = resource && 'createdAt' in resource.row.shape ? 'createdAt' : 'date';
  const filter = resource && filtersOf(resource).find(({ field, by }) => field === moment && by === 'day');
  return filter && { [`from.${moment}`]: from, [`to.${moment}`]: to };
}

/** The same for the last days, today among them. */
export const arrivedSince = (resource: Resource | undefined, days: number) =>
  arrivedOn(resource, dayOf(fromNow(-(days - 1) * DAY)), 'today') ?? {};
