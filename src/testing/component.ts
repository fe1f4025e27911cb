import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** What a test of a component presses, by the whole of its name. */
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Whether the words can be read: what has faded out cannot, although it is still there. */
export const isShown = (words: string) =>
  page.getByText(words).query()?.checkVisibility({ opacityProperty: true }) === true;

/** No finding of axe in all that is drawn. What a whole page needs (a language, landmarks) is asked of pages, in the journeys. */
export async function expectNoFindings() {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
