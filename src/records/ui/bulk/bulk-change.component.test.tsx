import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { z } from 'zod';
import { defineResource } from '~/model/resource';
import { button, expectNoFindings } from '~/testing/component';
import { BulkSet } from './bulk-change';

const task = defineResource({
  name: 'task',
  path: 'tasks',
  title: 'Tasks',
  card: 'Tasks',
  area: 'leads',
  table: 'tasks',
  row: z.object({
    _id: z.string(),
    version: z.int(),
    status: z.string(),
    ownerId: z.string(),
    ownerName: z.string(),
    isOpen: z.boolean(),
    day: z.string(),
    reason: z.string(),
  }),
  endpoints: { list: '/tasks', remove: '/tasks/:id' },
  columns: [],
  search: [{ label: 'Status', field: 'status' }],
  filters: [
    { title: 'Status', field: 'status', by: 'choice', options: { New: 'New', Done: 'Done' } },
    { title: 'Owner', field: 'ownerId', by: 'owner', name: 'ownerName' },
    { title: 'Open', field: 'isOpen', by: 'choice', options: { true: 'Yes', false: 'No' } },
    { title: 'Day', field: 'day', by: 'day' },
  ],
  bulk: ['status', 'ownerId', 'isOpen', 'day'],
  messages: { deleted: '', deleteFailed: '', invalidId: '', none: '' },
});

const menu = (name: string) => page.getByRole('combobox', { name, exact: true });

test('arrow keys walk through the choices, and nothing is set before Apply', async () => {
  const onApply = vi.fn();
  await render(
    <BulkSet resource={{ ...task, bulk: ['status'] }} options={{}} busy={false} onApply={onApply} />,
  );
  await expect.element(button('Apply: Set status')).toBeDisabled();
  menu('Set status').element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(menu('Set status')).toHaveValue('Done');
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onApply.mock.calls).toEqual([[{ status: 'Done' }]]);
  await expectNoFindings();
});

test('what needs a reason asks for it here, and is not offered without one', async () => {
  const onApply = vi.fn();
  const asking = {
    ...task,
    bulk: ['status'],
    bulkAsks: { when: { field: 'status', value: 'Done' }, field: 'reason', title: 'Why', usual: ['Price'] },
  };
  await render(<BulkSet resource={asking} options={{}} busy={false} onApply={onApply} />);
  await menu('Set status').selectOptions('New');
  expect(page.getByLabelText('Why').query()).toBeNull();
  await menu('Set status').selectOptions('Done');
  await expect.element(button('Apply: Set status')).toBeDisabled();
  await page.getByLabelText('Why').fill('Price ');
  await button('Apply: Set status').click();
  expect(onApply.mock.calls).toEqual([[{ status: 'Done', reason: 'Price' }]]);
  await expectNoFindings();
});

test('of several fields one is chosen first; each takes its own kind of value', async () => {
  const onApply = vi.fn();
  await render(
    <BulkSet resource={task} options={{ ownerId: { u1: 'Asha' } }} busy={false} onApply={onApply} />,
  );
  await menu('Change').selectOptions('Owner');
  await menu('Set owner').selectOptions('Nobody');
  await button('Apply: Set owner').click();
  await menu('Set owner').selectOptions('Asha');
  await button('Apply: Set owner').click();
  await menu('Change').selectOptions('Open');
  await expect.element(button('Apply: Set open')).toBeDisabled();
  await menu('Set open').selectOptions('No');
  await button('Apply: Set open').click();
  await menu('Change').selectOptions('Day');
  await page.getByLabelText('Set day', { exact: true }).fill('2026-11-19');
  await button('Apply: Set day').click();
  expect(onApply.mock.calls).toEqual([
    [{ ownerId: null }],
    [{ ownerId: 'u1' }],
    [{ isOpen: false }],
    [{ day: '2026-11-19' }],
  ]);
  await expectNoFindings();
});
