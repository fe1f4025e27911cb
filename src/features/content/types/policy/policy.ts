import { defineSingle } from '../../collection';
import { legalText } from './entry';
import { policy as seed } from './seed';

export const policy = defineSingle({
  byAdmins: true,
  archived: true,
  name: 'policy',
  title: 'Privacy policy',
  entry: legalText,
  shownOn: '/policy',
  seed,
});
