import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { CheckboxField, PasswordField, SelectField, TextField } from './field';
import { Form, SubmitButton, useForm } from './form';
import { LinesField } from './lines-field';

function JoinForm({ send = () => Promise.resolve() }: Partial<Parameters<typeof useForm>[0]>) {
  const form = useForm({ send });
  return (
    <Form form={form}>
      <TextField name="phone" label="Phone" hint="With the code of your country." required />
      <PasswordField name="password" label="Password" hint="Six characters or more." required />
      <SelectField
        name="city"
        label="City"
        placeholder="Choose a city"
        options={{ pune: 'Pune', goa: 'Goa' }}
        required
      />
      <LinesField name="skills" label="Skills" />
      <CheckboxField name="agreed" label="I agree to the terms" required />
      <SubmitButton>Join</SubmitButton>
    </Form>
  );
}

const phone = () => page.getByRole('textbox', { name: 'Phone' });
const password = () => page.getByLabelText('Password', { exact: true });
const city = () => page.getByRole('combobox', { name: 'City' });
const agreed = () => page.getByRole('checkbox', { name: 'I agree to the terms' });

test('each field has its label and its hint', async () => {
  await render(<JoinForm />);
  await expect.element(phone()).toHaveAccessibleDescription('With the code of your country.');
  await expect.element(password()).toHaveAccessibleDescription('Six characters or more.');
  await expect.element(city()).not.toHaveAttribute('aria-describedby');
  await page.getByText('Phone').click();
  await expect.element(phone()).toHaveFocus();
  await expectNoFindings();
});

test('each kind of field says that it is missing in place of its hint, and has the hint again', async () => {
  await render(<JoinForm />);
  await button('Join').click();
  const faults = [
    [phone(), 'Phone is required.'],
    [password(), 'Password is required.'],
    [city(), 'City is required.'],
    [agreed(), 'Tick this box to go on.'],
  ] as const;
  for (const [field, words] of faults) {
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription(words);
  }
  await expectNoFindings();
  await phone().fill('+91 98230 12345');
  await expect.element(phone()).toHaveAccessibleDescription('With the code of your country.');
  await agreed().click();
  await expect.element(agreed()).not.toHaveAttribute('aria-describedby');
});

test('a password is shown and hidden with all that was typed, and nothing is sent by it', async () => {
  const send = vi.fn();
  await render(<JoinForm send={send} />);
  await expect.element(password()).toHaveAttribute('type', 'password');
  await password().fill('a secret');
  await button('Show password').click();
  await expect.element(password()).toHaveAttribute('type', 'text');
  await expect.element(password()).toHaveValue('a secret');
  await expect.element(button('Hide password')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(password()).toHaveAttribute('type', 'password');
  await expect.element(password()).toHaveValue('a secret');
  await expect.element(phone()).not.toHaveAttribute('aria-invalid');
});

test('the first line of a choice is none', async () => {
  await render(<JoinForm />);
  await expect.element(city()).toHaveValue('');
  await expect.element(page.getByRole('option', { name: 'Choose a city' })).toBeDisabled();
  await city().selectOptions('Goa');
  await expect.element(city()).toHaveValue('goa');
});

test('lines are sent as a list, and stay as they were typed', async () => {
  const send = vi.fn<Parameters<typeof useForm>[0]['send']>(() => new Promise(() => {}));
  await render(<JoinForm send={send} />);
  await phone().fill('1');
  await password().fill('a secret');
  await city().selectOptions('Pune');
  await agreed().click();
  const skills = page.getByRole('textbox', { name: 'Skills' });
  await skills.fill('  React\n\nSQL, with joins ');
  await button('Join').click();
  expect(send.mock.calls[0]?.[0].skills).toBe('["React","SQL, with joins"]');
  await expect.element(skills).toHaveValue('  React\n\nSQL, with joins ');
});
