import { z } from 'zod';
import { oneLine } from '~/model/fields';
import { day, group, line, list, maybePicture, picture, prose, slug } from '../../kinds';
import { rich } from '../../rich/rich-text';

export const post = z.object({
  title: line('Title', { fits: 60 }),
  slug: slug('Address, after /blog/', 'title'),
  summary: prose('Summary', { fits: 155, hint: 'In the list of posts, in the feed and for search engines.' }),
  author: group('Author', { name: line('Name', { fits: 30 }), portrait: maybePicture('Portrait') }),
  tags: list('Tags', 'tag', oneLine('Tag', 40).meta({ kind: 'line', label: 'Tag', fits: 24 }), 8),
  publishedOn: day('Day that is shown'),
  picture: picture('Picture'),
  body: rich('Text'),
});

export type Post = z.output<typeof post>;
