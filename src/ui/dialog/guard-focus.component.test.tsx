import { useEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button } from '~/testing/component';
import { guardFocus } from './guard-focus';

function Preview() {
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => (ref.current ? guardFocus(ref.current) : undefined), []);
  return (
    <>
      <button type="button">Download</button>
      <iframe ref={ref} title="The CV" srcDoc="<p tabindex=0>A life</p>" width="400" height="300" />
      <button type="button">Next</button>
    </>
  );
}

const frame = () => page.getByTitle('The CV').element() as HTMLIFrameElement;
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

test('what a viewer takes by itself it gives back', async () => {
  await render(<Preview />);
  button('Download').element().focus();
  frame().focus();
  await expect.element(button('Download')).toHaveFocus();
});

test('whoever goes in by Tab stays in', async () => {
  await render(<Preview />);
  button('Download').element().focus();
  await userEvent.tab();
  await settled();
  expect(document.activeElement).toBe(frame());
});

test('whoever goes in by a click stays in', async () => {
  await render(<Preview />);
  await button('Download').hover();
  await button('Download').click();
  await userEvent.click(frame(), { position: { x: 100, y: 100 } });
  await settled();
  expect(document.activeElement).toBe(frame());
});
