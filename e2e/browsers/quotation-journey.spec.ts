import { eventually } from '../lib/eventually';
import { quotationDesk } from '../quotation/desk';
import { expect, test } from './fixtures';
import { addressOf, awake, click, fill, isSeen, open, placeOf, signIn } from './steps';
import { ask, DESK_SIZE, PHONE_SIZE } from './visitor';

const wide = () => document.documentElement.scrollWidth;

/** Where its first line stands on the page, however far one has scrolled. */
const lineAt = () => {
  const line = document.querySelector('[aria-label="Description, line 1"]')?.getBoundingClientRect();
  return line && { x: line.x + scrollX, y: line.y + scrollY };
};

test('a quotation is written at a desk, and signed with a finger on a phone', async ({ visitor, site }) => {
  const desk = await quotationDesk(site);
  const followup = await desk.ask();

  await visitor.resize(DESK_SIZE);
  await signIn(visitor, site);
  await open(visitor, site, `/dashboard/quotations/new?followup=${followup}`);
  await placeOf(visitor, '[aria-label="Description, line 1"]');
  const began = await ask(visitor, lineAt);
  await fill(visitor, '[aria-label="Description, line 1"]', 'Two cold rooms');
  await fill(visitor, '[aria-label="Rate (₹), line 1"]', '45000');
  await placeOf(visitor, 'dd', '₹53,100.00');
  await placeOf(visitor, '[role=status]', 'Saved');
  // Its first saving gives it an address.
  await eventually(() => addressOf(visitor)).not.toContain('/new');
  expect(await ask(visitor, lineAt), 'the first saving moves nothing').toEqual(began);
  await click(visitor, 'button', 'Insert lines');
  await placeOf(visitor, '[role=dialog]', 'Insert lines');
  await visitor.press('Escape');
  await click(visitor, 'button', 'Send…');
  await click(visitor, 'dialog button', 'Send it');
  await placeOf(visitor, 'dialog', 'Sent as QT');
  // Firefox notes what is still being fetched when one leaves.
  await placeOf(visitor, 'section div', 'Quotation sent');
  const url = await ask(
    visitor,
    () => document.querySelector<HTMLInputElement>('dialog input[aria-label=Link]')?.value ?? '',
  );

  await visitor.resize(PHONE_SIZE);
  await visitor.open(url);
  await awake(visitor);
  expect(await ask(visitor, wide)).toBeLessThanOrEqual(PHONE_SIZE.width);
  await fill(visitor, 'input[name=name]', 'Asha Verma');
  // What is brought into sight by the click is where it is drawn.
  await click(visitor, 'svg[aria-label="Field for your signature"]');
  const { x, y, width, height } = await placeOf(visitor, 'svg[aria-label="Field for your signature"]');
  await visitor.drag(
    [0.2, 0.4, 0.6, 0.8].map((part, at) => ({
      x: x + width * part,
      y: y + height * (at % 2 ? 0.3 : 0.7),
    })),
  );
  const drawn = () => ask(visitor, () => document.querySelector<HTMLInputElement>('[name=signature]')?.value);
  await eventually(drawn).toMatch(/^M\d+ \d+M\d+ \d+L\d+ \d+L\d+ \d+L/);
  await click(visitor, 'input[name=agreed]');
  await click(visitor, 'button', 'Accept quotation');
  await placeOf(visitor, 'h2', 'Accepted');
  expect(await isSeen(visitor, 'svg[role=img]', 'Signature of Asha Verma')).toBe(true);
  expect(await ask(visitor, wide)).toBeLessThanOrEqual(PHONE_SIZE.width);
});
