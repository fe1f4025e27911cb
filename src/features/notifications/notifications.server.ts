import { defineFeature } from '~/records/registry';
import { notificationsApi } from './server/notifications.api';

export const notificationsFeature = defineFeature({ name: 'notifications', api: notificationsApi });
