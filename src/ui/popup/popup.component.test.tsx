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

test('a sheet stays at a button that stays where it is while the page is scrolled', async () => {
  await render(
    <div style={{ height: 4000 }}>
      <div style={{ position: 'sticky', top: 0, left: 0 }}>
        <Popup label="More" title="More of it">
          {() => <Ticks />}
        </Popup>
      </div>
    </div>,
  );
  const opener = page.getByRole('button', { name: 'More' });
  await opener.click();
  const distance = () =>
    page.getByRole('dialog').element().getBoundingClientRect().top -
    opener.element().getBoundingClientRect().bottom;
  const before = distance();
  scrollTo({ top: 500, behavior: 'instant' });
  await expect.poll(() => Math.round(scrollY)).toBe(500);
  await expect.poll(distance).toBe(before);
});

test('a sheet that does not fit below its button stands above it, also once it has grown', async () => {
  await page.viewport(1000, 700);
  function Growing() {
    const [height, setHeight] = useState(60);
    return (
      <button type="button" data-item="" style={{ height }} onClick={() => setHeight(300)}>
        Grow
      </button>
    );
  }
  await render(
    <div style={{ paddingTop: 550 }}>
      <Popup label="Insert" title="Insert lines">
        {() => <Growing />}
      </Popup>
    </div>,
  );
  const opener = page.getByRole('button', { name: 'Insert' });
  const sheet = page.getByRole('dialog');
  const gap = () => {
    const [button, drawn] = [opener, sheet].map((one) => one.element().getBoundingClientRect());
    if (!button || !drawn) return Number.NaN;
    return Math.round(drawn.top > button.top ? drawn.top - button.bottom : drawn.bottom - button.top);
  };
  await opener.click();
  await expect.poll(gap).toBe(6);
  await page.getByRole('button', { name: 'Grow' }).click();
  await expect.poll(gap).toBe(-6);
  expect(sheet.element().getBoundingClientRect().top).toBeGreaterThan(0);
});
