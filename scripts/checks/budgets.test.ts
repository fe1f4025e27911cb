import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { heavyFiles, heavyPages, pageBudget, restlessStyles, serverPackages, weigh } from './budgets.ts';

const KB = 1024;
const light = { JavaScript: KB, CSS: KB, fonts: KB, 'first pictures': 0, pictures: KB };

test('a page weighs what its HTML makes a browser fetch, each file once', () => {
  const html = `
    <link rel="stylesheet" href="/a.css" data-precedence="default"/>
    <link rel="preload" as="font" href="/a.woff2" crossorigin="anonymous"/>
    <link rel="preload" as="image" href="/first.avif"/>
    <link rel="later" href="/a.js"/><link rel="later" href="/b.js"/>
    <picture><source type="image/avif" srcSet="/first-480.avif 480w, /first-960.avif 960w" sizes="50vw"/>
      <img src="/first.webp" alt="" fetchPriority="high"/></picture>
    <img src="/later.svg" alt="" loading="lazy"/><img src="/later.svg" alt="" loading="lazy"/>`;
  const sizes = new Map([
    ['/a.css', 1],
    ['/a.woff2', 2],
    ['/a.js', 4],
    ['/b.js', 8],
    ['/first-480.avif', 16],
    ['/first-960.avif', 32],
    ['/later.svg', 64],
  ]);
  const sizeOf = (address: string) => sizes.get(address) ?? Number.NaN;
  expect(weigh(html, sizeOf)).toEqual({
    JavaScript: 12,
    CSS: 1,
    fonts: 2,
    'first pictures': 32,
    pictures: 96,
  });
});

test('a page within its budget is not mentioned, one beyond it is named with kind, figure and limit', () => {
  expect(heavyPages({ '/brand': light })).toEqual([]);
  expect(heavyPages({ '/brand': { ...light, CSS: 99 * KB } })).toEqual([
    `/brand loads 99.0 KB of CSS, and ${pageBudget.CSS} KB are allowed: see scripts/checks/budgets.ts`,
  ]);
});

test('a page with a form may bring its script, whatever follows in its address', () => {
  const weight = { ...light, JavaScript: (pageBudget.JavaScript + 1) * KB };
  const pages = {
    '/': weight,
    '/Iot-products?product=x': weight,
    '/verify-email/x': weight,
    '/home': weight,
  };
  expect(heavyPages(pages)).toEqual([expect.stringMatching(/^\/home loads [\d.]+ KB of JavaScript/)]);
});

test('the largest file of a kind is held too', () => {
  expect(heavyFiles({ 'a.avif': 50 * KB, 'b.avif': 90 * KB, 'c.map': 900 * KB })).toEqual([
    expect.stringContaining('b.avif has 90.0 KB, and 52 KB are allowed'),
  ]);
});

test('a style that means all that stands below is named, one with a name of its own is not', () => {
  const restless = [
    String.raw`.group-last\:h-0:is(:where(.group):last-child *)`,
    String.raw`.group-has-\[\:popover-open\]\:block:is(:where(.group\/bar):has(:popover-open) *)`,
  ];
  const calm = String.raw`.last\:pb-0:last-child{}.bar:has(:popover-open) .opens-menu{}.group-hover\:underline:is(:where(.group):hover *){}`;
  expect(restlessStyles(`a{color:red}${restless.map((one) => `${one}{height:0}`).join('')}${calm}`)).toEqual(
    restless.map((one) => `${one} has whole pages styled anew: give the element a name of its own`),
  );
});

test('the list of the world’s numbers stays on the server', async () => {
  const library = await readFile('node_modules/libphonenumber-js/metadata.max.json', 'utf8');
  expect(serverPackages(`const numbers = ${library}`)).toHaveLength(1);
  expect(serverPackages('const country = "IN"')).toEqual([]);
});
