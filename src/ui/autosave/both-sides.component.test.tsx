import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BothSides } from './both-sides';
import { savedWords } from './saved-words';

const terms = { path: 'terms', label: 'Terms', mine: '30 days', theirs: '15 days', isTouched: true };
const shown = (theirName: string) => (
  <BothSides theirName={theirName} differences={[terms]} onSettle={() => {}} />
);
const conflict = {
  is: 'conflict',
  theirs: { version: 2, data: {}, userId: null, userName: '' },
  base: {},
} as const;

test('who has changed it is named where it is known, and nobody where it may be oneself in another window', async () => {
  const { rerender } = await render(shown('Asha'));
  await expect.element(page.getByRole('region', { name: 'Asha has changed this meanwhile' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Take Asha’s 15 days' })).toBeVisible();
  await rerender(shown(''));
  await expect.element(page.getByRole('region', { name: 'This has been changed meanwhile' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Take what was saved 15 days' })).toBeVisible();
  expect(savedWords(conflict, 'Asha')).toBe('Not saved: Asha was quicker. Choose what is to stand.');
  expect(savedWords(conflict, '')).toBe('Not saved: it has been changed meanwhile. Choose what is to stand.');
});
