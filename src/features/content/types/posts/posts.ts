import { defineDated } from '../../collection';
import { post } from './entry';
import { posts as seed } from './seed/seed';

export const posts = defineDated({
  name: 'posts',
  title: 'Blog',
  entry: post,
  called: 'title',
  // Of two that have no address yet neither may stand in the way of the other; one that is not finished is looked at all the same.
  slugOf: ({ slug }) => (slug ? `/blog/${encodeURIComponent(slug)}` : ''),
  shownUnnamed: '/blog/untitled',
  on: 'publishedOn',
  tags: 'tags',
  // Beside its title a picture needs no words.
  inLists: ({ title, summary, author, publishedOn, picture }) => ({
    ...{ title, summary, publishedOn },
    picture: { media: picture.media, alt: '' },
    author: { name: author.name },
  }),
  seed,
});
