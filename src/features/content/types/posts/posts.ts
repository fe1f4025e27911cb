import { defineDated } from '../../collection';
import { post } from './entry';
import { posts as seed } from './seed/seed';

export const posts = defineDated({
  name: 'posts',
  title: 'Blog',
  entry: post,
  called: 'title',
  // Of two that have no address yet neither may stand in the way of the other.
  slugOf: ({ slug }) => (slug ? `/blog/${slug}` : ''),
  shownUnnamed: '/blog/untitled',
  on: 'publishedOn',
  tags: 'tags',
  seed,
});
