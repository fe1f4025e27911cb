import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { toast } from '~/ui/toast/toast';
import { ToastHost } from '~/ui/toast/toast-host';
import { newLine, newSheet, type Sheet, type SheetLine } from '../sheet/sheet';
import { LineGrid } from './line-grid';

const start = newSheet({}, { terms: '', validityDays: 30 });
const line = (description: string, values: Partial<SheetLine> = {}) => ({
  ...newLine(),
  description,
  rate: '100',
  ...values,
});

let sheet: Sheet = start;

function Grid({ lines }: { lines: readonly SheetLine[] }) {
  const [typed, setTyped] = useState<Sheet>({ ...start, lines });
  const [queries] = useState(() => new QueryClient());
  sheet = typed;
  return (
    <QueryClientProvider client={queries}>
      <LineGrid
        lines={typed.lines}
        amounts={typed.lines.map(() => 100_00)}
        faults={{ 'lines.0.rate': '“abc” cannot be read as a number.' }}
        isNext={false}
        change={(_, update) => setTyped(update)}
      />
      <ToastHost />
    </QueryClientProvider>
  );
}

const cell = (name: string) => page.getByLabelText(name, { exact: true });
const descriptions = () => sheet.lines.map(({ description }) => description);

function pasteInto(name: string, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  cell(name)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

beforeEach(async () => {
  await toast.clear();
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([]));
});

test('Enter goes down, and after the last line adds one that is taxed alike', async () => {
  await render(<Grid lines={[line('Site'), line('Hosting', { gst: '5' })]} />);
  await cell('Rate (₹), line 1').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('Rate (₹), line 2')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('Description, line 3')).toHaveFocus();
  expect(sheet.lines[2]).toMatchObject({ description: '', quantity: '1', gst: '5' });
  await userEvent.keyboard('Mail');
  expect(descriptions()).toEqual(['Site', 'Hosting', 'Mail']);
});

test('arrows lead from cell to cell where the caret cannot go on', async () => {
  await render(<Grid lines={[line('Site'), line('Hosting')]} />);
  await cell('Description, line 2').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(cell('Description, line 1')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(cell('SAC, line 1')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(cell('Rate (₹), line 1')).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowLeft}');
  await expect.element(cell('Rate (₹), line 1')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(cell('Unit, line 1')).toHaveFocus();
});

test('Ctrl D copies a line, Alt with an arrow moves it, and the focus goes along', async () => {
  await render(<Grid lines={[line('Site'), line('Hosting')]} />);
  await cell('Rate (₹), line 1').click();
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(descriptions()).toEqual(['Site', 'Site', 'Hosting']);
  await expect.element(cell('Rate (₹), line 2')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(descriptions()).toEqual(['Site', 'Hosting', 'Site']);
  await expect.element(cell('Rate (₹), line 3')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(descriptions()).toEqual(['Site', 'Hosting', 'Site']);
});

test('Delete removes an empty line and no other; the menu removes any; it can be undone', async () => {
  await render(<Grid lines={[line('Site'), newLine(), line('Hosting')]} />);
  await cell('Rate (₹), line 3').click();
  await userEvent.keyboard('{End}{Backspace}');
  expect(descriptions()).toHaveLength(3);
  await cell('Description, line 2').click();
  await userEvent.keyboard('{Delete}');
  expect(descriptions()).toEqual(['Site', 'Hosting']);
  await expect.element(cell('Description, line 1')).toHaveFocus();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(descriptions).toEqual(['Site', '', 'Hosting']);
  await button('Line 1').click();
  await button('Remove the line').click();
  await expect.poll(descriptions).toEqual(['', 'Hosting']);
});

test('a table that is pasted fills rows; words that are pasted are words', async () => {
  await render(<Grid lines={[line('Site'), newLine()]} />);
  pasteInto('Description, line 2', 'Hosting\t998315\t12 months\t\t₹1,500.00\nMail\t\t1');
  await expect.poll(descriptions).toEqual(['Site', 'Hosting', 'Mail']);
  expect(sheet.lines[1]).toMatchObject({ quantity: '12', unit: 'months', rate: '₹1,500.00' });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(descriptions).toEqual(['Site', '']);
  pasteInto('Description, line 2', 'no table');
  expect(descriptions()).toEqual(['Site', '']);
});

test('the price list fills in a line by keys alone', async () => {
  const offer = { kind: 'service', sac: '998315', unit: 'year', ratePaise: 12_000_00, gstPercent: 18 };
  vi.mocked(window.fetch).mockImplementation(async () =>
    Response.json([
      { ...offer, name: 'Hosting, small' },
      { ...offer, name: 'Hosting, large' },
    ]),
  );
  await render(<Grid lines={[newLine()]} />);
  await cell('Description, line 1').click();
  await userEvent.keyboard('host');
  await expect.element(page.getByRole('option', { name: /^Hosting, large/ })).toBeVisible();
  await expectNoFindings();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(cell('Description, line 1')).toHaveValue('Hosting, large');
  expect(sheet.lines).toMatchObject([{ sac: '998315', unit: 'year', rate: '12,000', gst: '18' }]);
  await expect.element(page.getByRole('option', { name: /^Hosting, large/ })).not.toBeInTheDocument();
});

test('what is wrong is said with its cell; section, note and optional are behind the menu', async () => {
  await render(<Grid lines={[line('Site', { rate: 'abc' })]} />);
  await expect
    .element(cell('Rate (₹), line 1'))
    .toHaveAccessibleDescription('“abc” cannot be read as a number.');
  await button('Line 1').click();
  await button('Section, note, optional').click();
  await cell('Section, line 1').fill('Beginning');
  await cell('Note, line 1').fill('In two languages');
  await cell('Optional, line 1').click();
  expect(sheet.lines).toMatchObject([{ section: 'Beginning', note: 'In two languages', optional: true }]);
  await expectNoFindings();
});
