import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import type { ImportState } from '../import-call';
import { useStep } from './imports';
import { Outcome } from './outcome';

const state: ImportState = {
  ...{ _id: '0198f0a4-7c1e-7a55-9d0e-3b1f2a4c5d6e', resource: 'enquiry', fileName: 'list.csv' },
  ...{ createdAt: '2026-11-19T09:00:00.000Z', account: null, status: 'done', rows: 80, good: 76 },
  ...{ duplicates: 0, added: 76, changed: 0, skipped: 0, removed: 0, restored: 0, progress: 80 },
  ...{
    columns: ['Name'],
    sample: [],
    mapping: { Name: 'name' },
    fields: [{ field: 'name', label: 'Name', required: true }],
  },
  ...{ onDuplicate: 'skip', ofThePast: false, mayOpenLeads: true },
};

const Desk = ({ change }: { change: Partial<ImportState> }) => (
  <Outcome state={{ ...state, ...change }} step={useStep()} />
);

const show = (change: Partial<ImportState>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Desk change={change} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

afterEach(() => vi.restoreAllMocks());

test('the rows with faults are handed out after the import, too', async () => {
  const faults = [
    { field: 'name', message: 'Choose it from the list.', value: 'Webb', count: 120, lines: [4, 9, 13] },
    { field: 'name', message: 'Choose it from the list.', value: 'W', count: 2, lines: [7, 8] },
    { field: 'name', message: 'Name is required.', value: '', count: 1, lines: [70] },
  ];
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (address) =>
      String(address).endsWith('.csv')
        ? new Response('Name,Line,Faults')
        : Response.json({ faults, more: false }),
    );
  await show({});
  const line = (at: number) => expect.element(page.getByRole('row').nth(at));
  await line(1).toHaveTextContent('Lines 4, 9, 13 and 117 moreName“Webb”Choose it from the list.');
  await line(2).toHaveTextContent('Lines 7 and 8Name“W”Choose it from the list.');
  await line(3).toHaveTextContent('Line 70Name–Name is required.');
  await expectNoFindings();
  await button('Save the rows with faults').click();
  await expect
    .poll(() => asked.mock.calls.map(([address]) => String(address)))
    .toContain(`/api/imports/${state._id}/faults.csv`);
});

test('where every row was good there is nothing to be mended', async () => {
  await show({ good: 80, added: 80 });
  await expect.element(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
  expect(button('Save the rows with faults').query()).toBeNull();
});

test('one that was stopped says what is left, and is gone on with', async () => {
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ faults: [], more: false }));
  await show({ status: 'stopped', good: 80, added: 50, progress: 50 });
  await expect.element(page.getByRole('heading', { name: 'Stopped on the way' })).toBeVisible();
  await expect.element(page.getByText('Not looked at')).toBeVisible();
  await expect.element(page.getByText('30')).toBeVisible();
  await expectNoFindings();
  await button('Go on with it').click();
  await expect
    .poll(() => asked.mock.calls.map(([address, how]) => [String(address), how?.method]))
    .toContainEqual([`/api/imports/${state._id}/run`, 'POST']);
});
