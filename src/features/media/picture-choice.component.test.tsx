import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import PictureChoice from './picture-choice';

afterEach(() => vi.unstubAllGlobals());

test('Enter in the search for a picture does not send the form that it is chosen for', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [], page: 1, pageSize: 24, total: 0, pages: 1 }));
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <form onSubmit={onSubmit}>
        <PictureChoice open title="Choose a logo" onClose={() => {}} onChoose={() => {}} />
        <button type="submit">Save</button>
      </form>
    </QueryClientProvider>,
  );
  await userEvent.fill(page.getByRole('textbox', { name: 'Search pictures' }), 'leaf');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
