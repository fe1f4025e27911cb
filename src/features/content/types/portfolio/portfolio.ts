import { defineMany } from '../../collection';
import { tab } from './entry';
import { portfolio as seed } from './seed';

export const portfolio = defineMany({
  name: 'portfolio',
  title: 'Portfolio',
  entry: tab,
  called: 'label',
  slugOf: ({ label }) => `/portfolio?tab=${encodeURIComponent(label)}`,
  seed,
});
