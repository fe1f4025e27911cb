import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { Dialog } from '../dialog/dialog';
import { toast } from './toast';
import { ToastHost } from './toast-host';

const status = (words: string) => page.getByRole('status').filter({ hasText: words });
const alert = (words: string) => page.getByRole('alert').filter({ hasText: words });

/** Its time is stopped, so that it is seen to the millisecond when a toast goes. */
async function withStoppedClock(during: () => Promise<void>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    await during();
  } finally {
    vi.useRealTimers();
  }
}

async function showDeleted(run = () => {}) {
  await render(<ToastHost />);
  await toast('Deleted', { duration: 30_000, action: { label: 'Undo', keys: 'Ctrl Z', run } });
  await expect.element(page.getByText('Deleted')).toBeVisible();
}

afterEach(() => toast.clear());

test('good news is said when there is time for it, bad news at once, and several stand below each other', async () => {
  await render(<ToastHost />);
  await toast.success('Saved');
  await toast.error('Not saved', { detail: 'The server is away.' });
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
  await render(<ToastHost />);
  await toast('The first brings the code');
  await withStoppedClock(async () => {
    await show('Words');
    await expect.element(page.getByText('Words')).toBeVisible();
    await vi.advanceTimersByTimeAsync(ms + 990);
    await expect.element(page.getByText('Words')).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(20);
    await expect.element(page.getByText('Words')).not.toBeInTheDocument();
  });
});

test('what is being done is said until it is done, in the same place', async () => {
  await render(<ToastHost />);
  await toast.loading('Exporting...', { id: 'export' });
  await expect.element(status('Exporting...')).toBeVisible();
  await toast.success('Exported', { id: 'export' });
  await expect.element(status('Exported')).toBeVisible();
  await expect.element(page.getByText('Exporting...')).not.toBeInTheDocument();
});

test('Undo undoes once, and Dismiss takes the words away', async () => {
  await render(<ToastHost />);
  const run = vi.fn();
  await toast('Deleted', { duration: 60_000, action: { label: 'Undo', keys: 'Ctrl Z', run } });
  await button('Undo').click();
  expect(run).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Deleted')).not.toBeInTheDocument();
  await toast('Moved', { duration: 60_000, action: { label: 'Undo', run } });
  await button('Dismiss').click();
  await expect.element(page.getByText('Moved')).not.toBeInTheDocument();
  expect(run).toHaveBeenCalledOnce();
});

test('a toast stays under the mouse and under the keyboard, whichever leaves last', async () => {
  await showDeleted();
  await withStoppedClock(async () => {
    await button('Undo').hover();
    await vi.advanceTimersByTimeAsync(60_000);
    button('Undo').element().focus();
    await userEvent.unhover(button('Undo'));
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(page.getByText('Deleted')).toBeVisible();
    button('Undo').element().blur();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(page.getByText('Deleted')).not.toBeInTheDocument();
  });
});

test('one that went with the keyboard in it holds none of those after it', async () => {
  await showDeleted();
  await withStoppedClock(async () => {
    button('Undo').element().focus();
    await userEvent.keyboard('{Enter}');
    await vi.advanceTimersByTimeAsync(1000);
    await expect.element(page.getByText('Deleted')).not.toBeInTheDocument();
    await toast('Restored');
    await expect.element(page.getByText('Restored')).toBeVisible();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(page.getByText('Restored')).not.toBeInTheDocument();
  });
});

test('what has worked, or failed anew, takes back what was said of it before', async () => {
  await render(<ToastHost />);
  await toast.error('Two were not saved', { duration: 60_000, about: ['one', 'two'] });
  await toast.success('One saved', { about: ['one'] });
  await expect.element(alert('Two were not saved')).toBeVisible();
  await toast.success('Two saved', { about: ['two'] });
  await expect.element(alert('Two were not saved')).not.toBeInTheDocument();
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
  await screen.rerender(dialog(false));
  await expect.element(status('Mailed')).toBeVisible();
});
