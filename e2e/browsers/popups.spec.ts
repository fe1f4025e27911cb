import { eventually } from '../lib/eventually';
import { expect, test } from './fixtures';
import { open, placeOf, settled } from './steps';
import { ask, DESK_SIZE, PHONE_SIZE } from './visitor';

test('the chosen tab of the portfolio is in sight on a phone, and what stands behind a popup is dark, also where it is not blurred', async ({
  visitor,
  site,
}) => {
  await visitor.resize(PHONE_SIZE);
  await open(visitor, site, '/portfolio?tab=Software');
  expect(await settled(visitor)).toBe(0);
  await eventually(
    async () => (await placeOf(visitor, 'nav[aria-label=Industries] [aria-current]')).right,
  ).toBeLessThanOrEqual(PHONE_SIZE.width);
  expect((await placeOf(visitor, 'nav[aria-label=Industries] [aria-current]')).left).toBeGreaterThan(0);
  await open(visitor, site, '/portfolio?tab=B2B');
  expect((await placeOf(visitor, 'nav[aria-label=Industries] [aria-current]')).left).toBeGreaterThan(0);

  await visitor.resize(DESK_SIZE);
  await open(visitor, site, '/it');
  const opacity = await ask(visitor, () => {
    const popup = document.querySelector('dialog[open]');
    const pen = document.createElement('canvas').getContext('2d');
    if (!popup || !pen) return 0;
    pen.fillStyle = getComputedStyle(popup).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    return (pen.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255;
  });
  expect(opacity).toBeGreaterThan(0.95);
});
