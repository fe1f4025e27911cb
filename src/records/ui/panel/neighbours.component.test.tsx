import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '~/ui/dialog/dialog';
import { useNeighbourKeys } from './neighbours';

const next = vi.fn();
const previous = vi.fn();

function Panel({ open, asked = false }: { open: boolean; asked?: boolean }) {
  const content = useRef<HTMLDivElement>(null);
  useNeighbourKeys(content, { previous, next });
  return (
    <>
      <Dialog open={open} onClose={() => {}} title="Asha Verma" size="side">
        <div ref={content}>
          <textarea aria-label="Note" />
        </div>
      </Dialog>
      <Dialog open={asked} onClose={() => {}} title="Is it you?" size="question">
        words
      </Dialog>
    </>
  );
}

/** As it is for a moment while a panel opens, or when what had it is gone. */
const letGoOfFocus = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined;

test('keys lead on in an open panel, also where nothing has the focus; never out of a question above it', async () => {
  const screen = await render(<Panel open={false} />);
  await userEvent.keyboard('j');
  expect(next).not.toHaveBeenCalled();
  await screen.rerender(<Panel open />);
  await userEvent.keyboard('j');
  letGoOfFocus();
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('j');
  expect(next).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('k');
  expect(previous).toHaveBeenCalledTimes(1);
  await screen.getByRole('textbox', { name: 'Note' }).click();
  await userEvent.keyboard('j');
  await screen.rerender(<Panel open asked />);
  letGoOfFocus();
  await userEvent.keyboard('j');
  expect(next).toHaveBeenCalledTimes(2);
});
