import { defineSingle } from '../../collection';
import { legalText } from './entry';
import { terms as seed } from './seed';

export const terms = defineSingle({
  byAdmins: true,
  archived: true,
  name: 'terms',
  title: 'Terms of service',
  entry: legalText,
  shownOn: '/terms',
  seed,
});
