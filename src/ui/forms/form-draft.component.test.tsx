import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button } from '~/testing/component';
import { tabShelf } from './draft-shelf';
import { PasswordField, SelectField, TextField } from './field';
import { FileField } from './file-field';
import { Form, SubmitButton, useForm } from './form';
import { clearAllDrafts, draftsInMemory, hasFilesInMemory, memoryShelf } from './memory-shelf';

const pdf = { accept: 'application/pdf,.pdf', kinds: 'PDF', maxBytes: 1024 };

function Application({ inMemory = false }) {
  const shelf = inMemory ? memoryShelf : tabShelf;
  const form = useForm({ send: () => Promise.resolve(), draftKey: 'application', shelf });
  return (
    <Form form={form}>
      {form.restored && (
        <button type="button" onClick={form.startOver}>
          Start over
        </button>
      )}
      <TextField name="name" label="Name" defaultValue="Anonymous" />
      <SelectField name="city" label="City" placeholder="Choose" options={{ pune: 'Pune', goa: 'Goa' }} />
      <PasswordField name="password" label="Password" />
      <FileField name="cv" label="CV" {...pdf} />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const name = () => page.getByRole('textbox', { name: 'Name' });
const city = () => page.getByRole('combobox', { name: 'City' });
const password = () => page.getByLabelText('Password', { exact: true });
const cv = () => page.getByLabelText('CV').element() as HTMLInputElement;

async function fillInAndLeave({ inMemory = false } = {}) {
  const screen = await render(<Application inMemory={inMemory} />);
  await name().fill('Asha Rao');
  await city().selectOptions('Goa');
  await password().fill('secret of hers');
  await userEvent.upload(
    page.getByLabelText('CV'),
    new File(['a life'], 'cv.pdf', { type: 'application/pdf' }),
  );
  await screen.unmount();
}

afterEach(clearAllDrafts);

test('what was typed stands there again, but for passwords and files', async () => {
  await fillInAndLeave();
  await render(<Application />);
  await expect.element(name()).toHaveValue('Asha Rao');
  await expect.element(city()).toHaveValue('goa');
  await expect.element(password()).toHaveValue('');
  expect(cv().files).toHaveLength(0);
  expect(JSON.stringify(sessionStorage)).not.toContain('secret of hers');
});

test('whoever starts over has the form as it came, and no draft', async () => {
  await fillInAndLeave();
  const screen = await render(<Application />);
  await button('Start over').click();
  await expect.element(name()).toHaveValue('Anonymous');
  await expect.element(city()).toHaveValue('');
  await expect.element(button('Start over')).not.toBeInTheDocument();
  await screen.unmount();
  await render(<Application />);
  await expect.element(name()).toHaveValue('Anonymous');
});

test('what was sent is no draft any more', async () => {
  const screen = await render(<Application />);
  await name().fill('Asha Rao');
  await button('Send').click();
  await expect.element(name()).toHaveValue('');
  await screen.unmount();
  await render(<Application />);
  await expect.element(name()).toHaveValue('Anonymous');
  expect(button('Start over').query()).toBeNull();
});

test('what staff write about others stays in memory, with its files, until they leave', async () => {
  await fillInAndLeave({ inMemory: true });
  expect(JSON.stringify(sessionStorage)).not.toContain('Asha');
  const screen = await render(<Application inMemory />);
  await expect.element(name()).toHaveValue('Asha Rao');
  await expect.element(password()).toHaveValue('');
  expect(cv().files?.[0]?.name).toBe('cv.pdf');
  expect(draftsInMemory()).toHaveLength(1);
  expect(hasFilesInMemory()).toBe(true);
  await screen.unmount();
  clearAllDrafts();
  await render(<Application inMemory />);
  await expect.element(name()).toHaveValue('Anonymous');
});
