import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AnyRecord } from '~/model/resource';
import { expectNoFindings } from '~/testing/component';
import { followup } from '../followup';
import { useFollowUps } from '../followups-of';

const me = { _id: 'u1', name: 'Asha Verma', role: 'admin' };
/** Of what can be followed up. */
const request = { ...followup, name: 'request' };

afterEach(() => vi.restoreAllMocks());

function Panel({ row }: { row: AnyRecord }) {
  const { work, talk, more } = useFollowUps(request);
  const reached = { way: 'call' as const, at: '2026-11-17T10:00:00.000Z' };
  return (
    <>
      {work(row)}
      {talk(row, { reached, onDone: () => {} })}
      {more(row)}
    </>
  );
}

test.each([
  [true, 0],
  [false, 1],
])(
  'where it is true of a request that it is spam (%s), it has %i places for a step',
  async (isSpam, places) => {
    vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([]));
    const row = { _id: '0198f0a4-7c1e-7a55-9d0e-3b1f2a4c5d6e', isSpam };
    await render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Routes>
            <Route element={<Outlet context={me} />}>
              <Route path="/" element={<Panel row={row} />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    if (isSpam) await expect.element(page.getByText(/lies in the spam folder/)).toBeVisible();
    else await expect.element(page.getByLabelText('Note')).toBeVisible();
    expect(page.getByLabelText('Note').elements()).toHaveLength(places);
    expect(page.getByRole('button', { name: 'Follow up' }).elements()).toHaveLength(places);
    await expectNoFindings();
  },
);
