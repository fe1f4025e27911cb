import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NextStepFields } from './next-step-fields';

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
