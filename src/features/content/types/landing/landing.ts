import { defineSingle } from '../../collection';
import { landingPage } from './entry';
import { landing as seed } from './seed';

export const landing = defineSingle({
  name: 'landing',
  title: 'Front page',
  entry: landingPage,
  shownOn: '/',
  seed,
});
