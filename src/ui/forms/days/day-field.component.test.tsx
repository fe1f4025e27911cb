import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DayField } from './day-field';

const heard = vi.fn();

/** What it sets comes a moment later, as by way of the address. */
function Days() {
  const [day, setDay] = useState('2026-08-21');
  const later = (next: string) => {
    heard(next);
    setTimeout(() => setDay(next || '2026-08-21'));
  };
  return (
    <>
      <DayField name="from" label="From" value={day} onDay={later} />
      <button type="button" onClick={() => setDay('2026-11-18')}>
        Today
      </button>
    </>
  );
}

test('a year is typed digit by digit, and followed when it is whole', async () => {
  const screen = await render(<Days />);
  const from = screen.getByLabelText('From');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  for (const digit of '2025') await userEvent.keyboard(digit);
  await expect.element(from).toHaveValue('2025-08-21');
  expect(heard.mock.calls).toEqual([['2025-08-21']]);

  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  await expect.element(from).toHaveValue('2026-11-18');
});

test('a year that nobody has is let go of when the field is left', async () => {
  heard.mockClear();
  const screen = await render(<Days />);
  const from = screen.getByLabelText('From');
  await from.fill('12026-08-21');
  await userEvent.click(document.body);
  await expect.element(from).toHaveValue('2026-08-21');
  expect(heard).not.toHaveBeenCalled();
});
