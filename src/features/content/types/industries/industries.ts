import { defineSingle } from '../../collection';
import { industriesBlock } from './entry';
import { industries as seed } from './seed';

export const industries = defineSingle({
  name: 'industries',
  title: 'Industries',
  entry: industriesBlock,
  shownOn: '/about-us',
  seed,
});
