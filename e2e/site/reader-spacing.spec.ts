import { expectToFit } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { DESK, PHONE } from '../lib/widths';

/** WCAG 1.4.12: what a reader may set, and nothing is lost. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

test('with the reader’s own spacing nothing covers the words of the first screen, however wide it is', async ({
  page,
}) => {
  await page.goto('/');
  const space = (css: string) =>
    page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, css);
  for (const size of [PHONE, DESK, { width: 1440, height: 900 }, { width: 1920, height: 1080 }]) {
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size);
      await space('');
      await expect(page.getByText('Service desk agent')).toBeVisible({ visible: size.width > 1200 });
      await space(SPACING);
      expect(await page.evaluate(coveredWords)).toEqual([]);
      await expectToFit(page);
    });
  }
});

/** Words of the hero that a drawing next to them lies on. */
const coveredWords = () => {
  const hero = document.querySelector('main section');
  const drawings = [...(hero?.querySelectorAll('[aria-hidden=true] .absolute') ?? [])].map((one) =>
    one.getBoundingClientRect(),
  );
  const covers = (word: DOMRect) =>
    drawings.some(
      (one) =>
        one.left < word.right && one.right > word.left && one.top < word.bottom && one.bottom > word.top,
    );
  return [...(hero?.querySelectorAll('h1, h1 ~ p, h1 ~ ul li') ?? [])]
    .filter((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()].some(covers);
    })
    .map(({ textContent }) => textContent);
};
