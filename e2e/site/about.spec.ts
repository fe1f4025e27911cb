import { expect, test } from '../lib/fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the blocks of About Us stand in their order, the team as wide as there is room, and the pictures move until the mouse stops them', async ({
  page,
}, info) => {
  await page.goto('/about-us');

  await test.step('the blocks', async () => {
    const headings = (await page.locator('main').getByRole('heading').allTextContents()).join('\n');
    const places = [
      'About Us',
      'Our Vision',
      'Our Mission',
      'Our Approach',
      'Our Core Services',
      'Why Choose Us',
      'Latest Technologies',
      'Unique Solutions',
      'Powerful Strategies',
      'Meet Our Team',
      'One platform, every industry.',
      'Branding Elegance',
      'User-Centric Intuition',
      'Design-Driven Functionality',
      'User Experience Elevation',
    ].map((words) => headings.replaceAll(/\s+/g, ' ').indexOf(words));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeGreaterThanOrEqual(0);
  });

  await test.step('the team stands side by side as far as there is room', async () => {
    const team = page.locator('#team');
    await team.scrollIntoViewIfNeeded();
    await expect(team.locator('.swiper-slide-active')).toHaveCount(1);
    const slides = await team
      .locator('.swiper-slide')
      .evaluateAll((all) =>
        all.map((slide) => slide.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
    const [first, second] = slides.toSorted((one, other) => one.left - other.left);
    expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(30);
    const row = await team.locator('[data-part="row"]').evaluate((element) => element.clientWidth);
    const perView = Math.round((row + 30) / ((second?.left ?? 0) - (first?.left ?? 0)));
    expect(perView).toBe(info.project.name === 'desktop' ? 3 : 1);
  });

  await test.step('the pictures move at 50 px a second and stop under the mouse', async () => {
    const row = page.locator('.marquee', { has: page.getByRole('img', { name: /^Slide 1/ }) });
    await row.scrollIntoViewIfNeeded();
    for (let slide = 1; slide <= 5; slide++) {
      const picture = row.getByRole('img', { name: new RegExp(`^Slide ${slide}: .{10,}`) });
      await expect(picture).toHaveCount(1);
      expect((await picture.boundingBox())?.height).toBe(288);
    }
    const track = row.locator('.marquee-track');
    const { pace, narrowest } = await track.evaluate((element) => ({
      pace: element.scrollWidth / 2 / Number.parseFloat(getComputedStyle(element).animationDuration),
      narrowest: Math.min(...Array.from(element.querySelectorAll('img'), (image) => image.clientWidth)),
    }));
    expect(pace).toBeCloseTo(50);
    expect(narrowest).toBe(info.project.name === 'desktop' ? 400 : 300);
    await row.locator('.marquee-window').hover();
    await expect(track).toHaveCSS('animation-play-state', 'paused');
  });
});
