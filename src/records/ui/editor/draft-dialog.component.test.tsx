import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button } from '~/testing/component';
import { TextField } from '~/ui/forms/field';
import { Form, SubmitButton, useForm } from '~/ui/forms/form';
import { memoryShelf } from '~/ui/forms/memory-shelf';
import { DraftDialog } from './draft-dialog';

/** The server has taken it, and what it shows by now never comes. */
function NoteForm() {
  const form = useForm({
    async send(_values, { onSaved }) {
      onSaved();
      await new Promise(() => {});
    },
    draftKey: 'note',
    shelf: memoryShelf,
    keepValues: true,
  });
  return (
    <Form form={form}>
      <TextField name="note" label="Note" />
      <SubmitButton busyLabel="Saving...">Save</SubmitButton>
    </Form>
  );
}

async function show() {
  const onClose = vi.fn();
  const screen = await render(
    <DraftDialog open title="Asha" onClose={onClose}>
      <NoteForm />
    </DraftDialog>,
  );
  return { onClose, screen };
}

const note = () => page.getByLabelText('Note');
const question = () => page.getByRole('dialog', { name: 'Close without saving?' });
const close = () => page.getByRole('dialog', { name: 'Asha' }).getByRole('button', { name: 'Close' }).click();

test('whoever closes it is asked about what was typed, but not about what the server has taken', async () => {
  const { onClose, screen } = await show();
  await note().fill('Wants an offer');
  await close();
  await expect.element(question()).toBeVisible();
  await button('Go on writing').click();
  await button('Save').click();
  await close();
  expect(onClose).toHaveBeenCalledOnce();
  await screen.unmount();
  await show();
  await expect.element(note()).toHaveValue('');
});

test('what is typed after that is a draft anew', async () => {
  const { onClose } = await show();
  await note().fill('Wants an offer');
  await button('Save').click();
  await note().fill('Wants an offer for twenty');
  await close();
  await expect.element(question()).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
