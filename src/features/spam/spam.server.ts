import { defineFeature } from '~/records/registry';
import { spamApi } from './server/spam.api';

export const spamFeature = defineFeature({ name: 'spam', api: spamApi });
