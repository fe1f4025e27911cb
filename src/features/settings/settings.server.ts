import { defineFeature } from '~/records/registry';
import { workingHoursApi } from './working-hours.server';

/** What admins settle for the whole house; what is about another feature alone is settled there. */
export const settingsFeature = defineFeature({
  name: 'settings',
  api: workingHoursApi,
  freeTexts: [
    {
      table: 'settings',
      key: ['name'],
      columns: { value: 'What is settled' },
      on: { kind: 'Settings', title: ({ name }) => String(name), at: () => '/dashboard/settings' },
    },
  ],
});
