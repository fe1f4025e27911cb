import { enquiry } from './enquiry/enquiry';
import type { Resource } from './resource';

/** In the order of the sidebar. */
export const resources: readonly Resource[] = [enquiry];
