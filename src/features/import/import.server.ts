import { MINUTE } from '~/lib/time';
import { defineFeature } from '~/records/registry';
import { goOnWithImports } from './server/go-on';
import { importApi } from './server/import.api';
import { deleteOldImports } from './server/stored-imports';

export const importFeature = defineFeature({
  name: 'import',
  api: importApi,
  personalRows: [
    { table: 'importRows', kind: 'imports', people: 'people', data: ['line', 'cells'] },
    { table: 'importChanges', kind: 'imports', people: 'people', data: ['before'] },
  ],
  freeTexts: [
    {
      table: 'imports',
      key: ['_id'],
      columns: { fileName: 'Name of the file', columns: 'Headings', mapping: 'What each column is' },
      on: {
        kind: 'Imports',
        title: ({ fileName }) => String(fileName),
        at: ({ _id }) => `/dashboard/import?id=${_id}`,
      },
    },
  ],
  housekeeping: {
    step: { name: 'imports', whenItFails: 'Imported spreadsheets past their time could not be thrown away' },
    work: deleteOldImports,
  },
  recurring: {
    everyMs: MINUTE,
    step: { name: 'broken-off imports', whenItFails: 'An import that broke off could not be gone on with' },
    work: goOnWithImports,
  },
  forgetAccount: (trx, { _id }) =>
    trx.updateTable('imports').set({ userId: null }).where('userId', '=', _id).execute(),
});
