import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import PictureField from './picture-field';

const portrait = { media: 'art/brand', alt: 'A brand' };

function Sample({ optional }: { optional: boolean }) {
  const [value, setValue] = useState(portrait);
  const field = { path: 'portrait', label: 'Portrait', schema: { optional } };
  return (
    <QueryClientProvider client={new QueryClient()}>
      <PictureField field={field} value={value} onChange={setValue} error={undefined} />
    </QueryClientProvider>
  );
}

const show = (optional: boolean) => {
  vi.stubGlobal('fetch', async () => Response.json({ picture: null }));
  return render(<Sample optional={optional} />);
};
afterEach(() => vi.unstubAllGlobals());

test('where there may be none, a picture is taken out again, and nothing is asked about it then', async () => {
  await show(true);
  await expect.element(page.getByLabelText('What it shows here')).toHaveValue('A brand');
  await button('Portrait: no picture').click();
  await expect.element(page.getByText('No picture', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('What it shows here')).not.toBeInTheDocument();
  await expect.element(button('Portrait: no picture')).not.toBeInTheDocument();
  await expectNoFindings();
});

test('where there must be one, it stays', async () => {
  await show(false);
  await expect.element(page.getByLabelText('What it shows here')).toBeVisible();
  await expect.element(button('Portrait: no picture')).not.toBeInTheDocument();
});
