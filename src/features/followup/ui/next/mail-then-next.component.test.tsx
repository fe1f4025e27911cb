import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { clearAllDrafts } from '~/ui/forms/memory-shelf';
import { followup } from '../../followup';
import { nextDays } from '../next-days';
import { MailThenNext } from './mail-then-next';

const me = { _id: 'u1', name: 'Asha Verma', role: 'admin' };
const row = { _id: '0198f0a4-7c1e-7a55-9d0e-3b1f2a4c5d6e' };
const address = 'uma@verma.example';
const values = { name: 'Uma', firstName: 'Uma', requirement: '', owner: '', company: '', reference: '' };
const reached = { way: 'mail', at: '2026-11-17T10:00:00.000Z' } as const;

afterEach(() => {
  vi.restoreAllMocks();
  clearAllDrafts();
});

function answer(asked: string, lead: object | null) {
  if (asked.includes('/mails/to/')) return { to: address, addresses: [address], values, signature: '' };
  if (asked.includes('/mail-templates')) return { items: [], total: 0, page: 1, pages: 1 };
  return { message: `The mail goes to ${address}`, followup: lead };
}

/** A mail is written and sent. Answers what steps were saved after it, and whether the panel is as before. */
async function sendMail(lead: object | null) {
  const onDone = vi.fn();
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (to) => Response.json(answer(String(to), lead)));
  const talk = <MailThenNext resource={followup} row={row} reached={reached} onDone={onDone} />;
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Routes>
          <Route element={<Outlet context={me} />}>
            <Route path="/" element={talk} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await page.getByLabelText('Subject').fill('Hello');
  await page.getByLabelText('Text').fill('When may I call?');
  await button('Send').click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  return () =>
    asked.mock.calls.flatMap(([to, options]) =>
      String(to).includes('/followup/step/') ? [[to, JSON.parse(String(options?.body))]] : [],
    );
}

const due = { _id: row._id, stage: 'Quoted', nextDate: nextDays().Today, valuePaise: null };
const question = () => page.getByRole('dialog', { name: 'What is next?' });

test('a mail on a step that is due is followed by the question what is next', async () => {
  const steps = await sendMail(due);
  await expect.element(question()).toBeVisible();
  await expectNoFindings();
  await question().getByRole('button', { name: 'Tomorrow' }).click();
  await expect
    .poll(steps)
    .toEqual([
      [
        `/api/followup/step/followup/${row._id}`,
        { nextDate: nextDays().Tomorrow, nextTime: '', nextKind: '' },
      ],
    ]);
  await expect.element(question()).not.toBeInTheDocument();
});

test('whoever asks no further has sent it all the same', async () => {
  const steps = await sendMail(due);
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).not.toBeInTheDocument();
  expect(steps()).toEqual([]);
});

test.each([
  ['where something is planned', { ...due, nextDate: '2999-01-01' }],
  ['where nothing is open', null],
])('nothing is asked %s', async (_, lead) => {
  await sendMail(lead);
  expect(question().query()).toBeNull();
});
