import { defineFeature } from '~/records/registry';
import { timelineApi } from './server/timeline.api';

export const timelineFeature = defineFeature({ name: 'timeline', api: timelineApi });
