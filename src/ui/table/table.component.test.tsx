import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { Button, IconButton } from '../button';
import { Icon } from '../icon';
import { Table } from './table';

interface Person {
  id: string;
  name: string;
  city: string;
}

const people: Person[] = [
  { id: '1', name: 'Asha', city: 'Pune' },
  { id: '2', name: 'Bela', city: '' },
  { id: '3', name: 'Chitra', city: 'Goa' },
];

const columns = [
  { title: 'Name', field: 'name' },
  { title: 'City', field: 'city' },
] as const;

function People(props: Partial<ComponentProps<typeof Table<Person>>>) {
  const basics = { caption: 'People, three of them.', columns, rowKey: 'id', heading: 'name' } as const;
  return <Table {...basics} rows={people} {...props} />;
}

const table = () => page.getByRole('table');
const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

test('is named by its caption, and each row by its heading', async () => {
  await render(<People />);
  await expect.element(page.getByRole('table', { name: 'People, three of them.' })).toBeVisible();
  await expect.element(table()).toHaveAttribute('aria-busy', 'false');
  await expect.element(row('Asha').getByRole('cell')).toHaveTextContent('Pune');
  await expect.element(row('Bela').getByRole('cell')).toHaveTextContent('–');
  await expectNoFindings();
});

test('its headers sort, up and then down, where that may be', async () => {
  function Sorted() {
    const [sort, setSort] = useState('-city');
    return <People sort={sort} onSort={setSort} sortable={['name']} />;
  }
  await render(<Sorted />);
  const header = page.getByRole('columnheader', { name: 'Name' });
  await expect.element(header).toHaveAttribute('aria-sort', 'none');
  await button('Name').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard('{Enter}');
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  expect(button('City').query()).toBeNull();
});

test('arrow keys, Home and End walk the rows, and Enter opens one', async () => {
  const onOpen = vi.fn();
  await render(<People onOpen={onOpen} />);
  await userEvent.tab();
  await expect.element(row('Asha')).toHaveFocus();
  const steps = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp', 'End'];
  const places = ['Bela', 'Chitra', 'Chitra', 'Bela', 'Asha', 'Asha', 'Chitra'];
  for (const [step, key] of steps.entries()) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(row(places[step] ?? '')).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([[people[2]]]);
});

test('a click opens a row once, but for its buttons, of which only the first click counts', async () => {
  const onOpen = vi.fn();
  const onDelete = vi.fn();
  const actions = ({ name }: Person) => (
    <button type="button" onClick={onDelete}>
      Delete {name}
    </button>
  );
  await render(<People onOpen={onOpen} actions={actions} />);
  await button('Delete Bela').dblClick();
  expect(onOpen).not.toHaveBeenCalled();
  expect(onDelete).toHaveBeenCalledOnce();
  button('Delete Asha').element().focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(button('Delete Asha')).toHaveFocus();
  expect(onOpen).not.toHaveBeenCalled();
  await page.getByText('Pune').dblClick();
  expect(onOpen.mock.calls).toEqual([[people[0]]]);
  await page.getByText('Pune').click();
  expect(onOpen).toHaveBeenCalledTimes(2);
  await expectNoFindings();
});

test.each([360, 700, 1000])('a button with words has room for them, %i px wide', async (width) => {
  await render(
    <div style={{ width }}>
      <People actions={({ name }) => <Button size="sm">Redirect {name}</Button>} />
    </div>,
  );
  const { scrollWidth, clientWidth } = button('Redirect Asha').element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('without rows it says so, and what is on its way is said too', async () => {
  const screen = await render(<People rows={[]} />);
  await expect.element(page.getByText('No matching records found.')).toBeVisible();
  await screen.rerender(<People rows={[]} empty={<p>No people yet.</p>} />);
  await expect.element(page.getByText('No people yet.')).toBeVisible();
  await screen.rerender(<People rows={undefined} skeletonRows={4} />);
  await expect.element(page.getByRole('table', { name: 'People, three of them. Loading...' })).toBeVisible();
  await expect.element(table()).toHaveAttribute('aria-busy', 'true');
  // The shapes of rows to come are none for whoever hears the table.
  expect(page.getByRole('row').elements()).toHaveLength(1);
  await expectNoFindings();
  await screen.rerender(<People outdated />);
  await expect.element(table()).toHaveAttribute('aria-busy', 'true');
  await expect.element(row('Asha')).toBeVisible();
});

test('on a phone each row is a card, with the titles of its fields', async () => {
  await page.viewport(360, 640);
  const view = ({ name }: Person) => (
    <IconButton label={`View ${name}`}>
      <Icon name="eye" />
    </IconButton>
  );
  await render(<People onSort={() => {}} actions={view} />);
  const target = button('View Asha').element().getBoundingClientRect();
  expect([target.width, target.height]).toEqual([44, 44]);
  const [asha, bela] = [row('Asha'), row('Bela')].map((card) => card.element().getBoundingClientRect());
  expect(asha?.right).toBeLessThanOrEqual(360);
  expect(bela?.top).toBeGreaterThanOrEqual(asha?.bottom ?? 0);
  const city = page.getByRole('cell').first().element();
  expect(getComputedStyle(city, '::before').content).toBe('"City"');
  await expect.element(button('Name')).toBeVisible();
  await expectNoFindings();
  await page.viewport(1280, 800);
});

test('in a crowded table what heads a row, and what folds into it, has the room that others leave; words go on in a second line', async () => {
  await page.viewport(1000, 600);
  const address = 'kiran.qureshi@rivaaz-jewels.example';
  const work = 'Business analyst for payroll';
  const day = 'Wed 18 Nov 2026';
  const rows = [{ id: '1', name: 'Kiran', email: address, work, a: day, b: day, c: day, d: day }];
  const plain = (['a', 'b', 'c', 'd'] as const).map((field) => ({ title: field, field }));
  const all = [
    { title: 'Name', field: 'name' },
    { title: 'Email', field: 'email', folds: true },
    { title: 'Work', field: 'work', wraps: true },
    ...plain,
  ] as const;
  await render(<Table caption="Crowded." columns={all} rows={rows} rowKey="id" heading="name" />);
  const isCut = (text: string) => {
    const found = page.getByTitle(text).elements();
    const shown = found.find((one) => one.checkVisibility());
    return !shown || shown.scrollWidth > shown.clientWidth || shown.scrollHeight > shown.clientHeight;
  };
  await expect.poll(() => isCut(address)).toBe(false);
  expect(isCut(work)).toBe(false);
});
