import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { Dialog } from './dialog';

const form = (
  <form>
    <input type="hidden" name="id" />
    <label>
      Name <input name="name" />
    </label>
  </form>
);

function Desk({
  title = 'Edit enquiry',
  footer,
  children,
}: {
  title?: string;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <div style={{ height: 3000 }}>The page behind</div>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} footer={footer}>
        {children}
      </Dialog>
    </>
  );
}

async function openDialog(desk: ReactNode) {
  const screen = await render(desk);
  await button('Edit').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return screen;
}

const beside = () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });

const isPageStill = () => getComputedStyle(document.documentElement).overflow === 'hidden';

test('is named by its title, begins in the first field of its form, and lets no key out', async () => {
  await openDialog(<Desk>{form}</Desk>);
  await expect.element(page.getByRole('dialog', { name: 'Edit enquiry' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(isPageStill()).toBe(true);
  for (let presses = 0; presses < 5; presses++) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).not.toBe('Edit');
  }
  await expectNoFindings();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => button('Close').click()],
  ['a press beside it', beside],
])('is closed by %s, and gives the focus back', async (_how, close) => {
  await openDialog(<Desk>{form}</Desk>);
  await close();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('Edit')).toHaveFocus();
  expect(isPageStill()).toBe(false);
});

test('stays open when something in it is pressed', async () => {
  await openDialog(<Desk>{form}</Desk>);
  await page.getByRole('heading', { name: 'Edit enquiry' }).click();
  await page.getByRole('textbox', { name: 'Name' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('begins in a form that comes later, unless the reader has gone on', async () => {
  const waiting = <p>Loading...</p>;
  const screen = await openDialog(<Desk>{waiting}</Desk>);
  await screen.rerender(<Desk>{form}</Desk>);
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  await screen.rerender(<Desk footer={<button type="button">Print</button>}>{waiting}</Desk>);
  await button('Edit').click();
  button('Print').element().focus();
  await screen.rerender(<Desk footer={<button type="button">Print</button>}>{form}</Desk>);
  await expect.element(button('Print')).toHaveFocus();
});

test.each([
  ['a desk', 1280, 800],
  ['a phone', 360, 640],
])('on %s long content scrolls by keys between the title and the buttons', async (_where, width, height) => {
  await page.viewport(width, height);
  const lines = Array.from({ length: 100 }, (_, index) => `Line ${index + 1}`);
  await openDialog(
    <Desk title={'A title of many words '.repeat(20)} footer={<button type="button">Save</button>}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Desk>,
  );
  button('Close').element().focus();
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('Line 100')).toBeInViewport();
  for (const part of [page.getByRole('heading'), button('Close'), button('Save')])
    await expect.element(part).toBeInViewport({ ratio: 1 });
  await page.viewport(1280, 800);
});

test('a dialog over another leaves the page behind still when it closes', async () => {
  function Two() {
    const [asked, setAsked] = useState(true);
    return (
      <>
        <Dialog open onClose={() => {}} title="Edit enquiry">
          {form}
        </Dialog>
        <Dialog open={asked} onClose={() => setAsked(false)} title="Is it you?">
          words
        </Dialog>
      </>
    );
  }
  const screen = await render(<Two />);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Is it you?' })).not.toBeInTheDocument();
  expect(isPageStill()).toBe(true);
  await screen.unmount();
  expect(isPageStill()).toBe(false);
});
