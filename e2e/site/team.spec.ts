import { eventually } from '../lib/eventually';
import { expect, test } from '../lib/fixtures';
import { settled } from '../lib/shifts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the team turns by itself, by its arrows and dots, and stops when told to', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about-us');
  const team = page.locator('#team');
  await team.scrollIntoViewIfNeeded();
  const active = team.locator('.swiper-slide-active');
  await expect(active).toHaveCount(1);
  const name = () => active.getByRole('heading').innerText();
  const began = await name();
  // It turns every three seconds, counted from when it has come to rest.
  const letTimePass = async () => {
    await page.evaluate(settled);
    await page.clock.runFor(3600);
  };
  await letTimePass();
  await eventually(name).not.toBe(began);
  await team.getByRole('button', { name: /pause/i }).click();
  const paused = await name();
  await letTimePass();
  expect(await name()).toBe(paused);
  await team.getByRole('button', { name: 'Next person' }).click();
  await eventually(name).not.toBe(paused);
  await team.getByRole('button', { name: 'Go to person 8' }).click();
  await eventually(name).toBe('Arjun Nambiar');
});
