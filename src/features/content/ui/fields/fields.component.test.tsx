import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { z } from 'zod';
import { focusField } from '~/records/ui/ordered/reveal';
import { button, expectNoFindings } from '~/testing/component';
import { FaultyFields } from '~/ui/forms/form';
import { ToastHost } from '~/ui/toast/toast-host';
import { choice, group, line, link, list, mailAddress, oneOf, prose, shape, whole } from '../../kinds';
import { changeAt } from './at-path';
import { ChangeFields } from './field';
import { FieldOf } from './field-of';
import { schemaOf } from './field-schema';

const bars = shape('bars', 'Bars', { unit: line('Unit') }, { unit: 'kg' });
const pie = shape('pie', 'Pie', { slices: list('Slices', 'slice', line('Slice')) }, { slices: ['Rice'] });

const schema = schemaOf({
  kind: 'group',
  label: 'Page',
  ...z.toJSONSchema(
    z.object({
      title: line('Title', { fits: 8, hint: 'Part of the address.' }),
      lead: prose('Introduction'),
      to: link('Leads to'),
      mail: mailAddress('Mail'),
      weeks: whole('Weeks'),
      icon: choice('Drawing', { shop: 'Shop', hotel: 'Hotel' }),
      words: list('Paragraphs', 'paragraph', prose('Paragraph')),
      cards: list(
        'Cards',
        'card',
        group('Card', {
          title: line('Card title'),
          text: prose('Text'),
          points: list('Points', 'point', line('Point')),
        }),
      ).max(4),
      chart: oneOf('Chart', [bars.kind, pie.kind]),
    }),
    { io: 'input' },
  ),
});

const first = {
  title: 'ORM',
  lead: 'Without tricks.',
  to: '/about-us',
  mail: 'hello@site.example',
  weeks: 6,
  icon: 'hotel',
  words: ['One.', 'Two.'],
  cards: ['Asha', 'Bela', 'Chitra'].map((title) => ({ title, text: `About ${title}`, points: ['A'] })),
  chart: bars.seed,
};

let data: typeof first & Record<string, unknown>;

function Sample({ errors = {} }: { errors?: Record<string, string> }) {
  const [now, setNow] = useState<unknown>(first);
  // What the test reads is what is drawn.
  data = now as typeof data;
  return (
    <FaultyFields errors={errors}>
      <ToastHost />
      <ChangeFields value={(path, update) => setNow((before: unknown) => changeAt(before, path, update))}>
        <FieldOf path="" label="Page" schema={schema} value={now} />
      </ChangeFields>
    </FaultyFields>
  );
}

const titles = () => data.cards.map(({ title }) => title);

test('every kind of field is filled in from the data and changes it where it stands', async () => {
  await render(<Sample />);
  await page.getByLabelText('Title', { exact: true }).fill('ORM for all');
  await page.getByLabelText('Introduction').fill('Two\nlines.');
  await page.getByLabelText('Leads to').fill('/policy');
  const mail = page.getByLabelText('Mail');
  await expect.element(mail).toHaveAttribute('inputmode', 'email');
  await mail.fill('hello@');
  await page.getByLabelText('Weeks').fill('8');
  await page.getByLabelText('Drawing').selectOptions('shop');
  await page.getByLabelText('Paragraph 2').fill('Three.');
  expect(data).toEqual({
    ...first,
    ...{ title: 'ORM for all', lead: 'Two\nlines.', to: '/policy', mail: 'hello@', weeks: 8, icon: 'shop' },
    words: ['One.', 'Three.'],
  });
  await expectNoFindings();
});

test('more than the design has room for is said, and taken', async () => {
  await render(<Sample />);
  const title = page.getByLabelText('Title', { exact: true });
  await expect.element(title).toHaveAccessibleDescription('Part of the address.');
  await title.fill('Reputation');
  await expect
    .element(title)
    .toHaveAccessibleDescription('Part of the address. 10 letters: the design has room for 8.');
  expect(data.title).toBe('Reputation');
});

