import { useState } from 'react';
import { MemoryRouter, Router, useLocation } from 'react-router';
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
    <MemoryRouter initialEntries={[`${location.pathname}?page=3`]}>
      <List />
    </MemoryRouter>,
  );
  await button(pressed).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(address);
});

test('a list that has been left changes no address: what comes late would call back whoever has clicked on', async () => {
  await render(
    <MemoryRouter initialEntries={['/left?page=3']}>
      <List />
    </MemoryRouter>,
  );
  await button('Rows').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('?page=3');
});

/** A router that is asked for an address, and draws it when there is time. */
function BusyRouter() {
  const [drawn, setDrawn] = useState(`${location.pathname}?q=asha`);
  const [asked, setAsked] = useState(drawn);
  const path = (to: string | { search?: string }) =>
    `${location.pathname}${typeof to === 'string' ? to : (to.search ?? '')}`;
  const navigator = {
    createHref: path,
    go: () => {},
    push: (to: string | { search?: string }) => setAsked(path(to)),
    replace: (to: string | { search?: string }) => setAsked(path(to)),
  };
  return (
    <Router location={drawn} navigator={navigator}>
      <Shown />
      <button type="button" onClick={() => setDrawn(asked)}>
        Draw
      </button>
      <button type="button" onClick={() => setDrawn(`${location.pathname}?q=ravi`)}>
        Back
      </button>
    </Router>
  );
}

function Shown() {
  const { state, change } = useListState(testimonial);
  return (
    <>
      <button type="button" onClick={() => change({ add: '1' })}>
        Add
      </button>
      <output>{`${state.q} ${state.add || 'none'} ${decodeURIComponent(useLocation().search)}`}</output>
    </>
  );
}

test('what was asked for is shown before the router comes to it: the next key is quicker', async () => {
  await render(<BusyRouter />);
  const shown = page.getByRole('status');
  await button('Add').click();
  await expect.element(shown).toHaveTextContent('asha 1 ?q=asha');
  await button('Draw').click();
  await expect.element(shown).toHaveTextContent('asha 1 ?q=asha&add=1');
  await button('Back').click();
  await expect.element(shown).toHaveTextContent('ravi none ?q=ravi');
});

test('whoever goes elsewhere meanwhile sees what is there', async () => {
  await render(<BusyRouter />);
  await button('Add').click();
  await button('Back').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('ravi none ?q=ravi');
});
