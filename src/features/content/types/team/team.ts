import { defineMany } from '../../collection';
import { member } from './entry';
import { team as seed } from './seed';

export const team = defineMany({
  name: 'team',
  title: 'Team',
  entry: member,
  called: 'name',
  shownOn: '/about-us',
  seed,
});
