import { type ComponentProps, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { Board } from './board';
import { Column } from './column';

const names = { open: ['Asha', 'Bela', 'Chitra'], empty: [], done: ['Dev'] };
const titles = { open: 'Open', empty: 'Empty', done: 'Done' };
type Key = keyof typeof names;
const keys: readonly Key[] = ['open', 'empty', 'done'];

const columns = keys.map((key) => ({
  ...{ key, title: titles[key], total: names[key].length, more: key === 'open' },
  note: key === 'open' ? '₹12,50,000' : '',
}));

interface SampleProps extends Partial<ComponentProps<typeof Board>> {
  onOpen?: (id: string) => void;
  onMore?: () => void;
}

function Sample({ onOpen = () => {}, onMore, ...props }: SampleProps) {
  const focusOn = useRef('');
  return (
    <Board label="Leads" columns={columns} said="" focusOn={focusOn} {...props}>
      {columns.map((column) => (
        <Column
          key={column.key}
          column={column}
          cards={names[column.key].map((title) => ({ id: title, title, body: <span>About {title}</span> }))}
          onOpen={onOpen}
          isFetching={false}
          onMore={column.key === 'open' ? onMore : undefined}
        />
      ))}
    </Board>
  );
}

const moving = () => ({ onDrop: vi.fn(), onAsk: vi.fn() });
const card = (name: string) => button(name);

test('says of each column how many it has and what they come to', async () => {
  await render(<Sample moving={moving()} />);
  const open = page.getByRole('region', { name: /^Open/ });
  await expect.element(open.getByRole('heading')).toHaveTextContent('Open 3+');
  await expect.element(open.getByText('₹12,50,000')).toBeVisible();
  await expect.element(card('Asha')).toHaveAccessibleDescription('About Asha');
  await expectNoFindings();
});

test('arrow keys lead through a column and beside it, over one that is empty, and say where they came to', async () => {
  const onOpen = vi.fn();
  await render(<Sample onOpen={onOpen} />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(card('Asha')).toHaveFocus();
  const ways = ['ArrowUp', 'ArrowDown', 'End', 'Home', 'End', 'ArrowRight', 'ArrowRight', 'ArrowLeft'];
  const places = ['Asha', 'Bela', 'Chitra', 'Asha', 'Chitra', 'Dev', 'Dev', 'Asha'];
  for (const [step, key] of ways.entries()) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(card(places[step] ?? '')).toHaveFocus();
  }
  await expect.element(page.getByRole('status').nth(1)).toHaveTextContent('Open (3+), ₹12,50,000');
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([['Asha']]);
});

test('Tab stops once in each column, and M asks where a card is to go, where cards may be moved', async () => {
  const moves = moving();
  await render(<Sample moving={moves} />);
  await card('Bela').click();
  await userEvent.keyboard('m');
  expect(moves.onAsk.mock.calls).toEqual([['Bela']]);
  await userEvent.tab();
  await expect.element(button('Move Bela')).toHaveFocus();
  await userEvent.tab();
  await expect.element(card('Dev')).toHaveFocus();
});

test('without leave to move there is neither a button nor a key for it', async () => {
  const onOpen = vi.fn();
  await render(<Sample onOpen={onOpen} />);
  await card('Bela').click();
  await userEvent.keyboard('m');
  expect(button('Move Bela').query()).toBeNull();
  expect(onOpen).toHaveBeenCalledOnce();
});

const mouse = { bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0 };

/** As a mouse does it, with a stop on the way. */
async function carry(from: Element, to: Element, last: 'up' | 'escape' = 'up') {
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + Math.min(height / 2, 60) };
  };
  const pointer = (type: string, at: object) =>
    from.dispatchEvent(new PointerEvent(type, { ...mouse, ...at }));
  pointer('pointerdown', middle(from));
  const start = middle(from);
  pointer('pointermove', { ...start, clientX: start.clientX + 10 });
  pointer('pointermove', middle(to));
  if (last === 'escape') await userEvent.keyboard('{Escape}');
  pointer('pointerup', middle(to));
}

test('a card is carried into another column, and back where it was by Escape or by its own column', async () => {
  const moves = moving();
  await render(<Sample moving={moves} />);
  const asha = card('Asha').element();
  const column = (name: RegExp) => page.getByRole('region', { name }).element();
  await carry(asha, column(/^Done/), 'escape');
  await carry(asha, column(/^Open/));
  expect(moves.onDrop).not.toHaveBeenCalled();
  await carry(asha, column(/^Empty/));
  expect(moves.onDrop.mock.calls).toEqual([['Asha', 'empty']]);
  // What followed the pointer has gone.
  expect(document.querySelectorAll('[inert]')).toHaveLength(0);
});

test('the card follows the pointer, and held at the edge the board ends with its last column', async () => {
  await page.viewport(700, 600);
  await render(<Sample moving={moving()} />);
  const board = page.getByRole('group', { name: 'Leads' }).element();
  const asha = card('Asha').element();
  const [before, width] = [asha.getBoundingClientRect(), board.scrollWidth];
  const atEdge = { clientX: board.getBoundingClientRect().right - 5, clientY: before.y + 50 };
  const start = { clientX: before.x + 5, clientY: before.y + 5 };
  const pointer = (type: string, at: object) =>
    asha.dispatchEvent(new PointerEvent(type, { ...mouse, ...at }));
  pointer('pointerdown', start);
  pointer('pointermove', atEdge);
  const carried = () => board.querySelector('[inert] [data-open]')?.getBoundingClientRect();
  await expect.poll(() => (carried()?.x ?? 0) - before.x).toBeCloseTo(atEdge.clientX - start.clientX);
  expect((carried()?.y ?? 0) - before.y).toBeCloseTo(45);
  await expect.poll(() => board.scrollLeft).toBe(width - board.clientWidth);
  expect(board.scrollWidth).toBe(width);
  pointer('pointerup', atEdge);
  await page.viewport(1280, 800);
});

test('further cards are asked for when the end of a column is in sight', async () => {
  const onMore = vi.fn();
  await render(<Sample onMore={onMore} />);
  await expect.poll(() => onMore.mock.calls.length).toBeGreaterThan(0);
});

test('a phone shows one column, which is chosen by name', async () => {
  await page.viewport(360, 740);
  await render(<Sample />);
  await expect.element(card('Asha')).toBeVisible();
  expect(card('Dev').query()).toBeNull();
  await page.getByLabelText('Column').selectOptions('Done (1)');
  await expect.element(card('Dev')).toBeVisible();
  expect(card('Asha').query()).toBeNull();
  for (const { height } of Array.from(document.querySelectorAll<HTMLElement>('[data-key] button'), (target) =>
    target.getBoundingClientRect(),
  ).filter(({ width }) => width > 0))
    expect(height).toBeGreaterThanOrEqual(44);
  await page.viewport(1280, 800);
});
