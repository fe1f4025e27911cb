import { defineSingle } from '../../collection';
import { careerPage } from './entry';
import { careers as seed } from './seed';

export const careers = defineSingle({
  name: 'careers',
  title: 'Career page',
  entry: careerPage,
  shownOn: '/career',
  seed,
});