test('another of several begins with what it says to begin with, and the one before comes back as it was left', async () => {
  await render(<Sample />);
  await page.getByLabelText('Unit').fill('tonnes');
  await page.getByLabelText('What is shown').selectOptions('Pie');
  expect(data.chart).toEqual(pie.seed);
  await expect.element(page.getByLabelText('Unit')).not.toBeInTheDocument();
  await page.getByLabelText('Slice 1').fill('Wheat');
  await page.getByLabelText('What is shown').selectOptions('Bars');
  expect(data.chart).toEqual({ shape: 'bars', unit: 'tonnes' });
  await page.getByLabelText('What is shown').selectOptions('Pie');
  expect(data.chart).toEqual({ shape: 'pie', slices: ['Wheat'] });
  await expectNoFindings();
});

test('what is no number leaves the number as it was', async () => {
  await render(<Sample />);
  await page.getByLabelText('Weeks').fill('many');
  await expect.element(page.getByLabelText('Weeks')).toHaveAccessibleDescription(/whole number/);
  expect(data.weeks).toBe(6);
});

test('entries of a list are moved by buttons and by Alt with an arrow, which keeps the focus and says where they came to', async () => {
  await render(<Sample />);
  await button('Move Chitra up').click();
  expect(titles()).toEqual(['Asha', 'Chitra', 'Bela']);
  await expect.element(button('Move Chitra up')).toHaveFocus();
  await expect.element(page.getByText('Chitra is now 2 of 3.')).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{/Alt}');
  expect(titles()).toEqual(['Asha', 'Bela', 'Chitra']);
  await expect.element(button('Move Chitra up')).toHaveFocus();
  await expect.element(button('Move Chitra down')).toHaveAttribute('aria-disabled', 'true');
});

test('an entry is moved by its grip, by arrows or by dragging', async () => {
  await render(<Sample />);
  button('Move Chitra').element().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(titles()).toEqual(['Chitra', 'Asha', 'Bela']);
  await expect.element(button('Move Chitra')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await userEvent.dragAndDrop(button('Move Asha'), button('Move Chitra'));
  expect(titles()).toEqual(['Bela', 'Chitra', 'Asha']);
});

test('entries are added, copied and removed with a way back, within the bounds of the list', async () => {
  await render(<Sample />);
  await button('Asha').click();
  await button('Copy Asha').click();
  expect(titles()).toEqual(['Asha', 'Asha', 'Bela', 'Chitra']);
  // Four is all that there may be.
  await expect.element(page.getByText('There is room for 4 of them, and no more.')).toBeVisible();
  await expect.element(page.getByLabelText('Card title').nth(1)).toHaveFocus();
  await page.getByRole('button', { name: 'Remove Asha' }).nth(1).click();
  expect(titles()).toEqual(['Asha', 'Bela', 'Chitra']);
  await expect.element(button('Move Bela')).toHaveFocus();
  await button('Move Chitra up').click();
  await button('Undo').click();
  expect(titles()).toEqual(['Asha', 'Asha', 'Chitra', 'Bela']);
  await page.getByRole('button', { name: 'Remove Asha' }).nth(0).click();
  await button('Add card').click();
  expect(titles()).toEqual(['Asha', 'Chitra', 'Bela', '']);
  await expect.element(page.getByLabelText('Card title').last()).toHaveFocus();
  await userEvent.keyboard('Dev');
  expect(titles().at(-1)).toBe('Dev');
});

test('a field deep in what is folded is brought up by its path, and a fault in it is marked outside', async () => {
  await render(<Sample errors={{ 'cards.1.points.0': 'Point is required.' }} />);
  await expect.element(button('Bela Something in it is missing.')).toBeVisible();
  focusField(document, 'cards.1.points.0');
  await expect.element(page.getByLabelText('Point 1')).toHaveFocus();
  await expect.element(page.getByLabelText('Point 1')).toHaveAccessibleDescription('Point is required.');
  await expectNoFindings();
});
