import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { clearAllDrafts } from '~/ui/forms/memory-shelf';
import { followup } from '../followup';
import { nextDays } from './next-days';
import { Work } from './work';

const me = { _id: 'u1', name: 'Asha Verma', role: 'admin' };
const row = { _id: '0198f0a4-7c1e-7a55-9d0e-3b1f2a4c5d6e' };
/** Of what can be followed up. */
const request = { ...followup, name: 'request' };

afterEach(() => {
  vi.restoreAllMocks();
  clearAllDrafts();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Routes>
          <Route element={<Outlet context={me} />}>
            <Route path="/" element={<Work resource={request} row={row} />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('where the follow-up could not be loaded it is said, and tried again', async () => {
  let status = 500;
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    status === 200 ? Response.json([]) : Response.json({ message: 'Out of order.' }, { status }),
  );
  await show();
  await expect.element(page.getByText(/could not be loaded/)).toBeVisible();
  await expectNoFindings();
  status = 200;
  await button('Try again').click();
  await expect.element(page.getByLabelText('Note')).toBeVisible();
});

test('to save what is saved already is no fault, and asks nothing of the server', async () => {
  const asked = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([]));
  await show();
  await button('Save').click();
  const words = page.getByText('There is nothing new to save.');
  await expect.element(words).toBeVisible();
  expect(words.element().classList).not.toContain('text-danger');
  expect(asked.mock.calls.filter(([, options]) => options?.method === 'POST')).toEqual([]);
});

const lead = {
  ...{ _id: row._id, version: 3, date: '2026-11-17T10:00:00.000Z' },
  ...{ name: 'Asha Verma', mobile: '+919818040101', email: 'asha@verma.example', remarks: [] },
  ...{ status: 'Pending', stage: 'New', valuePaise: null, lostReason: null },
  ...{ ownerId: null, ownerName: '', nextDate: null, nextTime: null, nextKind: null },
  ...{ firstResponseAt: null, completedAt: null, sourceResource: null, sourceId: null, personId: null },
  ...{ source: {}, channel: null, requirement: null },
};

/** A lead that is worked on. Answers the steps that were saved. */
async function work(more: object = {}) {
  let present = { ...lead, ...more };
  const asked = vi.spyOn(window, 'fetch').mockImplementation(async (address, options) => {
    if (String(address).includes('/owners')) return Response.json([]);
    if (options?.method !== 'POST') return Response.json([present]);
    const { remark: _, ...said } = JSON.parse(String(options.body));
    present = { ...present, ...said, nextDate: (said.nextDate ?? present.nextDate) || null };
    return Response.json({ message: 'Follow-up updated successfully', followup: present });
  });
  await show();
  return () =>
    asked.mock.calls.flatMap(([, options]) =>
      options?.method === 'POST' ? [JSON.parse(String(options.body))] : [],
    );
}

const note = () => page.getByLabelText('Note');
const question = () => page.getByRole('dialog', { name: 'What is next?' });

test('a step that was done asks for the next, and whoever puts that off has lost nothing', async () => {
  const steps = await work();
  await note().fill('Called, asks for a quote.');
  await page.getByLabelText('Value (₹)').fill('1,20,000');
  await page.getByLabelText('Step by', { exact: true }).selectOptions('WhatsApp');
  await note().click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(question().getByRole('button', { name: 'Today', exact: true })).toHaveFocus();
  await expectNoFindings();
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(note()).toHaveValue('Called, asks for a quote.');
  expect(steps()).toEqual([]);
  await button('Save').click();
  await question().getByRole('button', { name: 'Tomorrow' }).click();
  const planned = { nextDate: nextDays().Tomorrow, nextTime: '', nextKind: 'whatsapp' };
  await expect
    .poll(steps)
    .toEqual([{ remark: 'Called, asks for a quote.', valuePaise: '12000000', ...planned }]);
});

test('what is planned for a day to come is not asked about, unless that day is taken away', async () => {
  const steps = await work({ nextDate: '2999-01-02', valuePaise: 100 });
  await note().fill('Sent the price list.');
  await button('Save').click();
  await expect.element(note()).toHaveValue('');
  expect(steps()).toEqual([{ remark: 'Sent the price list.' }]);
  await page.getByLabelText('Date', { exact: true }).fill('');
  await button('Save').click();
  await question().getByRole('button', { name: 'Leave unplanned' }).click();
  await expect.poll(() => steps()[1]).toEqual({ remark: '', nextDate: '' });
});

test('one that came to nothing ends there, with the reason', async () => {
  const steps = await work();
  await note().fill('They have chosen somebody else.');
  await button('Save').click();
  await question().getByRole('button', { name: 'Lost' }).click();
  await question().getByLabelText('Lost because').fill('Chose another');
  await question().getByRole('button', { name: 'Lost' }).click();
  const end = { stage: 'Lost', lostReason: 'Chose another' };
  await expect.poll(steps).toEqual([{ remark: 'They have chosen somebody else.', ...end }]);
});
