import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button } from '~/testing/component';
import { testimonial } from '~/testing/testimonial/testimonial';
import { LookSwitch } from './head/look-switch';
import { useListState } from './list-state';

const atOnce = { bubbles: true, cancelable: true };
const board = () => page.getByRole('link', { name: 'Board' });

/** Somebody types, and presses the next thing before the list has been drawn with what they typed. */
function List() {
  const { state, change } = useListState(testimonial);
  const type = () => change({ q: 'asha', page: '' }, { replace: true });
  const pressAtOnce = (press: () => void) => () => {
    type();
    press();
  };
  return (
    <>
      <LookSwitch state={state} change={change} />
      <button type="button" onClick={pressAtOnce(() => change({ pageSize: '25' }))}>
        Rows
      </button>
      <button
        type="button"
        onClick={pressAtOnce(() => board().element().dispatchEvent(new MouseEvent('click', atOnce)))}
      >
        Look
      </button>
      <output>{decodeURIComponent(useLocation().search)}</output>
    </>
  );
}

test.each([
  ['Rows', '?q=asha&pageSize=25'],
  ['Look', '?q=asha&view=board'],
])('%s: two changes at once are both made', async (pressed, address) => {
  await render(
    <MemoryRouter initialEntries={['/list?page=3']}>
      <List />
    </MemoryRouter>,
  );
  await button(pressed).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(address);
});
