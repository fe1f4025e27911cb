import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Popup } from './popup';

function Ticks() {
  const [ticked, setTicked] = useState(false);
  return (
    <button type="button" data-item="" onClick={() => setTicked(true)}>
      {ticked ? 'Ticked' : 'Tick'}
    </button>
  );
}

test('whoever types quickly meets a sheet that is drawn, has the focus, and is new each time', async () => {
  await render(
    <Popup label="Filter" title="Add filter">
      {() => <Ticks />}
    </Popup>,
  );
  const opener = page.getByRole('button', { name: 'Filter' }).element();
  const item = page.getByRole('dialog').getByRole('button');
  if (!(opener instanceof HTMLElement)) throw new Error('No button');
  opener.focus();
  opener.click();
  // At once, without giving the browser a moment.
  expect(document.activeElement?.textContent).toBe('Tick');
  await item.click();
  await expect.element(item).toHaveTextContent('Ticked');
  opener.click();
  opener.click();
  expect(document.activeElement?.textContent).toBe('Tick');
  opener.click();
  // Back where it was opened from.
  await expect.poll(() => document.activeElement).toBe(opener);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
