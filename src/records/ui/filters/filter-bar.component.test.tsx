import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { z } from 'zod';
import { defineResource } from '~/model/resource';
import { button, expectNoFindings } from '~/testing/component';
import { useListState } from '../list/list-state';
import { FilterBar } from './filter-bar';

const task = defineResource({
  name: 'task',
  path: 'tasks',
  title: 'Tasks',
  card: 'Tasks',
  area: 'leads',
  table: 'tasks',
  row: z.object({
    _id: z.string(),
    version: z.int(),
    date: z.string(),
    status: z.string(),
    city: z.string(),
    ownerId: z.string(),
    ownerName: z.string(),
    seenAt: z.string().nullable(),
  }),
  endpoints: { list: '/tasks', remove: '/tasks/:id' },
  columns: [],
  search: [{ label: 'City', field: 'city' }],
  filters: [
    { title: 'Status', field: 'status', by: 'choice', options: { open: 'Open', done: 'Done' } },
    { title: 'City', field: 'city', by: 'text' },
    { title: 'Owner', field: 'ownerId', by: 'owner', name: 'ownerName' },
    { title: 'Date', field: 'date', by: 'day' },
    { title: 'Seen', field: 'seenAt', by: 'presence', words: { none: 'By nobody yet', any: 'By somebody' } },
  ],
  messages: { deleted: '', deleteFailed: '', invalidId: '', none: '' },
});

const values = {
  'is.status': [
    { value: 'open', label: 'Open', count: 1000, more: true },
    { value: 'done', label: 'Done', count: 3 },
  ],
  'is.city': [{ value: 'Pune, Camp', label: 'Pune, Camp', count: 4 }],
  'is.seenAt': [
    { value: 'none', label: 'By nobody yet', count: 7 },
    { value: 'any', label: 'By somebody', count: 2 },
  ],
  'is.ownerId': [
    { value: 'u1', label: 'Asha Verma', count: 2 },
    { value: 'u2', label: 'Ravi Rao', count: 5 },
  ],
};

const me = { _id: 'u1', name: 'Asha Verma', role: 'admin' };

function Bar() {
  const { state, change } = useListState(task);
  const rows = [{ _id: 't1', ownerId: 'u2', ownerName: 'Ravi Rao' }];
  return (
    <>
      <FilterBar resource={task} state={state} change={change} rows={rows} spam={false} />
      <output>
        {[...new URLSearchParams(useLocation().search)].map((pair) => pair.join('=')).join('&')}
      </output>
    </>
  );
}

const asked: string[] = [];

async function open(search = '') {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify(values), { headers: { 'Content-Type': 'application/json' } });
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`${location.pathname}${search}`]}>
        <Routes>
          <Route element={<Outlet context={me} />}>
            <Route path="*" element={<Bar />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => vi.unstubAllGlobals());

const address = () => page.getByRole('status').element().textContent ?? '';
const option = (name: string) => page.getByRole('checkbox', { name, exact: true });

test('f, the arrows and Enter choose a filter and a value; only then is anything counted', async () => {
  await open('?page=3');
  expect(asked).toEqual([]);
  await userEvent.keyboard('f');
  await expect.element(button('Status')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await expect.element(option('Open 1,000+')).toHaveFocus();
  expect(asked).toHaveLength(1);
  await expectNoFindings();
  await userEvent.keyboard('{ArrowDown}');
  // An arrow chooses nothing.
  await expect.poll(address).toBe('page=3');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('is.status=done');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('Filter')).toHaveFocus();
  await expect.element(button('Status: Done')).toBeVisible();
  await expectNoFindings();
});

test('Space ticks several, Enter is done, Backspace leads back, Esc closes', async () => {
  await open();
  await userEvent.keyboard('f{Enter}');
  await expect.element(option('Open 1,000+')).toHaveFocus();
  await userEvent.keyboard(' {ArrowDown} {Enter}');
  await expect.poll(address).toBe('is.status=open,done');
  await userEvent.keyboard('f{ArrowDown}{Enter}');
  await expect.element(option('Pune, Camp 4')).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(button('City')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a chip is changed in place, and goes by its cross or by Backspace; all go at once', async () => {
  await open('?is.status=open&is.ownerId=u2,me&from.date=today&to.date=today&q=x');
  await expect.element(button('Owner: Ravi Rao, Me')).toBeVisible();
  await expect.element(button('Date: Today')).toBeVisible();
  await button('Owner: Ravi Rao, Me').click();
  await option('Ravi Rao 5').click();
  await expect.poll(address).toContain('&is.ownerId=me&');
  // What is mine is counted, and not offered twice.
  await expect.element(option('Me 2')).toBeChecked();
  await expect.element(option('Asha Verma 2')).not.toBeInTheDocument();
  // The last one is let go and another taken: the menu stays.
  await option('Me 2').click();
  await option('Nobody 0').click();
  await expect.poll(address).toContain('is.ownerId=none');
  await userEvent.keyboard('{Escape}');
  await button('Remove the filter Date').click();
  await expect.poll(address).not.toContain('date');
  button('Status: Open').element().focus();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(address).not.toContain('status');
  await button('Clear all').click();
  await expect.poll(address).toBe('q=x');
});

test('a text that is not among the frequent ones can be typed; a comma in it stays its own', async () => {
  await open();
  await button('Filter').click();
  await button('City').click();
  await option('Pune, Camp 4').click();
  await page.getByRole('textbox', { name: 'Another: City' }).fill('Nashik');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('is.city=Pune\\, Camp,Nashik');
  await expect.element(button('City: Pune, Camp, Nashik')).toBeInTheDocument();
});

test('days are chosen by a word that stays true, or from one date to another', async () => {
  await open();
  await button('Filter').click();
  await button('Date').click();
  await button('This week').click();
  await expect.poll(address).toBe('from.date=week&to.date=week');
  await button('Date: This week').click();
  await page.getByLabelText('From').fill('2026-11-03');
  await expect.poll(address).toBe('from.date=2026-11-03');
  await page.getByLabelText('To', { exact: true }).fill('2026-11-05');
  await button('Done').click();
  await expect.poll(address).toBe('from.date=2026-11-03&to.date=2026-11-05');
  await expect.element(button('Date: from 03/11/2026 to 05/11/2026')).toBeVisible();
});

test('whether there is anything is one of two words, and a press is enough', async () => {
  await open();
  await button('Filter').click();
  await button('Seen').click();
  await page.getByRole('radio', { name: 'By nobody yet 7' }).click();
  await expect.poll(address).toBe('is.seenAt=none');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await button('Seen: By nobody yet').click();
  await expect.element(page.getByRole('radio', { name: 'By nobody yet 7' })).toBeChecked();
  await expectNoFindings();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(address).toBe('is.seenAt=any');
  await expect.element(button('Seen: By somebody')).toBeVisible();
});

test('on a phone it lies at the foot of the window, and what a finger hits is 44 pixels high', async () => {
  await page.viewport(360, 640);
  await open('?is.status=open');
  await button('Filter').click();
  await expect.element(button('City')).toBeVisible();
  const sheet = page.getByRole('dialog').element().getBoundingClientRect();
  expect(sheet.bottom).toBeGreaterThan(600);
  expect(sheet.right).toBeLessThanOrEqual(360);
  for (const name of ['City', 'Filter', 'Status: Open', 'Clear all', 'Remove the filter Status'])
    expect(button(name).element().getBoundingClientRect().height, name).toBeGreaterThanOrEqual(44);
  await page.viewport(1280, 800);
});
