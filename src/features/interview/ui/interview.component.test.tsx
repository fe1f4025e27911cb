import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { career } from '~/features/career/career';
import { fromNow, MINUTE, timeOf } from '~/lib/time';
import { Clashes } from './clashes';
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

test('of two with one name it is seen which is chosen, which is not free and which takes part', async () => {
  const name = 'Nadeem Nagar';
  const staff = ['one', 'two', 'three'].map((_id) => ({ _id, name: _id === 'three' ? 'Bela' : name }));
  const at = fromNow(600 * MINUTE);
  const queries = new QueryClient();
  const query = new URLSearchParams({ at, minutes: '45', panel: 'two' });
  queries.setQueryData([career.name, 'clashes', 'an application', String(query)], {
    clashes: [{ kind: 'away', userId: 'two', name, at: null, minutes: null }],
  });
  const panel = [{ _id: 'two', name, isUsable: true }];
  await render(
    <QueryClientProvider client={queries}>
      <PanelField staff={staff} panel={['two']} me="three" onChoose={() => {}} />
      <Clashes careerId="an application" {...{ at, minutes: 45, panel: ['two'], staff }} except={undefined} />
      <PlannedInterview
        careerId="an application"
        interview={{
          _id: 'an interview',
          at,
          minutes: 45,
          place: 'Sector 16',
          panel,
          sequence: 1,
          cancelledAt: null,
        }}
        staff={staff}
        onChange={undefined}
      />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('checkbox', { name, exact: true })).not.toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: `${name} (2)` })).toBeChecked();
  await expect.element(page.getByText(`${name} (2) is away that day.`)).toBeVisible();
  await expect.element(page.getByRole('definition').getByText(`${name} (2)`)).toBeVisible();
});

test('what a refusal has cancelled says when everybody is told, until they are', async () => {
  const planned = { _id: 'one', at: fromNow(600 * MINUTE), minutes: 45, place: 'Sector 16', sequence: 1 };
  const show = (cancelledAt: string) => (
    <QueryClientProvider client={new QueryClient()}>
      <PlannedInterview
        careerId="an application"
        interview={{ ...planned, panel: [], cancelledAt }}
        staff={[]}
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
