import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { SureButton } from './sure-button';

const question = () => page.getByRole('group', { name: 'Are you sure?' });

async function ask() {
  const onSure = vi.fn();
  await render(<SureButton label="Remove" question="Are you sure?" busy={false} onSure={onSure} />);
  await button('Remove').click();
  await expect.element(question()).toBeVisible();
  return onSure;
}

test('asks once more, in its own place, and a key can answer', async () => {
  const onSure = await ask();
  await expectNoFindings();
  expect(onSure).not.toHaveBeenCalled();
  await expect.element(button('Remove')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSure).toHaveBeenCalledOnce();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(button('Remove')).toHaveFocus();
});

test('whoever is not sure has done nothing, and can go on from where they were', async () => {
  const onSure = await ask();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).not.toBeInTheDocument();
  expect(onSure).not.toHaveBeenCalled();
  await expect.element(button('Remove')).toHaveFocus();
});

test('takes no focus before it was asked for, and asks nothing while it is busy', async () => {
  await render(<SureButton label="Remove" question="Are you sure?" busy onSure={() => {}} />);
  expect(document.activeElement).toBe(document.body);
  await button('Remove').click({ force: true });
  expect(question().query()).toBeNull();
});
