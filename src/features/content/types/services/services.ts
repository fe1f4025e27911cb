import { defineMany } from '../../collection';
import { service } from './entry';
import { servicePath } from './paths';
import { services as seed } from './seed';

export const services = defineMany({
  name: 'services',
  title: 'Services',
  entry: service,
  called: 'title',
  slugOf: ({ path, page, title }) => (page === 'overview' ? path : servicePath(path, title)),
  seed,
});
