import { defineFeature } from '~/records/registry';
import { privacyApi } from './server/privacy.api';

export const privacyFeature = defineFeature({ name: 'privacy', api: privacyApi });
