import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { followup } from '../followup';
import { Work } from './work';

const me = { _id: 'u1', name: 'Asha Verma', role: 'admin' };
const row = { _id: '0198f0a4-7c1e-7a55-9d0e-3b1f2a4c5d6e' };
/** Of what can be followed up. */
const request = { ...followup, name: 'request' };

afterEach(() => vi.restoreAllMocks());

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
