import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button } from '~/testing/component';
import { Dialog } from '../dialog/dialog';
import { useLastingFocus } from './lasting-focus';

function Entry() {
  useLastingFocus();
  const [isDraft, setDraft] = useState(true);
  const [waiting, setWaiting] = useState(['Front page', 'About us']);
  const [isAsked, setAsked] = useState(false);
  const cancel = (one: string) => setWaiting((all) => all.filter((other) => other !== one));
  return (
    <main id="content" tabIndex={-1}>
      <div>
        <input aria-label="Title" />
        {isDraft && (
          <button type="button" onClick={() => setDraft(false)}>
            Publish now
          </button>
        )}
        <input aria-label="Words" />
        <button type="button">More</button>
      </div>
      <ul>
        {waiting.map((one) => (
          <li key={one}>
            <button type="button" onClick={() => setAsked(true)}>
              Cancel {one}
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title="Cancel it?">
        <button
          type="button"
          onClick={() => {
            cancel(waiting.at(-1) ?? '');
            setAsked(false);
          }}
        >
          Yes
        </button>
      </Dialog>
    </main>
  );
}

test('where a button leaves with what it did, the keyboard goes on beside it, and in no field', async () => {
  await render(<Entry />);
  button('Publish now').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('More')).toHaveFocus();
});

test('after a question it goes on where that was opened from, or, at the end, before it', async () => {
  await render(<Entry />);
  button('Cancel About us').element().focus();
  await userEvent.keyboard('{Enter}');
  await button('Yes').click();
  await expect.element(button('Cancel Front page')).toHaveFocus();
});

test('whoever has clicked elsewhere is not called back', async () => {
  await render(<Entry />);
  button('Publish now').element().focus();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  button('Publish now')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(page.getByText('Publish now')).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(button('More')).not.toHaveFocus();
});
