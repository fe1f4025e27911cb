import { expect, test } from '@playwright/test';
import { findUnseenParts } from './unseen-parts';

test('what has been seen is not shown to axe again, but what is new, shown, or coloured otherwise', async ({
  page,
}) => {
  await page.setContent(`
    <main style="color: black">
      <ul><li>One</li><li>Two</li></ul>
      <p hidden>Later</p>
      <button aria-pressed="false">Press</button>
    </main>`);
  const seen: string[] = [];
  const unseen = async () => {
    const parts = await page.evaluateHandle(findUnseenParts, { within: 'main', seen });
    seen.push(...(await parts.evaluate(({ signs }) => signs)));
    return parts.evaluate(({ include }) => include.map(({ localName }) => localName));
  };
  const change = (act: (main: HTMLElement) => void) =>
    page.evaluate(`(${act})(document.querySelector('main'))`);

  expect(await unseen()).toEqual(['main']);
  expect(await unseen()).toEqual([]);
  await change((main) => main.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li>Three</li>'));
  expect(await unseen()).toEqual([]);
  await change((main) =>
    main.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li><a href="/"></a></li>'),
  );
  expect(await unseen()).toEqual(['li']);
  await change((main) => main.querySelector('p')?.toggleAttribute('hidden'));
  expect(await unseen()).toEqual(['p']);
  await change((main) => main.querySelector('button')?.setAttribute('aria-pressed', 'true'));
  expect(await unseen()).toEqual(['button']);
  await change((main) => main.querySelector('li')?.setAttribute('style', 'color: silver'));
  expect(await unseen()).toEqual(['li']);
  await change((main) => main.setAttribute('style', 'color: gray'));
  expect(await unseen()).toEqual(['main']);
});
