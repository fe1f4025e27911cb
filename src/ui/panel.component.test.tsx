import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { EmptyState } from './empty-state';
import { LoadFault, Panel, RowSkeletons } from './panel';

const panel = () => page.getByRole('region', { name: 'Due today' });

test('a panel is a region by the name of its heading, with what can be done beside it', async () => {
  const aside = <a href="/all">All of them</a>;
  await render(
    <Panel title="Due today" aside={aside}>
      <EmptyState title="Nothing is due.">
        <a href="/add">Add something</a>
      </EmptyState>
    </Panel>,
  );
  await expect.element(panel().getByRole('heading', { name: 'Due today', level: 2 })).toBeVisible();
  await expect.element(panel().getByRole('link', { name: 'All of them' })).toBeVisible();
  await expect.element(panel().getByText('Nothing is due.')).toBeVisible();
  await expect.element(panel().getByRole('link', { name: 'Add something' })).toBeVisible();
  // The drawing says nothing of its own.
  expect(page.getByRole('img').query()).toBeNull();
  await expectNoFindings();
});

test('what is coming is said once, however many rows stand for it', async () => {
  await render(
    <Panel title="Due today">
      <RowSkeletons count={3} />
    </Panel>,
  );
  await expect.element(panel().getByRole('status')).toHaveTextContent('Loading...');
  expect(panel().element().textContent).toBe('Due todayLoading...');
  await expectNoFindings();
});

test('what could not be loaded is said at once, and can be tried again', async () => {
  const onRetry = vi.fn();
  await render(<LoadFault words="The list could not be loaded." onRetry={onRetry} />);
  const alert = page.getByRole('alert').filter({ hasText: 'The list could not be loaded.' });
  await expect.element(alert).toBeVisible();
  await button('Try again').click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expectNoFindings();
});
