import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button } from '~/testing/component';
import { useShortcuts } from './shortcut-keys';

const onReach = vi.fn();
const onPalette = vi.fn();
const onHelp = vi.fn();

function Desk() {
  useShortcuts({ onReach, onPalette, onHelp });
  return (
    <>
      <button type="button">Elsewhere</button>
      <input aria-label="Name" />
      <dialog open>
        <button type="button">In a dialog</button>
      </dialog>
    </>
  );
}

beforeEach(async () => {
  vi.clearAllMocks();
  await render(<Desk />);
});

const places = {
  page: () => button('Elsewhere'),
  field: () => page.getByLabelText('Name'),
  dialog: () => button('In a dialog'),
};

test.each(['page', 'field', 'dialog'] as const)('Ctrl K opens the palette in a %s', async (place) => {
  await places[place]().click();
  await userEvent.keyboard('{Control>}');
  expect(onReach).toHaveBeenCalledOnce();
  await userEvent.keyboard('k{/Control}');
  expect(onPalette).toHaveBeenCalledOnce();
});

test.each(['{Control>}{Shift>}k{/Shift}{/Control}', '{Control>}{Alt>}k{/Alt}{/Control}', 'k'])(
  '%s does not',
  async (keys) => {
    await places.page().click();
    await userEvent.keyboard(keys);
    expect(onPalette).not.toHaveBeenCalled();
  },
);

test('? helps, but not where it is typed', async () => {
  await places.field().click();
  await userEvent.keyboard('?');
  await expect.element(places.field()).toHaveValue('?');
  await places.dialog().click();
  await userEvent.keyboard('?');
  expect(onHelp).not.toHaveBeenCalled();
  await places.page().click();
  await userEvent.keyboard('?');
  expect(onHelp).toHaveBeenCalledOnce();
});
