import { flushSync } from 'react-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings, isShown } from '~/testing/component';
import { Dialog } from '../dialog/dialog';
import { toast } from './toast';
import { ToastHost } from './toast-host';
import { showToast } from './toaster';

const status = (words: string) => page.getByRole('status').filter({ hasText: words });
const alert = (words: string) => page.getByRole('alert').filter({ hasText: words });

const FIRST = 'The first brings the code';

/** Time stands still but for what the test lets pass of it: what it waits for meanwhile takes none. */
async function withStoppedClock(during: () => Promise<void>) {
  await render(<ToastHost />);
  await toast(FIRST, { duration: 60_000 });
  await expect.element(page.getByText(FIRST)).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    await during();
  } finally {
    vi.useRealTimers();
  }
}

const nextFrame = () => new Promise(requestAnimationFrame);

async function until(condition: () => boolean) {
  while (!condition()) await nextFrame();
}

/** With a few frames after it, in which React draws what has followed. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  for (let frames = 0; frames < 5; frames++) await nextFrame();
}

async function showDeleted() {
  await toast('Deleted', { duration: 30_000, action: { label: 'Undo', keys: 'Ctrl Z', run: () => {} } });
  await until(() => isShown('Deleted'));
  return button('Undo').element();
}

afterEach(() => toast.clear());

test('good news is said when there is time for it, bad news at once, and several stand below each other', async () => {
  await render(<ToastHost />);
  await toast.success('Saved', { duration: 60_000 });
  await toast.error('Not saved', { detail: 'The server is away.', duration: 60_000 });
  await expect.element(status('Saved')).toHaveAttribute('aria-live', 'polite');
  await expect.element(alert('Not saved The server is away.')).toHaveAttribute('aria-live', 'assertive');
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  const places = () =>
    [status('Saved'), alert('Not saved')].map((one) => one.element().getBoundingClientRect());
  await expect.poll(() => Math.abs((places()[0]?.top ?? 0) - (places()[1]?.top ?? 0))).toBeGreaterThan(30);
  await expectNoFindings();
});

test.each([
  ['a success', toast.success, 2000],
  ['a word', toast, 4000],
  ['a failure', toast.error, 4000],
  ['one with a time of its own', (words: string) => toast(words, { duration: 9000 }), 9000],
])('%s goes in its time', async (_which, show, ms) => {
  await withStoppedClock(async () => {
    await show('Words');
    await until(() => isShown('Words'));
    await pass(ms - 100);
    expect(isShown('Words')).toBe(true);
    await pass(200);
    expect(isShown('Words')).toBe(false);
  });
});

test('what is being done is said until it is done, in the same place', async () => {
  await render(<ToastHost />);
  await toast.loading('Exporting...', { id: 'export' });
  await expect.element(status('Exporting...')).toBeVisible();
  await toast.success('Exported', { id: 'export', duration: 60_000 });
  await expect.element(status('Exported')).toBeVisible();
  await expect.element(page.getByText('Exporting...')).not.toBeInTheDocument();
});

test('Undo undoes once, however often its key is pressed', async () => {
  await render(<ToastHost />);
  const run = vi.fn();
  await toast('Deleted', { duration: 60_000, action: { label: 'Undo', keys: 'Ctrl Z', run } });
  await expect.element(page.getByText('Ctrl Z')).toBeVisible();
  button('Undo').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => isShown('Deleted')).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(run).toHaveBeenCalledOnce();
});

test('Dismiss takes the words away, and undoes nothing', async () => {
  await render(<ToastHost />);
  const run = vi.fn();
  await toast('Deleted', { duration: 60_000, action: { label: 'Undo', run } });
  await button('Dismiss').click();
  await expect.poll(() => isShown('Deleted')).toBe(false);
  expect(run).not.toHaveBeenCalled();
});

test('a toast stays under the mouse and under the keyboard, whichever leaves last', async () => {
  await withStoppedClock(async () => {
    const undo = await showDeleted();
    await userEvent.hover(undo);
    await pass(60_000);
    undo.focus();
    await userEvent.unhover(undo);
    await pass(60_000);
    expect(isShown('Deleted')).toBe(true);
    undo.blur();
    await pass(60_000);
    expect(isShown('Deleted')).toBe(false);
  });
});

test('one that went with the keyboard in it holds none of those after it', async () => {
  await withStoppedClock(async () => {
    const undo = await showDeleted();
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => !isShown('Deleted'));
    await pass(1100);
    await toast('Restored');
    await until(() => isShown('Restored'));
    await pass(60_000);
    expect(isShown('Restored')).toBe(false);
  });
});

test('what has worked, or failed anew, takes back what was said of it before', async () => {
  await render(<ToastHost />);
  await toast.error('Two were not saved', { duration: 60_000, about: ['one', 'two'] });
  await toast.success('One saved', { about: ['one'] });
  await expect.element(alert('Two were not saved')).toBeVisible();
  await toast.success('Two saved', { about: ['two'] });
  await expect.poll(() => isShown('Two were not saved')).toBe(false);
});

test('one that belongs to a dialog can be pressed above it, and stays when the dialog closes', async () => {
  const dialog = (open: boolean) => (
    <>
      <Dialog open={open} onClose={() => {}} title="Edit">
        words
      </Dialog>
      <ToastHost />
    </>
  );
  const screen = await render(dialog(true));
  const run = vi.fn();
  await toast('Deleted', { duration: 60_000, action: { label: 'Undo', run } });
  await toast('Mailed', { duration: 60_000 });
  await button('Undo').click();
  expect(run).toHaveBeenCalledOnce();
  const title = page.getByRole('heading', { name: 'Edit' }).element().closest('header');
  const below = () => status('Mailed').element().getBoundingClientRect().top;
  await expect.poll(below).toBeGreaterThan(title?.getBoundingClientRect().bottom ?? Number.NaN);
  await screen.rerender(dialog(false));
  await expect.element(status('Mailed')).toBeVisible();
});

const boxOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(Number.NaN);

const sheet = (
  <>
    <Dialog open onClose={() => {}} title="Asha" size="side" footer={<button type="button">Edit</button>}>
      +91 98180 40101
    </Dialog>
    <ToastHost />
  </>
);

test('beside a sheet where there is room, it covers nothing of it', async () => {
  await render(sheet);
  const words = 'Follow-up updated successfully';
  await toast(words, { duration: 60_000 });
  await expect.element(status(words)).toBeVisible();
  const free = () => boxOf('dialog').left - status(words).element().getBoundingClientRect().right;
  await expect.poll(free).toBeGreaterThan(0);
});

test('on a phone it stands above the buttons of a sheet, and the next above it', async () => {
  await page.viewport(360, 740);
  try {
    await render(sheet);
    const action = { label: 'Undo', run: () => {} };
    await toast('Moved to spam: Asha', { duration: 60_000, action });
    await toast('Mailed', { duration: 60_000 });
    const places = () =>
      [status('Moved'), status('Mailed')].map((one) => one.element().getBoundingClientRect());
    await expect.element(status('Mailed')).toBeVisible();
    await expect
      .poll(() => Math.max(...places().map(({ bottom }) => bottom)))
      .toBeLessThan(boxOf('footer').top);
    expect(Math.min(...places().map(({ top }) => top))).toBeGreaterThan(740 / 2);
    expect(Math.abs((places()[0]?.top ?? 0) - (places()[1]?.top ?? 0))).toBeGreaterThan(30);
    // In one row with its words.
    expect(places()[0]?.height).toBeLessThan(70);
  } finally {
    await page.viewport(1280, 800);
  }
});

test('what is said while a menu opens is shown as soon as that has opened', async () => {
  await render(<ToastHost />);
  await toast('Said before');
  await expect.element(status('Said before')).toBeVisible();
  await until(() => !document.querySelector('[aria-label="Notifications"]:popover-open [role=status]'));
  document.querySelector<HTMLElement>('[aria-label="Notifications"]:popover-open')?.hidePopover();

  const menu = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => menu.remove());
  menu.popover = 'auto';
  menu.addEventListener('beforetoggle', () => flushSync(() => showToast('success', 'Saved', {})), {
    once: true,
  });
  menu.showPopover();
  await expect.element(status('Saved')).toBeVisible();
  expect(menu.matches(':popover-open')).toBe(true);
});
