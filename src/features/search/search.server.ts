import { defineFeature } from '~/records/registry';
import { searchAllApi } from './server/search-all.api';

export const searchFeature = defineFeature({ name: 'search', api: searchAllApi });
