import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { now } from '~/lib/time';
import { expectNoFindings } from '~/testing/component';
import { LatestTalk } from './latest-talk';

const personId = '0198f0a4-7c1e-7a55-9d0e-3b1f2a4c5d6e';

afterEach(() => vi.restoreAllMocks());

test('what was said by phone or message is read beside the remarks, with the way to all of it', async () => {
  const said = { at: now(), resource: 'followup', recordId: 'x', by: 'Meera', text: '', to: null };
  const items = [
    { ...said, _id: '1', kind: 'call', direction: 'out', outcome: 'reached' },
    { ...said, _id: '2', kind: 'note', direction: null, outcome: null, text: 'A note' },
    { ...said, _id: '3', kind: 'whatsapp', direction: 'out', outcome: 'sent' },
  ];
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ items, next: null }));
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LatestTalk personId={personId} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Call, reached')).toBeVisible();
  await expect.element(page.getByText('WhatsApp, sent')).toBeVisible();
  expect(page.getByText('A note').elements()).toEqual([]);
  await expect
    .element(page.getByRole('link', { name: 'All of the timeline' }))
    .toHaveAttribute('href', `/dashboard/people/${personId}`);
  await expectNoFindings();
});
