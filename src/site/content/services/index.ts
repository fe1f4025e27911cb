import { brandServices } from './brand';
import { development } from './development';
import { digitalMarketing } from './digital-marketing';
import type { ServiceGroup } from './service';
import type { ServicePath } from './titles';

/** The services and their overviews, by the address they stand under. */
export const services: Record<ServicePath, ServiceGroup> = {
  '/development': development,
  '/brand': brandServices,
  '/digitalMarketing': digitalMarketing,
};
