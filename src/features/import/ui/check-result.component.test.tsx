import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import type { ImportState } from '../import-call';
import { type Checked, CheckResult } from './check-result';
import { useStep } from './imports';

const state: ImportState = {
  ...{ _id: '0198f0a4-7c1e-7a55-9d0e-3b1f2a4c5d6e', resource: 'enquiry', fileName: 'list.csv' },
  ...{ createdAt: '2026-11-19T09:00:00.000Z', account: null, status: 'checked', rows: 80, good: 80 },
  ...{ duplicates: 0, added: 0, changed: 0, skipped: 0, removed: 0, restored: 0, progress: 0 },
  ...{ columns: ['Name', 'Need'], sample: [], mapping: { Name: 'name', Need: 'requirement' } },
  ...{ onDuplicate: 'skip', ofThePast: false, mayOpenLeads: true },
  fields: [
    { field: 'name', label: 'Name', required: true },
    { field: 'requirement', label: 'Requirement', required: false },
  ],
};

function Desk({ dry }: { dry: Partial<Checked> }) {
  const step = useStep();
  const all: Checked = {
    ...{ rows: 80, good: 80, duplicates: 0, faults: [] },
    moreFaults: false,
    onDuplicate: 'skip',
  };
  return <CheckResult ref={null} state={state} dry={{ ...all, ...dry }} step={step} />;
}

const show = (dry: Partial<Checked>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Desk dry={dry} />
    </QueryClientProvider>,
  );

test('what is there already and stays as it is is not counted among what is imported', async () => {
  await show({ duplicates: 75 });
  await expect.element(button('Import 5 rows')).toBeEnabled();
});

test('where nothing is left to import the button says so', async () => {
  await show({ duplicates: 80 });
  await expect.element(page.getByRole('heading')).toHaveTextContent('Every row is there already');
  await expect.element(button('Nothing to import')).toBeDisabled();
  await expect.element(page.getByText(/is there already, and stays as it is/)).toBeVisible();
  await expectNoFindings();
});

test('what is there already and is written over is imported, too', async () => {
  await show({ duplicates: 80, onDuplicate: 'overwrite' });
  await expect.element(button('Import 80 rows')).toBeEnabled();
});
