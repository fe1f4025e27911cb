import { defineFeature } from '~/records/registry';
import { outboxApi } from './server/outbox.api';

export const outboxFeature = defineFeature({ name: 'outbox', api: outboxApi });
