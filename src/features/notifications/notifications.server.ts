import { defineFeature } from '~/records/registry';
import { notificationsApi } from './server/notifications.api';
import { followRole } from './server/staff-change';

export const notificationsFeature = defineFeature({
  name: 'notifications',
  api: notificationsApi,
  afterAccountChange: followRole,
});
