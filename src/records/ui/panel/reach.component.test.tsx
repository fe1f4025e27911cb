import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Reach } from './reach';

test('a long address breaks within a narrow panel, and what one does with it stays in sight', async () => {
  const address = `${'asha.verma.of.the.estate.'.repeat(3)}@verma-and-daughters.example`;
  await render(
    <div data-testid="panel" style={{ width: '358px' }} className="flex flex-wrap gap-x-6">
      <Reach isPhone={false} value={address} shown={address} onReach={() => {}} writesHere />
    </div>,
  );
  const panel = page.getByTestId('panel').element();
  expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  const { right } = page
    .getByRole('button', { name: `Copy ${address}` })
    .element()
    .getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(panel.getBoundingClientRect().right);
});
