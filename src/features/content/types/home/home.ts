import { defineSingle } from '../../collection';
import { homePage } from './entry';
import { home as seed } from './seed';

export const home = defineSingle({ name: 'home', title: 'Home', entry: homePage, shownOn: '/home', seed });
