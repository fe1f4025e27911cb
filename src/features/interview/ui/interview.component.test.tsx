import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fromNow, MINUTE, timeOf } from '~/lib/time';
import { PanelField } from './panel-field';
import { PlannedInterview } from './planned-interview';

test('of many who can talk to an applicant those who do stand first, then whoever arranges it', async () => {
  const staff = ['Asha', 'Bela', 'Chandra', 'Dev'].map((name) => ({ _id: name, name }));
  await render(<PanelField staff={staff} panel={['Dev']} me="Bela" onChoose={() => {}} />);
  const names = () =>
    page
      .getByRole('checkbox')
      .elements()
      .map((one) => one.closest('label')?.textContent);
  expect(names()).toEqual(['Dev', 'Bela', 'Asha', 'Chandra']);
  // Whoever is ticked does not jump away from under the finger.
  await page.getByRole('checkbox', { name: 'Chandra' }).click();
  expect(names()).toEqual(['Dev', 'Bela', 'Asha', 'Chandra']);
});

test('what a refusal has cancelled says when everybody is told, until they are', async () => {
  const planned = { _id: 'one', at: fromNow(600 * MINUTE), minutes: 45, place: 'Sector 16', sequence: 1 };
  const show = (cancelledAt: string) => (
    <QueryClientProvider client={new QueryClient()}>
      <PlannedInterview
        careerId="an application"
        interview={{ ...planned, panel: [], cancelledAt }}
        onChange={undefined}
      />
    </QueryClientProvider>
  );
  const waits = fromNow(15 * MINUTE);
  const { rerender } = await render(show(waits));
  await expect.element(page.getByText(`Cancelled. Everybody is told at ${timeOf(waits)}.`)).toBeVisible();
  await rerender(show(fromNow(-MINUTE)));
  await expect.element(page.getByText('Cancelled', { exact: true })).toBeVisible();
});
