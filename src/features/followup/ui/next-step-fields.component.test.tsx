import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button } from '~/testing/component';
import { NextStepFields } from './next-step-fields';

afterEach(() => void vi.useRealTimers());

test('on a narrow phone day and time stay within their sheet, side by side', async () => {
  await page.viewport(360, 740);
  // As wide as it is there, between the edges of the sheet and of its box.
  await render(
    <form style={{ width: 302 }}>
      <NextStepFields day="2026-11-30" time="11:30" />
    </form>,
  );
  const boxOf = (label: string) =>
    page.getByLabelText(label, { exact: true }).element().getBoundingClientRect();
  const [day, time] = [boxOf('Date'), boxOf('Time')];
  const form = page.getByLabelText('Time', { exact: true }).element().closest('form');
  expect(time.right).toBeLessThanOrEqual(form?.getBoundingClientRect().right ?? 0);
  expect(day.right).toBeLessThan(time.left);
  expect(day.top).toBe(time.top);
});

test('of two days that are the same one is marked: the one that was pressed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T06:00:00Z') });
  await render(<NextStepFields day="2026-11-19" time="" />);
  const marked = () =>
    page
      .getByRole('button', { pressed: true })
      .elements()
      .map(({ textContent }) => textContent);
  expect(marked()).toEqual(['Tomorrow']);
  await button('Thursday').click();
  await expect.poll(marked).toEqual(['Thursday']);
  await button('Next week').click();
  await expect.poll(marked).toEqual(['Next week']);
  await page.getByLabelText('Date', { exact: true }).fill('2026-11-19');
  await expect.poll(marked).toEqual(['Tomorrow']);
});

test('a day and an hour that were set beside it stand there, unless others were typed', async () => {
  const { rerender } = await render(<NextStepFields day="2026-11-18" time="11:30" />);
  const date = page.getByLabelText('Date', { exact: true });
  const time = page.getByLabelText('Time', { exact: true });
  await date.fill('2026-11-25');
  await date.fill('2026-11-18');
  await rerender(<NextStepFields day="2026-11-20" time="15:00" />);
  await expect.element(date).toHaveValue('2026-11-20');
  await expect.element(time).toHaveValue('15:00');
  await date.fill('2026-11-27');
  await time.fill('16:45');
  await rerender(<NextStepFields day="2026-11-21" time="" />);
  await expect.element(date).toHaveValue('2026-11-27');
  await expect.element(time).toHaveValue('16:45');
});
