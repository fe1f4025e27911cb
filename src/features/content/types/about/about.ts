import { defineSingle } from '../../collection';
import { aboutPage } from './entry';
import { about as seed } from './seed';

export const about = defineSingle({
  name: 'about',
  title: 'About us',
  entry: aboutPage,
  shownOn: '/about-us',
  seed,
});
