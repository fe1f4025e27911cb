import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { AssignmentForm } from '../assignment-form';

const owners = Array.from({ length: 100 }, (_, n) => ({
  _id: `id-${n}`,
  name: `Person ${String(n).padStart(2, '0')}`,
  ...(n === 88 ? { awayUntil: '2026-11-20' } : {}),
}));
const settled = { mode: 'round-robin', staff: ['id-7', 'id-3'], rules: {}, version: 4 };

afterEach(() => vi.restoreAllMocks());

async function show(present: object = settled) {
  let stored = present;
  const sent: object[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address, options) => {
    if (String(address).includes('owners')) return Response.json(owners);
    if (options?.method !== 'PUT') return Response.json(stored);
    const { version, ...body } = JSON.parse(String(options.body));
    sent.push({ version, ...body });
    // Somebody else was quicker than whoever opened the form first.
    if (version === 4) {
      stored = { ...settled, staff: ['id-9'], version: 5 };
      return Response.json(
        { code: 'conflict', message: 'Nothing was saved.', current: stored },
        { status: 409 },
      );
    }
    return Response.json({ message: 'Assignment saved', assignment: { ...body, version: version + 1 } });
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <AssignmentForm requirements={{ crm: 'CRM' }} loading="Loading" className="" />
    </QueryClientProvider>,
  );
  await expect.element(page.getByLabelText('Add somebody')).toBeVisible();
  return sent;
}

const chosen = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const input = () => page.getByLabelText('Add somebody');

test('of a hundred those who take part stand in their order; others are added, moved and removed by keys alone', async () => {
  const sent = await show({ ...settled, version: 6 });
  expect(chosen()).toEqual(['1.Person 07', '2.Person 03']);
  input().element().focus();
  await userEvent.keyboard('person 55{Enter}');
  expect(chosen()).toEqual(['1.Person 07', '2.Person 03', '3.Person 55']);
  await expect.element(input()).toHaveValue('');
  await expect.element(input()).toHaveFocus();
  button('Earlier: Person 55').element().focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(chosen()).toEqual(['1.Person 55', '2.Person 07', '3.Person 03']);
  await expect.element(button('Earlier: Person 55')).toHaveFocus();
  button('Remove Person 07').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove Person 03')).toHaveFocus();
  await expectNoFindings();
  // Named and not added yet.
  await input().fill('Person 20');
  await button('Save assignment').click();
  await expect.poll(() => sent).toMatchObject([{ version: 6, staff: ['id-55', 'id-3', 'id-20'] }]);
});

test('whom nobody knows is not saved silently without', async () => {
  const sent = await show({ ...settled, version: 6 });
  await input().fill('Nemo');
  await button('Save assignment').click();
  await expect.element(page.getByText('Choose somebody from the list.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('in turn among nobody is not saved: somebody is added, or nobody is chosen', async () => {
  const sent = await show({ ...settled, staff: ['id-7'], version: 6 });
  await button('Remove Person 07').click();
  await button('Save assignment').click();
  await expect.element(page.getByText(/^Nobody takes part yet\./)).toBeVisible();
  await expect.element(input()).toHaveFocus();
  await expectNoFindings();
  expect(sent).toEqual([]);
  await page.getByLabelText('A new lead goes to').selectOptions('Nobody: whoever takes it first');
  await button('Save assignment').click();
  await expect.poll(() => sent).toMatchObject([{ mode: 'none', staff: [] }]);
});

test('by what is asked for, who has something is enough', async () => {
  const sent = await show({ mode: 'by-requirement', staff: [], rules: { crm: 'id-3' }, version: 6 });
  await button('Save assignment').click();
  await expect.poll(() => sent).toMatchObject([{ staff: [], rules: { crm: 'id-3' } }]);
});

test('who takes part and is away is marked', async () => {
  await show({ ...settled, staff: ['id-88'] });
  expect(chosen()).toEqual(['1.Person 88, away until 20/11/2026']);
});

test('who has left since is not in the way: neither among those who take part, nor by a rule that is not in use', async () => {
  const rules = { crm: 'id-gone', hrm: 'id-3' };
  const sent = await show({ ...settled, staff: ['id-gone', 'id-7'], rules, version: 6 });
  expect(chosen()).toEqual(['1.Person 07']);
  await button('Save assignment').click();
  await expect.poll(() => sent).toMatchObject([{ staff: ['id-7'], rules: { hrm: 'id-3' } }]);
  expect(JSON.stringify(sent)).not.toContain('id-gone');
});

test('what somebody else has settled meanwhile stands beside what was chosen, which is saved by saving again', async () => {
  const sent = await show();
  await button('Remove Person 07').click();
  await button('Save assignment').click();
  const conflict = page.getByRole('region', { name: 'Changed by somebody else' });
  await expect.poll(() => conflict.query()?.textContent).toContain('Mine: Person 03Theirs: Person 09');
  await expectNoFindings();
  await button('Save assignment').click();
  await expect.poll(() => sent).toMatchObject([{ version: 4 }, { version: 5, staff: ['id-3'] }]);
  await expect.element(conflict).not.toBeInTheDocument();
});

test('or theirs is taken, and the form goes on from there', async () => {
  const sent = await show();
  await button('Remove Person 07').click();
  await button('Save assignment').click();
  await button('Take theirs').click();
  await expect.poll(chosen).toEqual(['1.Person 09']);
  await button('Save assignment').click();
  await expect.poll(() => sent).toMatchObject([{ version: 4 }, { version: 5, staff: ['id-9'] }]);
});
