import { expect, test } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { resources } from '../../src/features/resources';
import routes from '../../src/routes';
import { screensLookedAt } from '../lib/screens';

/** The addresses of all that has a look, by the map of the site; what a star stands for is named beside it. */
function screensIn(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, file, index, children }) => {
    const place = path ? `${above}/${path}` : above;
    if (children) return screensIn(children, place);
    return file.endsWith('.tsx') && (path || index) ? [place || '/'] : [];
  });
}

const asPattern = (screen: string) =>
  new RegExp(`^${screen.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/\/:\w+/g, '/[^/]+')}$`);

test('axe has looked at every screen', () => {
  const screens = [
    ...screensIn(routes).filter((screen) => !screen.endsWith('*')),
    '/no/such/page',
    ...resources.map(({ path }) => `/dashboard/${path}`),
  ];
  expect(screens.length).toBeGreaterThan(35);
  const looked = screensLookedAt();
  expect(screens.filter((screen) => !looked.some((path) => asPattern(screen).test(path)))).toEqual([]);
});
