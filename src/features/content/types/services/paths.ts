import type { ServicePath } from './entry';

/** The address of a service: its title is part of it. */
export const servicePath = (path: ServicePath, title: string) => `${path}?title=${encodeURIComponent(title)}`;
