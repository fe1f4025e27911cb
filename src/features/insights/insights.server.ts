import { defineFeature } from '~/records/registry';
import { activityApi } from './server/activity.api';
import { insightsApi } from './server/insights.api';
import { statsApi } from './server/stats.api';

export const insightsFeature = defineFeature({
  name: 'insights',
  api(api, services) {
    statsApi(api, services);
    insightsApi(api, services);
    activityApi(api, services);
  },
});
