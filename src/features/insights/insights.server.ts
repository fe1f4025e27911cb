import { defineFeature } from '~/records/registry';
import { hiringApi } from './server/hiring.api';
import { insightsApi } from './server/insights.api';
import { leadsApi } from './server/leads.api';
import { statsApi } from './server/stats.api';

export const insightsFeature = defineFeature({
  name: 'insights',
  api(api, services) {
    statsApi(api, services);
    insightsApi(api, services);
    leadsApi(api, services);
    hiringApi(api, services);
  },
});
