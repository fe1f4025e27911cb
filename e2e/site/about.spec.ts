import type { Page } from '@playwright/test';
import { eventually } from '../lib/eventually';
import { expect, test } from '../lib/fixtures';
import { settled } from '../lib/shifts';
import { PHONE } from '../lib/widths';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the team turns by itself, by its arrows and dots, and stops when told to; the pictures move until the mouse stops them', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about-us');
  const team = page.locator('#team');
  await team.scrollIntoViewIfNeeded();
  const active = team.locator('.swiper-slide-active');
  await expect(active).toHaveCount(1);

  await test.step('the team turns', async () => {
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

  await test.step('the pictures move at 50 px a second and stop under the mouse', async () => {
    const row = page.locator('.marquee', { has: page.getByRole('img', { name: /^Slide 1/ }) });
    await row.scrollIntoViewIfNeeded();
    for (let slide = 1; slide <= 5; slide++) {
      const picture = row.getByRole('img', { name: new RegExp(`^Slide ${slide}: .{10,}`) });
      await expect(picture).toHaveCount(1);
      expect((await picture.boundingBox())?.height).toBe(288);
    }
    expect(await movement(page)).toEqual({ pace: 50, narrowest: 400 });
    await row.locator('.marquee-window').hover();
    await expect(row.locator('.marquee-track')).toHaveCSS('animation-play-state', 'paused');
  });

  await test.step('as many stand side by side as there is room for', async () => {
    await page.clock.resume();
    await eventually(() => besides(page)).toEqual({ gap: 30, perView: 3 });
    await page.setViewportSize(PHONE);
    await eventually(() => besides(page)).toEqual({ gap: 30, perView: 1 });
    expect(await movement(page)).toEqual({ pace: 50, narrowest: 300 });
  });
});

const movement = (page: Page) =>
  page
    .locator('.marquee', { has: page.getByRole('img', { name: /^Slide 1/ }) })
    .locator('.marquee-track')
    .evaluate((track) => ({
      pace: Math.round(track.scrollWidth / 2 / Number.parseFloat(getComputedStyle(track).animationDuration)),
      narrowest: Math.min(...Array.from(track.querySelectorAll('img'), (image) => image.clientWidth)),
    }));

const besides = (page: Page) =>
  page.locator('#team').evaluate((team) => {
    const places = Array.from(team.querySelectorAll('.swiper-slide'), (one) => one.getBoundingClientRect());
    const [first, second] = places.toSorted((one, other) => one.left - other.left);
    const row = team.querySelector('[data-part="row"]')?.clientWidth ?? 0;
    const step = (second?.left ?? 0) - (first?.left ?? 0);
    return {
      gap: Math.round((second?.left ?? 0) - (first?.right ?? 0)),
      perView: Math.round((row + 30) / step),
    };
  });
