import { eventually } from '../lib/eventually';
import { call, tokenOf } from '../lib/people';
import { expect, test } from './fixtures';
import { addressOf, click, open, placeOf, signIn } from './steps';
import { ask, DESK_SIZE } from './visitor';

/** Beside the box that it belongs to, where a finger that does not aim well comes down. */
const BESIDE = { x: 3, y: 3 };

const COUNT = 12;

test('many are ticked in ranges over two pages, changed together, put back by keys, and read one after the other', async ({
  visitor,
  site,
}) => {
  const mark = 'Manyfold';
  const token = await tokenOf(site, site.admin);
  for (let index = 0; index < COUNT; index++) {
    const name = `${mark} ${String(index).padStart(2, '0')}`;
    const person = { name, mobile: '98180 40168', email: 'many@browsers.example' };
    await call(site, 'POST', '/followup', { ...person, status: 'Pending' }, token);
  }
  const found = async (): Promise<{ status: string }[]> => {
    const query = `page=1&pageSize=${COUNT}&field=name&q=${mark}`;
    return (await call(site, 'GET', `/followup?${query}`, undefined, token)).items;
  };
  const completed = async () => (await found()).filter(({ status }) => status === 'Completed').length;
  await visitor.resize(DESK_SIZE);
  await signIn(visitor, site);
  await open(visitor, site, `/dashboard/followups?q=${mark}&sort=name`);

  await test.step('ticks', async () => {
    await click(visitor, 'tbody label', `Select ${mark} 00`);
    await click(visitor, 'tbody label', `Select ${mark} 02`, 'Shift');
    await placeOf(visitor, 'main *', '3 selected');
    const { x, y } = await placeOf(visitor, 'tbody label', `Select ${mark} 04`);
    await visitor.clickAt({ x: x + BESIDE.x, y: y + BESIDE.y }, 'Shift');
    await placeOf(visitor, 'main *', '5 selected');
    expect(await ask(visitor, () => String(getSelection()))).toBe('');
    await click(visitor, 'main nav button', 'Next');
    await click(visitor, 'tbody label', `Select ${mark} 11`);
    await placeOf(visitor, 'main *', '6 selected');
  });

  await test.step('one change, and the way back', async () => {
    const choose = (label: string, value: string) =>
      ask(
        visitor,
        (name, chosen) => {
          const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${name}"]`);
          if (!select) return;
          select.value = chosen;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        },
        label,
        value,
      );
    await choose('Change', 'status');
    await placeOf(visitor, 'select[aria-label="Set status"]');
    await choose('Set status', 'Completed');
    await click(visitor, 'button', 'Apply: Set status');
    await placeOf(visitor, '[role=status] *, [role=alert] *', 'updated successfully (6)');
    expect(await completed()).toBe(6);
    await visitor.press('z', 'Control');
    await eventually(completed).toBe(0);
  });

  await test.step('the panel', async () => {
    await click(visitor, 'main button', `View ${mark} 10`);
    await placeOf(visitor, 'dialog[open] h2', `${mark} 10`);
    await visitor.type('j');
    await placeOf(visitor, 'dialog[open] h2', `${mark} 11`);
    await visitor.press('ArrowUp');
    await placeOf(visitor, 'dialog[open] h2', `${mark} 10`);
    await click(visitor, 'dialog[open] textarea');
    await visitor.type('jk, said they');
    await visitor.press('Enter', 'Control');
    await placeOf(visitor, 'dialog[open] h2', 'What is next?');
    await visitor.press('Enter');
    await eventually(async () => JSON.stringify(await found())).toContain('jk, said they');
    expect(await addressOf(visitor)).toContain('record=');
  });
});
