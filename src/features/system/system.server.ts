import { defineFeature } from '~/records/registry';
import { systemApi } from './server/system.api';

export const systemFeature = defineFeature({ name: 'system', api: systemApi });
