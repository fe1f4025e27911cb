import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppError } from '~/lib/errors';
import { button, expectNoFindings } from '~/testing/component';
import { TextAreaField, TextField } from './field';
import { Form, FormStatus, SubmitButton, useForm } from './form';

function ContactForm(options: Parameters<typeof useForm>[0]) {
  const form = useForm({ missing: 'All fields are required.', success: 'Sent.', ...options });
  return (
    <Form form={form}>
      <FormStatus message={form.message} />
      <TextField name="name" label="Name" required />
      <TextField name="email" label="Email" type="email" required />
      <TextAreaField name="message" label="Message" minLength={10} required />
      <SubmitButton busyLabel="Sending...">Send</SubmitButton>
    </Form>
  );
}

const typed = { name: 'Asha Rao', email: 'asha@example.com', message: 'A website, please.' };
const field = (name: string) => page.getByRole('textbox', { name });

async function fillIn({ name, email, message } = typed) {
  await field('Name').fill(name);
  await field('Email').fill(email);
  await field('Message').fill(message);
}

async function expectFields({ name, email, message }: typeof typed) {
  await expect.element(field('Name')).toHaveValue(name);
  await expect.element(field('Email')).toHaveValue(email);
  await expect.element(field('Message')).toHaveValue(message);
}

async function expectFault(name: string, words: string) {
  await expect.element(field(name)).toBeInvalid();
  await expect.element(field(name)).toHaveAccessibleDescription(words);
}

const said = () => page.getByRole('status');

test('what is missing is said beside each field and above them, and typing goes on at the first', async () => {
  const send = vi.fn();
  await render(<ContactForm send={send} />);
  await fillIn({ ...typed, email: '', message: '   ' });
  await button('Send').click();
  await expect.element(said()).toHaveTextContent('All fields are required.');
  await expectFault('Email', 'Email is required.');
  await expectFault('Message', 'Message is required.');
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('Email')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await expectNoFindings();

  await userEvent.keyboard('a');
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
  await expectFault('Message', 'Message is required.');
});

test('what the browser finds wrong is said in our words, and what only we know beside it', async () => {
  const check = ({ name }: Record<string, string>) =>
    name === 'Nobody' ? { name: 'Who are you?' } : undefined;
  await render(<ContactForm send={vi.fn()} check={(values) => check(values) ?? {}} />);
  await fillIn({ name: 'Nobody', email: 'asha@', message: '' });
  await userEvent.type(field('Message'), 'Short');
  await button('Send').click();
  await expectFault('Name', 'Who are you?');
  await expectFault('Email', 'Enter a valid email address.');
  await expectFault('Message', 'Use at least 10 characters.');
  await expect.element(said()).toBeEmptyDOMElement();
});

test('what the server refuses stands beside its field, and nothing typed is lost', async () => {
  const refusal = new AppError(400, 'invalid', 'Check the form.', { email: 'We know this one.' });
  await render(<ContactForm send={() => Promise.reject(refusal)} />);
  await fillIn();
  await button('Send').click();
  await expect.element(said()).toHaveTextContent('Check the form.');
  await expectFault('Email', 'We know this one.');
  await expect.element(field('Email')).toHaveFocus();
  await expectFields(typed);
});

test('is sent once however often it is pressed, and keeps the focus on its button meanwhile', async () => {
  const sending = Promise.withResolvers<void>();
  const send = vi.fn(() => sending.promise);
  await render(<ContactForm send={send} />);
  await fillIn();
  await button('Send').click();
  await expect.element(button('Sending...')).toHaveFocus();
  await expect.element(button('Sending...')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.type(field('Name'), '{Enter}');
  expect(send).toHaveBeenCalledOnce();
  await expectFields(typed);
  sending.resolve();
  await expect.element(said()).toHaveTextContent('Sent.');
  await expectFields({ name: '', email: '', message: '' });
});

test('a retry goes under the same key, other words under another', async () => {
  const send = vi.fn<Parameters<typeof useForm>[0]['send']>(() =>
    Promise.reject(new AppError(503, 'busy', 'Try again.')),
  );
  await render(<ContactForm send={send} />);
  await fillIn();
  for (const tries of [1, 2]) {
    await button('Send').click();
    await expect.poll(() => send.mock.calls.length).toBe(tries);
    await expect.element(said()).toHaveTextContent('Try again.');
  }
  await field('Message').fill('An app, please.');
  await button('Send').click();
  await expect.poll(() => send.mock.calls.length).toBe(3);
  const [first, second, third] = send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('an edit form goes on showing what was saved', async () => {
  await render(<ContactForm send={() => Promise.resolve()} keepValues />);
  await fillIn();
  await button('Send').click();
  await expect.element(said()).toHaveTextContent('Sent.');
  await expectFields(typed);
});
