import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { Pager } from './pager';

function List({ first, pages }: { first: number; pages: number }) {
  const [current, setCurrent] = useState(first);
  return <Pager page={current} pages={pages} onPage={setCurrent} />;
}

const pages = () => page.getByRole('navigation', { name: 'Pages' });

test('one page, or none, needs no pager', async () => {
  const screen = await render(<List first={1} pages={1} />);
  expect(pages().query()).toBeNull();
  await screen.rerender(<List first={1} pages={0} />);
  expect(pages().query()).toBeNull();
});

test('goes to the last page and back by keys, and no further', async () => {
  await render(<List first={1} pages={3} />);
  await expect.element(button('Previous')).toBeDisabled();
  await userEvent.tab();
  await expect.element(button('Next')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Page 3 of 3')).toBeVisible();
  await expect.element(button('Next')).toBeDisabled();
  await expectNoFindings();
  await userEvent.tab({ shift: true });
  await expect.element(button('Previous')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
});

test('past the end there is only the way back', async () => {
  await render(<List first={9} pages={3} />);
  await expect.element(button('Next')).toBeDisabled();
  await expect.element(button('Previous')).toBeEnabled();
});
