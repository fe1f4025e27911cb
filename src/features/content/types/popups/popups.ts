import { defineMany } from '../../collection';
import { popup } from './entry';
import { popups as seed } from './seed';

export const popups = defineMany({
  name: 'popups',
  title: 'Popups of Home',
  entry: popup,
  called: 'category',
  knownBy: 'slug',
  slugOf: ({ slug }) => `/${slug}`,
  seed,
});
