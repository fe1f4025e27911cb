import { data } from 'react-router';
import type { Service, ServicePath } from '~/features/content/types/services/entry';

/** The services under one address, and the page above them. */
export interface ServiceGroup {
  path: ServicePath;
  overview: Service;
  services: readonly Service[];
}

export function groupUnder(all: readonly Service[], path: ServicePath): ServiceGroup {
  const under = all.filter((service) => service.path === path);
  const overview = under.find(({ page }) => page === 'overview');
  // Taken off the site by those who edit it.
  if (!overview) throw data(null, { status: 404 });
  return { path, overview, services: under.filter(({ page }) => page === 'service') };
}
