import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button } from '~/testing/component';
import { UploadDialog } from './upload-dialog';
import { useUploads } from './use-uploads';

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

/** What is dropped or pasted while others are on their way. */
const LATER = 'later.png';

function Desk({ onDone }: { onDone: () => void }) {
  const uploads = useUploads(onDone);
  return (
    <>
      <button type="button" onClick={() => uploads.choose([picture('first.png')])}>
        Choose
      </button>
      <div onPaste={() => uploads.choose([picture(LATER)])}>
        <UploadDialog {...uploads} />
      </div>
    </>
  );
}

test('what is pasted while another is on its way is asked for next, and nothing is left out that has gone', async () => {
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
  const onDone = vi.fn();
  await render(<Desk onDone={onDone} />);
  await button('Choose').click();
  // Typed at once, without a look for the field.
  await expect.element(page.getByLabelText('Description')).toHaveFocus();
  await userEvent.keyboard('A leaf');
  await button('Upload picture').click();
  await expect.poll(() => sent.mock.instances.length).toBe(1);
  await expect.element(button('Leave out first.png')).not.toBeInTheDocument();
  await page.getByLabelText('Description').click();
  await userEvent.paste();
  await expect.element(page.getByText(LATER)).toBeVisible();

  const [request] = sent.mock.contexts;
  if (!(request instanceof XMLHttpRequest)) throw new Error('Nothing was sent');
  Object.defineProperties(request, {
    status: { value: 200 },
    responseText: { value: JSON.stringify({ message: 'Picture added', _id: '1' }) },
    getResponseHeader: { value: () => 'application/json' },
  });
  request.onload?.(new ProgressEvent('load'));
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  await expect.element(page.getByText('first.png')).not.toBeInTheDocument();
  await expect.element(page.getByText(LATER)).toBeVisible();
  sent.mockRestore();
});

test('Enter in the description sends it once, and not the form that it stands in', async () => {
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <Desk onDone={() => {}} />
    </form>,
  );
  await button('Choose').click();
  await expect.element(page.getByLabelText('Description')).toHaveFocus();
  await userEvent.keyboard('A leaf{Enter}');
  await expect.poll(() => sent.mock.instances.length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Uploading...')).toBeVisible();
  expect(sent.mock.instances.length).toBe(1);
  expect(onSubmit).not.toHaveBeenCalled();
  sent.mockRestore();
});

test('whoever closes it is asked about what was written, and about nothing else', async () => {
  await render(<Desk onDone={() => {}} />);
  const close = () => page.getByRole('dialog', { name: /^What does/ }).getByRole('button', { name: 'Close' });
  await button('Choose').click();
  await close().click();
  await expect.element(page.getByText('first.png')).not.toBeInTheDocument();

  await button('Choose').click();
  await page.getByLabelText('Description').fill('A leaf');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Close without uploading?' });
  await expect.element(question).toBeVisible();
  await button('Go on writing').click();
  await expect.element(page.getByLabelText('Description')).toHaveValue('A leaf');
  await close().click();
  await question.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(page.getByText('first.png')).not.toBeInTheDocument();
});
