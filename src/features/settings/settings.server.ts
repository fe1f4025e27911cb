import { defineFeature } from '~/records/registry';
import { workingHoursApi } from './working-hours.server';

/** What admins settle for the whole house; what is about another feature alone is settled there. */
export const settingsFeature = defineFeature({ name: 'settings', api: workingHoursApi });
