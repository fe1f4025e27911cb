import { defineFeature } from '~/records/registry';
import { myRequestsApi } from './server/my-requests.api';

/** What somebody with an account has asked us for, and what is said about it in both directions. */
export const myRequestsFeature = defineFeature({ name: 'my-requests', api: myRequestsApi });
