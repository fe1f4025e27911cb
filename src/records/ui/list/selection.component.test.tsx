import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '~/ui/button';
import { SelectionBar } from './selection';

/** Rows that no table of ours watches: where the keyboard goes on is the bar's own word. */
function Rows() {
  const [names, setNames] = useState(['Asha', 'Bela']);
  const [count, setCount] = useState(1);
  return (
    <>
      <table>
        <tbody>
          {names.map((name) => (
            <tr key={name} tabIndex={-1} data-chosen={name === 'Asha' || undefined}>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SelectionBar count={count} clear={() => setCount(0)}>
        <Button
          onClick={() => {
            setNames(['Bela']);
            setTimeout(() => setCount(0), 50);
          }}
        >
          Not spam
        </Button>
      </SelectionBar>
    </>
  );
}

test('a row that goes before the bar does leaves the keyboard at the one in its place', async () => {
  const { container } = await render(<Rows />);
  const button = page.getByRole('button', { name: 'Not spam' });
  const pressed = button.element();
  // At once: whatever looks for a lost keyboard a moment later would bring it elsewhere.
  const placeWhenGone = new Promise((resolve) => {
    new MutationObserver(() => pressed.isConnected || resolve(document.activeElement)).observe(container, {
      ...{ subtree: true, childList: true },
    });
  });
  await button.click();
  expect(await placeWhenGone).toBe(page.getByRole('row', { name: 'Bela' }).element());
});
