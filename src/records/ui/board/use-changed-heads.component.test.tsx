import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { z } from 'zod';
import { defineResource } from '~/model/resource';
import { useChangedHeads } from './use-changed-heads';

const task = defineResource({
  name: 'task',
  path: 'tasks',
  title: 'Tasks',
  card: 'Tasks',
  area: 'leads',
  table: 'tasks',
  row: z.object({ _id: z.string(), version: z.int(), date: z.string(), status: z.string() }),
  endpoints: { list: '/tasks', remove: '/tasks/:id' },
  columns: [],
  search: [{ label: 'Status', field: 'status' }],
  messages: { updated: '', updateFailed: '', deleted: '', deleteFailed: '', invalidId: '', none: '' },
});

const KEYS = ['New', 'Done'];

/** A board of two columns with so many cards in each; tells which are asked for anew when heads come with these figures. */
async function board(...first: number[]) {
  const queries = new QueryClient();
  const deal = (...cards: number[]) => {
    for (const [at, key] of KEYS.entries())
      queries.setQueryData(['task', 'cards', key, ''], { pages: [{ items: [], total: cards[at] }] });
  };
  deal(...first);
  const Board = ({ totals, readAt }: { totals: readonly number[]; readAt: number }) => {
    const columns = KEYS.map((key, at) => ({ key, title: key, total: totals[at], more: false }));
    useChangedHeads(task, { query: '', columns, readAt });
    return null;
  };
  let readAt = 0;
  const inside = (totals: readonly number[]) => (
    <QueryClientProvider client={queries}>
      <Board totals={totals} readAt={++readAt} />
    </QueryClientProvider>
  );
  const { rerender } = await render(inside(first));
  const come = async (...totals: number[]) => {
    await rerender(inside(totals));
    return KEYS.filter((key) => queries.getQueryState(['task', 'cards', key, ''])?.isInvalidated);
  };
  return { come, deal };
}

test('heads that say the same again leave the cards alone', async () => {
  const { come } = await board(1, 2);
  expect(await come(1, 2)).toEqual([]);
});

test('a head that says something else asks for the cards of its column', async () => {
  const { come } = await board(1, 2);
  expect(await come(1, 3)).toEqual(['Done']);
});

test('a head as before asks for cards that were fewer meanwhile: what was moved away here is back by a colleague', async () => {
  const { come, deal } = await board(1, 2);
  deal(0, 2);
  expect(await come(1, 2)).toEqual(['New']);
});
