import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { followup } from '../followup';
import { MoveDialog } from './move-dialog';

const lead = followup.row.parse({
  ...{ _id: '0198f0a4-7c1e-7a55-9d0e-3b1f2a4c5d6e', version: 3, date: '2026-11-17T10:00:00.000Z' },
  ...{ name: 'Asha Verma', mobile: '+919818040101', email: 'asha@verma.example', remarks: [] },
  ...{ status: 'In Progress', stage: 'Negotiation', valuePaise: null, lostReason: null },
  ...{ ownerId: null, ownerName: '', nextDate: null, nextTime: null, nextKind: null },
  ...{ firstResponseAt: null, completedAt: null, sourceResource: null, sourceId: null, personId: null },
  ...{ source: {}, channel: null, requirement: null },
});

async function ask(of: Partial<typeof lead> = {}) {
  const onMove = vi.fn();
  await render(<MoveDialog moving={{ lead: { ...lead, ...of } }} onClose={() => {}} onMove={onMove} />);
  return () => onMove.mock.calls.map(([, move]) => move);
}

test('what is won may be worth something, which is written as rupees are', async () => {
  const moves = await ask();
  await expect.element(page.getByLabelText('Won')).toHaveFocus();
  await page.getByLabelText('Value (₹)').fill('a lot');
  await button('Move').click();
  await expect.element(page.getByText('Write the value in rupees, such as 12,50,000.')).toBeVisible();
  expect(moves()).toEqual([]);
  await expectNoFindings();
  await page.getByLabelText('Value (₹)').fill('2,5');
  await button('Move').click();
  await expect.element(page.getByText('Write the value in rupees, such as 12,50,000.')).toBeVisible();
  expect(moves()).toEqual([]);
  await page.getByLabelText('Value (₹)').fill('3,00,000.50');
  await button('Move').click();
  await expect.poll(moves).toEqual([{ stage: 'Won', valuePaise: 30_000_050 }]);
});

test('what it is worth is not asked where it is known', async () => {
  const moves = await ask({ valuePaise: 100 });
  await expect.element(page.getByLabelText('Won')).toHaveFocus();
  expect(page.getByLabelText('Value (₹)').query()).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.poll(moves).toEqual([{ stage: 'Won' }]);
});

test('what is lost needs a reason, or the card stays', async () => {
  const moves = await ask();
  await expect.element(page.getByLabelText('Won')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByText('Say why it was lost.')).toBeVisible();
  await expect.element(page.getByLabelText('Lost because')).toHaveFocus();
  expect(moves()).toEqual([]);
  await userEvent.keyboard('Price{Enter}');
  await expect.poll(moves).toEqual([{ stage: 'Lost', lostReason: 'Price' }]);
});
