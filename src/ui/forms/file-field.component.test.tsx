import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings, isShown } from '~/testing/component';
import { toast } from '../toast/toast';
import { ToastHost } from '../toast/toast-host';
import { FileField } from './file-field';
import { Form, SubmitButton, useForm } from './form';

const HINT = 'A PDF of up to 1 MB.';
const WRONG = 'Invalid file format. Please upload a PDF.';
const TOO_LARGE = 'The file is too large. The limit is 1 MB.';

function CvForm({ onChosen }: { onChosen: (file: File | undefined) => void }) {
  const form = useForm({ send: () => Promise.resolve() });
  const rules = { accept: 'application/pdf,.pdf', kinds: 'PDF', maxBytes: 1024 * 1024 };
  return (
    <Form form={form}>
      <FileField name="cv" label="CV" hint={HINT} required {...rules} onChosen={onChosen} />
      <SubmitButton>Apply</SubmitButton>
      <button type="reset">Start over</button>
      <ToastHost />
    </Form>
  );
}

const cv = () => page.getByLabelText('CV');
const fileNames = () => Array.from((cv().element() as HTMLInputElement).files ?? [], ({ name }) => name);

async function renderField() {
  const onChosen = vi.fn<(file: File | undefined) => void>();
  await render(<CvForm onChosen={onChosen} />);
  return onChosen;
}

const choose = (name: string, type: string, size = 6) =>
  userEvent.upload(cv(), new File(['x'.repeat(size)], name, { type }));
const choosePdf = () => choose('cv.pdf', 'application/pdf');

afterEach(() => toast.clear());

test('a good file is taken', async () => {
  const onChosen = await renderField();
  await expect.element(cv()).toHaveAccessibleDescription(HINT);
  await choosePdf();
  expect(onChosen.mock.lastCall?.[0]?.name).toBe('cv.pdf');
  expect(fileNames()).toEqual(['cv.pdf']);
  await expect.element(cv()).not.toHaveAttribute('aria-invalid');
  await expectNoFindings();
});

test.each([
  ['of another kind', 'cv.zip', 'application/zip', 6, WRONG],
  ['that is too large', 'cv.pdf', 'application/pdf', 1024 * 1024 + 1, TOO_LARGE],
  ['that is empty', 'cv.pdf', 'application/pdf', 0, 'The file is empty. Please choose another one.'],
])('a file %s is refused with a word why, and let go of', async (_which, name, type, size, words) => {
  const onChosen = await renderField();
  await choosePdf();
  await choose(name, type, size);
  await expect.element(cv()).toHaveAccessibleDescription(words);
  await expect.element(cv()).toBeInvalid();
  expect(fileNames()).toEqual([]);
  expect(onChosen.mock.lastCall).toEqual([undefined]);
  await expectNoFindings();

  await choosePdf();
  await expect.element(cv()).toHaveAccessibleDescription(HINT);
  await expect.element(cv()).not.toHaveAttribute('aria-invalid');
});

test('a wrong kind is said aloud, and no more once another was chosen', async () => {
  await renderField();
  await choose('cv.zip', 'application/zip');
  await expect.element(page.getByRole('alert')).toHaveTextContent(WRONG);
  await choosePdf();
  await expect.poll(() => isShown(WRONG)).toBe(false);
});

test('a form that starts over has neither the file nor the refusal', async () => {
  const onChosen = await renderField();
  await choose('cv.pdf', 'application/pdf', 1024 * 1024 + 1);
  await expect.element(cv()).toHaveAccessibleDescription(TOO_LARGE);
  await button('Start over').click();
  await expect.element(cv()).toHaveAccessibleDescription(HINT);
  await choosePdf();
  await button('Start over').click();
  expect(fileNames()).toEqual([]);
  expect(onChosen.mock.lastCall).toEqual([undefined]);
});

test('a form without its file says so; another wrong one is then refused in its own words', async () => {
  await renderField();
  await button('Apply').click();
  await expect.element(cv()).toHaveAccessibleDescription('CV is required.');
  await expect.element(cv()).toHaveFocus();
  await choose('cv.zip', 'application/zip');
  await expect.element(cv()).toHaveAccessibleDescription(WRONG);
});
