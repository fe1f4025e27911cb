import { defineSingle } from '../../collection';
import { navigationLinks } from './entry';
import { navigation as seed } from './seed';

export const navigation = defineSingle({
  byAdmins: true,
  name: 'navigation',
  title: 'Navigation',
  entry: navigationLinks,
  shownOn: '/',
  onEveryPage: true,
  seed,
});
