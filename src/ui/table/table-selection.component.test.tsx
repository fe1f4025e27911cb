import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { Table } from './table';

const everyone = ['Asha', 'Bela', 'Chitra', 'Devi'].map((name) => ({ name }));
type Person = (typeof everyone)[number];

const columns = [{ title: 'Name', field: 'name' }] as const;

/** A list whose rows can be ticked, and deleted one by one or all that are ticked. */
function People({ walked = true }) {
  const [people, setPeople] = useState(everyone);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const without = (goes: (name: string) => boolean) => setPeople(people.filter(({ name }) => !goes(name)));
  return (
    <main id="content" tabIndex={-1}>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // As the bar over a list does, which goes with the last tick.
          currentTarget.blur();
          without((name) => chosen.has(name));
          setChosen(new Set());
        }}
      >
        Delete ticked
      </button>
      <Table<Person>
        caption="People"
        columns={columns}
        rows={people}
        rowKey="name"
        heading="name"
        {...(walked ? { onOpen: () => {} } : {})}
        selection={{ chosen, onChange: setChosen, nameOf: ({ name }) => name }}
        actions={({ name }) => (
          <button type="button" onClick={() => without((one) => one === name)}>
            Delete {name}
          </button>
        )}
      />
    </main>
  );
}

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const isTicked = (name: string) => box(`Select ${name}`).element().matches(':checked');
const all = () => box('Select all on this page');
const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

test('ticks one, some and all, and says which', async () => {
  await render(<People />);
  await box('Select Bela').click();
  await expect.element(box('Select Bela')).toBeChecked();
  await expect.element(all()).toBePartiallyChecked();
  await all().click();
  for (const { name } of everyone) await expect.element(box(`Select ${name}`)).toBeChecked();
  await expect.element(all()).toBeChecked();
  await expect.element(all()).not.toBePartiallyChecked();
  await expectNoFindings();
  await all().click();
  await expect.element(box('Select Asha')).not.toBeChecked();
});

test('Space ticks the row that the arrow keys have come to', async () => {
  await render(<People />);
  row('Asha').element().focus();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(box('Select Bela')).toBeChecked();
  await expect.element(row('Bela')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box('Select Bela')).not.toBeChecked();
});

test('Shift ticks all between the last one and this, by mouse, by Space and by the arrows', async () => {
  await render(<People />);
  const ticked = () => everyone.map(({ name }) => name).filter((name) => isTicked(name));
  await box('Select Asha').click();
  await box('Select Chitra').click({ modifiers: ['Shift'] });
  await expect.poll(ticked).toEqual(['Asha', 'Bela', 'Chitra']);
  await box('Select Bela').click({ modifiers: ['Shift'] });
  await expect.poll(ticked).toEqual(['Asha']);
  row('Devi').element().focus();
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.poll(ticked).toEqual(['Asha', 'Bela', 'Chitra', 'Devi']);
  await all().click();
  row('Bela').element().focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.poll(ticked).toEqual(['Bela', 'Chitra', 'Devi']);
  await expect.element(row('Devi')).toHaveFocus();
});

test('beside a box, within reach of a finger, Shift does what it does on the box', async () => {
  await render(<People />);
  const besideBox = (name: string) =>
    page.getByText(`Select ${name}`, { exact: true }).element().parentElement;
  await box('Select Asha').click();
  const label = besideBox('Chitra');
  if (!label) throw new Error('There is nothing beside the box.');
  await userEvent.click(label, { modifiers: ['Shift'], position: { x: 2, y: 2 } });
  await expect.poll(() => everyone.filter(({ name }) => isTicked(name)).length).toBe(3);
  await userEvent.click(label, { position: { x: 2, y: 2 } });
  await expect.element(box('Select Chitra')).not.toBeChecked();
});

test('of two quick clicks the second one does nothing to the row that has slid under it, and a box is as it was', async () => {
  await render(<People />);
  await button('Delete Asha').dblClick();
  await expect.element(row('Asha')).not.toBeInTheDocument();
  expect(row('Bela').elements()).toHaveLength(1);
  await box('Select Bela').dblClick();
  expect(isTicked('Bela')).toBe(false);
});

test('all of a page are ticked and let go without those of other pages', async () => {
  const told: string[][] = [];
  await render(
    <Table
      caption="People"
      columns={columns}
      rows={everyone}
      rowKey="name"
      selection={{
        chosen: new Set(['Elsewhere', 'Asha']),
        onChange: (chosen) => told.push([...chosen]),
        nameOf: ({ name }) => name,
      }}
    />,
  );
  await all().click();
  expect(told).toEqual([['Elsewhere', 'Asha', 'Bela', 'Chitra', 'Devi']]);
});

test('when a row goes the keyboard goes on at the one in its place', async () => {
  await render(<People />);
  await button('Delete Bela').click();
  await expect.element(row('Chitra')).toHaveFocus();
  await button('Delete Devi').click();
  await expect.element(row('Chitra')).toHaveFocus();
  await button('Delete Asha').click();
  await button('Delete Chitra').click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('when all that are ticked go it goes on at the place of their first', async () => {
  await render(<People walked={false} />);
  await box('Select Bela').click();
  await box('Select Chitra').click();
  await button('Delete ticked').click();
  await expect.element(row('Bela')).not.toBeInTheDocument();
  await expect.element(box('Select Devi')).toHaveFocus();
});
