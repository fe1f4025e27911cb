import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { clearAllDrafts } from '~/ui/forms/memory-shelf';
import type { WholePerson } from './person-queries';
import { WhoTheyAre } from './person-sheet';

const person: WholePerson = {
  ...{ _id: '0198f0a4-7c1e-7a55-9d0e-3b1f2a4c5d6e', name: 'Asha Verma', version: 1 },
  ...{ emails: ['asha@verma.example', 'asha@home.example'], phones: ['+919818040101'] },
  ...{ company: '', ownerId: null, ownerName: '', lastAt: '2026-11-17T10:00:00.000Z' },
  ...{ records: [], open: [], suggestions: [], merges: [] },
};
const values = { name: '', firstName: '', requirement: '', owner: '', company: '', reference: '' };

afterEach(() => {
  vi.restoreAllMocks();
  clearAllDrafts();
});

function answer(address: string) {
  if (address.includes('/mails/to/'))
    return { to: person.emails[0], addresses: person.emails, values, signature: 'Ravi' };
  if (address.includes('/mail-templates')) return { items: [], total: 0, page: 1, pages: 1 };
  if (address.includes('/known')) return { found: [] };
  return { message: 'Done' };
}

async function show() {
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (address) => Response.json(answer(String(address))));
  // Nobody is called from here.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Routes>
          <Route element={<Outlet context={{ _id: 'me', role: 'admin' }} />}>
            <Route index element={<WhoTheyAre person={person} />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return () =>
    asked.mock.calls.flatMap(([address, options]) =>
      options?.method === 'POST' ? [[address, JSON.parse(String(options.body))]] : [],
    );
}

test('whoever calls somebody from their own page is asked how it went, and it is logged on the person', async () => {
  const sent = await show();
  await page.getByRole('link', { name: 'Call +91 98180 40101' }).click();
  await expect.element(button('Reached')).toBeVisible();
  await expectNoFindings();
  await button('Reached').click();
  await expect.element(button('Reached')).not.toBeInTheDocument();
  const log = { resource: 'person', id: person._id, kind: 'call', outcome: 'reached', direction: 'out' };
  expect(sent()).toEqual([['/api/activities', expect.objectContaining(log)]]);
});

test('a mail is written here, to the address that was pressed', async () => {
  const sent = await show();
  await button('Write to asha@home.example').click();
  await expect.element(page.getByRole('heading', { name: 'Mail to asha@home.example' })).toBeVisible();
  await expectNoFindings();
  await page.getByLabelText('Subject').fill('The offer');
  await page.getByLabelText('Text').fill('Here it is.');
  await button('Send').click();
  await expect.poll(sent).toHaveLength(1);
  const mail = { resource: 'person', id: person._id, to: 'asha@home.example', subject: 'The offer' };
  expect(sent()).toEqual([['/api/mails', expect.objectContaining(mail)]]);
});
