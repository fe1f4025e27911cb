import { defineFeature } from '~/records/registry';
import { media } from './media';
import { followChange } from './server/follow-change';
import { mediaApi } from './server/media.api';

export const mediaFeature = defineFeature({ resource: media, api: mediaApi, afterChange: followChange });
