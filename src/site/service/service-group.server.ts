import { data } from 'react-router';
import type { Service, ServicePath } from '~/features/content/types/services/entry';

type Titled = Pick<Service, 'title'>;
type Services = readonly Service[];

/** The services under one address, and the page above them, as the pages of each other show them. */
export interface ServiceGroup {
  path: ServicePath;
  overview: Titled;
  services: readonly Titled[];
}

const titled = ({ title }: Titled): Titled => ({ title });

export const overviewUnder = (path: ServicePath) => (all: Services) =>
  all.find((one) => one.path === path && one.page === 'overview');

/** A page that shows no more of it does not change with the rest. */
export const overviewTitleUnder = (path: ServicePath) => (all: Services) => overviewUnder(path)(all)?.title;

export const groupUnder =
  (path: ServicePath) =>
  (all: Services): ServiceGroup | undefined => {
    const overview = overviewUnder(path)(all);
    const services = all.filter((one) => one.path === path && one.page === 'service');
    return overview && { path, overview: titled(overview), services: services.map(titled) };
  };

export const serviceUnder = (path: ServicePath, isIt: (title: string) => boolean) => (all: Services) =>
  all.find((one) => one.path === path && one.page === 'service' && isIt(one.title));

/** Taken off the site by those who edit it. */
export function foundOnSite<Found>(found: Found | undefined): Found {
  if (found === undefined) throw data(null, { status: 404 });
  return found;
}
