import { defineFeature } from '~/records/registry';
import { activityApi } from './server/activity.api';

export const activityFeature = defineFeature({ name: 'activity', api: activityApi });
