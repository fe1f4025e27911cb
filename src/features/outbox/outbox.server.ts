import { defineFeature } from '~/records/registry';
import { testMail } from './outbox.mails.server';
import { outboxApi } from './server/outbox.api';

export const outboxFeature = defineFeature({ name: 'outbox', api: outboxApi, mails: [testMail] });
