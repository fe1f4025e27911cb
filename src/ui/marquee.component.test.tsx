import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { Marquee } from './marquee';

const items = ['Node', 'React', 'SQL'].map((name) => ({ key: name, content: name }));

const askFor = (motion: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: motion }] });

beforeEach(() => askFor('no-preference'));
afterEach(() => askFor('reduce'));

const list = () => page.getByRole('region', { name: 'Our tools' });
const pause = () => page.getByRole('checkbox', { name: 'Pause the moving list' });
const motion = () => list().element().getAnimations({ subtree: true })[0]?.playState;

async function renderList() {
  await render(
    <>
      <button type="button">Elsewhere</button>
      <Marquee label="Our tools" items={items} itemWidth={160} speed={40} />
    </>,
  );
  await button('Elsewhere').hover();
}

test('moves, and says each item once', async () => {
  await renderList();
  await expect.poll(motion).toBe('running');
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Node', 'React', 'SQL']);
  await expectNoFindings();
});

test('is paused and set going by a key', async () => {
  await renderList();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(pause()).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(pause()).toBeChecked();
  await expect.poll(motion).toBe('paused');
  await userEvent.keyboard(' ');
  await expect.poll(motion).toBe('running');
});

test('stands still under the mouse', async () => {
  await renderList();
  await userEvent.hover(list(), { position: { x: 300, y: 10 } });
  await expect.poll(motion).toBe('paused');
  await button('Elsewhere').hover();
  await expect.poll(motion).toBe('running');
});

test('for readers who asked for less motion it does not move, and nothing is left out', async () => {
  await askFor('reduce');
  await renderList();
  expect(motion()).toBeUndefined();
  for (const { key } of items)
    await expect.element(page.getByRole('listitem').filter({ hasText: key })).toBeInViewport();
  await expect.element(pause()).not.toBeInTheDocument();
});
