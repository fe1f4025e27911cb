import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { followup } from '../followup';
import { nextDays } from './next-days';
import { OutcomeBar, type OutcomeBarProps } from './outcome-bar';

const at = '2026-11-17T10:00:00.000Z';
const row = { _id: '0198f0a4-7c1e-7a55-9d0e-3b1f2a4c5d6e' };

afterEach(() => vi.restoreAllMocks());

async function show(way: OutcomeBarProps['way'], { status = 200, mayPlan = true, lead = {} } = {}) {
  const onDone = vi.fn();
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ message: 'Logged', ...lead }, { status }));
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <textarea aria-label="Note" />
      <OutcomeBar resource={followup} row={row} {...{ way, at, mayPlan, onDone }} />
    </QueryClientProvider>,
  );
  const sent = () =>
    asked.mock.calls.map(([address, options]) => [address, JSON.parse(String(options?.body ?? 'null'))]);
  return { onDone, sent };
}

const base = { resource: 'followup', id: row._id, at };

test('what came of a call is logged by one press, as of when it was made', async () => {
  const { onDone, sent } = await show('call');
  await expectNoFindings();
  await button('No answer').click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  const body = { ...base, kind: 'call', outcome: 'no-answer', direction: 'out' };
  expect(sent()).toEqual([['/api/activities', body]]);
});

test('a call back is put on a day and an hour in the same call, by keys alone', async () => {
  const { onDone, sent } = await show('call');
  await page.getByLabelText('Note').click();
  await userEvent.tab();
  await expect.element(button('Reached')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button('Call back at…')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectNoFindings();
  await button('Today').click();
  await page.getByLabelText('Time').fill('16:30');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  const next = { date: nextDays().Today, time: '16:30', kind: 'call' };
  const body = { ...base, kind: 'call', outcome: 'call-back', direction: 'out', next };
  expect(sent()).toEqual([['/api/activities', body]]);
});

const today = nextDays().Today;
const due = { _id: row._id, stage: 'Contacted', nextDate: today, valuePaise: null };

test('nobody answered when it was due: it is logged, and the next step asked for', async () => {
  const { onDone, sent } = await show('call', { lead: { followup: due } });
  await button('No answer').click();
  const question = page.getByRole('dialog', { name: 'What is next?' });
  await expect.element(question.getByRole('button', { name: 'Today', exact: true })).toHaveFocus();
  await expectNoFindings();
  expect(onDone).not.toHaveBeenCalled();
  await question.getByRole('button', { name: 'Tomorrow' }).click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(sent().slice(1)).toEqual([
    [`/api/followup/step/followup/${row._id}`, { nextDate: nextDays().Tomorrow, nextTime: '', nextKind: '' }],
  ]);
});

test('the kind of the next step is chosen with its day, and is not that of the one that is over', async () => {
  const { sent } = await show('whatsapp', {
    lead: { followup: { ...due, nextKind: 'meeting', nextTime: '15:00' } },
  });
  await button('Sent').click();
  const question = page.getByRole('dialog', { name: 'What is next?' });
  const kind = question.getByLabelText('Next step by');
  await expect.element(kind).toHaveValue('');
  await kind.selectOptions('Call');
  await question.getByRole('textbox', { name: 'Another day' }).fill('2999-01-02');
  await question.getByRole('button', { name: 'Set' }).click();
  await expect.poll(() => sent()[1]?.[1]).toEqual({ nextDate: '2999-01-02', nextTime: '', nextKind: 'call' });
});

test('whoever asks no further has logged it all the same', async () => {
  const { onDone, sent } = await show('whatsapp', { lead: { followup: due } });
  await button('Sent').click();
  await expect.element(page.getByRole('dialog', { name: 'What is next?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(sent()).toHaveLength(1);
});

test.each([
  ['of what is planned', { ...due, nextDate: '2999-01-01' }, 'No answer'],
  ['of what is over', { ...due, stage: 'Won' }, 'No answer'],
  ['of who was reached, where a note follows', due, 'Reached'],
])('no next step is asked for %s', async (_, lead, answer) => {
  const { onDone } = await show('call', { lead: { followup: lead } });
  await button(answer).click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(page.getByRole('dialog').query()).toBeNull();
});

test('of WhatsApp there is a message or a reply to it', async () => {
  const { onDone, sent } = await show('whatsapp');
  expect(button('Wrong number').query()).toBeNull();
  await button('Reply').click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  const body = { ...base, kind: 'whatsapp', outcome: 'received', direction: 'in' };
  expect(sent()).toEqual([['/api/activities', body]]);
});

test('where no lead is open nothing is planned that would be refused', async () => {
  await show('call', { mayPlan: false });
  await expect.element(button('Reached')).toBeVisible();
  expect(button('Call back at…').query()).toBeNull();
});

test('whoever skips it logs nothing', async () => {
  const { onDone, sent } = await show('call');
  await button('Skip').click();
  expect(onDone).toHaveBeenCalledOnce();
  expect(sent()).toEqual([]);
});

test('what was not logged can be logged again', async () => {
  const { onDone, sent } = await show('call', { status: 500 });
  await button('Reached').click();
  await expect.poll(() => sent().length).toBe(1);
  await expect.element(button('Reached')).not.toHaveAttribute('aria-disabled');
  await button('Reached').click();
  await expect.poll(() => sent().length).toBe(2);
  expect(onDone).not.toHaveBeenCalled();
});

test('who comes back to the tab meets it, unless they were writing', async () => {
  await show('call');
  const bar = page.getByRole('region', { name: 'How did it go?' });
  const note = page.getByLabelText('Note');
  await note.fill('Wants');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(note).toHaveFocus();
  await note.fill('');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(bar).toHaveFocus();
});
