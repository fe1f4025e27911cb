import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { contact } from '~/features/contact/contact';
import { button, expectNoFindings } from '~/testing/component';
import { clearAllDrafts } from '~/ui/forms/memory-shelf';
import Composer from './composer';

const row = { _id: '0198f0a4-7c1e-7a55-9d0e-3b1f2a4c5d6e' };
const values = {
  ...{ name: 'Asha Verma', firstName: 'Asha', requirement: '', owner: 'Ravi' },
  ...{ company: '', reference: 'PW-1' },
};
const template = (n: number, subject: string, text: string) => ({
  ...{ _id: `0198f0a4-7c1e-7a55-9d0e-3b1f2a4c5d6${n}`, version: 1, date: '2026-11-17T10:00:00.000Z' },
  ...{ name: `Template ${n}`, subject, text },
});
const items = [
  template(1, 'Your request {reference}', 'Hello {firstName},\n\nwhen may I call?'),
  template(2, 'About {requirement}', 'Dear {name}'),
];

afterEach(() => {
  vi.restoreAllMocks();
  clearAllDrafts();
});

function answer(address: string, to: string | null) {
  if (address.includes('/mails/to/'))
    return { to, addresses: to ? [to] : [], values, signature: 'Ravi\nSales' };
  if (address.includes('/mail-templates')) return { items, total: 2, page: 1, pages: 1 };
  return { message: 'The mail goes to asha@verma.example' };
}

async function show({
  to = 'asha@verma.example',
  isAsked = false,
}: {
  to?: string | null;
  isAsked?: boolean;
} = {}) {
  const onClose = vi.fn();
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (address) => Response.json(answer(String(address), to)));
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Composer resource={contact} row={row} draftKey="mail" isAsked={isAsked} onClose={onClose} />
    </QueryClientProvider>,
  );
  const sent = () =>
    asked.mock.calls.flatMap(([address, options]) =>
      address === '/api/mails' ? [JSON.parse(String(options?.body))] : [],
    );
  return { onClose, sent, screen };
}

const subject = () => page.getByLabelText('Subject');
const text = () => page.getByLabelText('Text');
const choose = (name: string) => page.getByLabelText('Template').selectOptions(name);

test('a template is filled in, shown as it arrives, and sent by Ctrl Enter', async () => {
  const { onClose, sent } = await show();
  await choose('Template 1');
  await expect.element(subject()).toHaveValue('Your request PW-1');
  await expect.element(text()).toHaveValue('Hello Asha,\n\nwhen may I call?');
  await button('Preview').click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByText(/^To: asha@verma\.example$/)).toBeVisible();
  await expect.element(preview.getByText(/^Ravi\s+Sales$/)).toBeVisible();
  await expectNoFindings();
  await text().click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent()).toEqual([
    {
      ...{ resource: 'contact', id: row._id, template: items[0]?._id },
      ...{ subject: 'Your request PW-1', text: 'Hello Asha,\n\nwhen may I call?' },
    },
  ]);
});

test('whoever has asked for it writes next, whoever finds it again is left where they are', async () => {
  const first = await show({ isAsked: true });
  await expect.element(page.getByLabelText('Template')).toHaveFocus();
  await first.screen.unmount();
  await show();
  await expect.element(subject()).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('another template takes the place of the first, but of nothing that was written', async () => {
  await show();
  await choose('Template 1');
  await choose('Template 2');
  await expect.element(text()).toHaveValue('Dear Asha Verma');
  await text().fill('My own words');
  await choose('Template 1');
  await expect.element(text()).toHaveValue('My own words\n\nHello Asha,\n\nwhen may I call?');
});

test('nobody is greeted twice, what came is said and shown, and can be undone', async () => {
  await show();
  const own = `Hello Asha,\n\n${'My own words.\n'.repeat(30)}`;
  await subject().fill('Mine');
  await text().fill(own);
  await choose('Template 1');
  const joined = `${own.trimEnd()}\n\nwhen may I call?`;
  await expect.element(text()).toHaveValue(joined);
  expect(text().element().scrollTop).toBeGreaterThan(0);
  await expect.element(page.getByText(/^“Template 1” stands below what you wrote/)).toBeVisible();
  await expectNoFindings();
  await button('Only the template').click();
  await expect.element(text()).toHaveValue('Hello Asha,\n\nwhen may I call?');
  await expect.element(subject()).toHaveValue('Your request PW-1');
  await button('Undo').click();
  await expect.element(text()).toHaveValue(own);
  await expect.element(subject()).toHaveValue('Mine');
  await expect.element(page.getByLabelText('Template')).toHaveValue('');
  expect(button('Undo').query()).toBeNull();
});

test('what was written after it came is not undone with it', async () => {
  await show();
  await text().fill('My own words');
  await choose('Template 1');
  await expect.element(button('Undo')).toBeVisible();
  await text().fill('Other words');
  await expect.element(button('Undo')).not.toBeInTheDocument();
});

test('a template that is found again as it came makes room as well', async () => {
  const first = await show();
  await choose('Template 1');
  await first.screen.unmount();
  await show();
  await choose('Template 2');
  await expect.element(text()).toHaveValue('Dear Asha Verma');
  await expect.element(subject()).toHaveValue('About {requirement}');
});

test('arrow keys lead over the templates, each in the place of the one before', async () => {
  await show();
  await text().fill('My own words');
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(page.getByLabelText('Template')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(page.getByLabelText('Template')).toHaveFocus();
  await expect.element(text()).toHaveValue('My own words\n\nDear Asha Verma');
});

test('what nothing is known for is seen before it is sent', async () => {
  await show();
  await choose('Template 2');
  await expect.element(subject()).toHaveValue('About {requirement}');
  await button('Preview').click();
  await expect.element(page.getByText(/could stand for \{requirement\}/)).toBeVisible();
});

test('what was begun is there again, and nothing empty is sent', async () => {
  const first = await show();
  await subject().fill('Hello');
  await button('Send').click();
  await expect.element(page.getByText('Text is required.')).toBeVisible();
  expect(first.sent()).toEqual([]);
  await first.screen.unmount();
  await show();
  await expect.element(subject()).toHaveValue('Hello');
});

test('where no address is known that is said', async () => {
  await show({ to: null });
  await expect.element(page.getByText(/^No email address is known/)).toBeVisible();
});
