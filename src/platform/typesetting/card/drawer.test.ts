// On SQLite alone: no database is asked.
import { expect, test } from 'vitest';
import { ThreadRefusal } from '~/platform/threads/on-demand-thread';
import { cardDrawer } from './drawer';

const CARD = { name: 'PeepalWorks', kicker: '', title: [{ text: 'One' }], facts: [], bright: '', quiet: '' };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"/>';
const AFTER_MS = 300;

/** A thread that fails the first times, once with each of these. */
function startDrawer(...faults: Error[]) {
  let tries = 0;
  const draw = cardDrawer(
    async () => {
      const fault = faults[tries++];
      if (fault) throw fault;
      return SVG;
    },
    { triedAgainAfterMs: AFTER_MS },
  );
  return { ask: async () => 'picture' in (await draw('one', CARD)), tries: () => tries };
}

test.each([
  ['a thread without memory', new Error('Worker terminated due to reaching memory limit')],
  ['a thread without time', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
])('%s is asked again after a while, and not by everybody who waits', async (_what, fault) => {
  const { ask, tries } = startDrawer(fault);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([false, false, false]);
  expect([await ask(), tries()]).toEqual([false, 1]);
  await expect.poll(ask).toBe(true);
  expect([await ask(), tries()]).toEqual([true, 2]);
  // What was drawn stays.
  await new Promise((resolve) => setTimeout(resolve, 2 * AFTER_MS));
  expect([await ask(), tries()]).toEqual([true, 2]);
});

test('what cannot be drawn is not tried again', async () => {
  const { ask, tries } = startDrawer(new ThreadRefusal('no such letter'));
  expect(await ask()).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 2 * AFTER_MS));
  expect([await ask(), tries()]).toEqual([false, 1]);
});

test('attack: whoever waits for one gets it, however many others take its place meanwhile', async () => {
  const outlines = new Map<string, () => void>();
  const draw = cardDrawer(({ name }) => new Promise((resolve) => outlines.set(name, () => resolve(SVG))), {
    mostBytes: 1000,
  });
  const asked = Array.from({ length: 20 }, (_, n) => {
    const drawn = draw(`card ${n}`, { ...CARD, name: `${n}` });
    if (n > 0) outlines.get(`${n}`)?.();
    return drawn;
  });
  await Promise.all(asked.slice(1));
  outlines.get('0')?.();
  expect(await asked[0]).toHaveProperty('picture');
});
