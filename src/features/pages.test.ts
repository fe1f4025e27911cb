import { expect, test } from 'vitest';
import { pageAt } from './pages';
import { backPlaces, workPlaces } from './places';
import { resources } from './resources';

test('every place of the menu has a page or a resource', () => {
  const places = [...workPlaces('admin'), ...backPlaces('admin')].map(({ to }) =>
    to.replace(/^\/dashboard\/?/, ''),
  );
  expect(places).toContain('settings');
  const nowhere = places.filter(
    (address) => address !== '' && !pageAt(address) && !resources.some(({ path }) => path === address),
  );
  expect(nowhere).toEqual([]);
});

test('an address says what it is of, the longer one is not taken for the shorter, and others are nobody’s', () => {
  expect(pageAt('people/7')).toMatchObject({ title: 'Person', params: { id: '7' } });
  expect(pageAt('content/posts/7/versions')).toMatchObject({
    title: 'Versions',
    params: { collection: 'posts', id: '7' },
  });
  expect(pageAt('content/posts')).toMatchObject({ title: 'Website', params: { collection: 'posts' } });
  for (const nobodys of [undefined, '', 'people', 'people/7/8', 'settings/x'])
    expect(pageAt(nobodys)).toBeUndefined();
});
