import { defineFeature } from '~/records/registry';
import { quotation } from './quotation';
import { quotationApi } from './server/quotation.api';

export const quotationFeature = defineFeature({ resource: quotation, api: quotationApi });
