import { defineSingle } from '../../collection';
import { siteFacts } from './entry';
import { site as seed } from './seed';

export const site = defineSingle({
  byAdmins: true,
  name: 'site',
  title: 'Brand and contact',
  entry: siteFacts,
  shownOn: '/contact-us',
  onEveryPage: true,
  seed,
});
