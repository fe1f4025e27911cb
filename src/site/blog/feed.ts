import { cachePageContext, publicUrlContext } from '~/lib/page-context';
import { startOfDay } from '~/lib/time';
import { xml } from '../head/xml';
import { wordsContext } from '../words.server';
import type { Route } from './+types/feed';
import { FEED, readPosts, type ShownPost, UNREAD } from './posts.server';

const MOST = 20;

/** The newest posts for readers of feeds (Atom, RFC 4287). */
export async function loader({ context }: Route.LoaderArgs) {
  const publicUrl = context.get(publicUrlContext);
  const { name, blog } = context.get(wordsContext)('site');
  const posts = await readPosts(context, ({ newest }) => newest(MOST));
  if (posts === UNREAD) return new Response('The posts did not answer.', { status: UNREAD });
  context.get(cachePageContext)(FEED);
  const changed = posts.map(({ at }) => at).sort();
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    `  <id>${xml(`${publicUrl}/blog`)}</id>`,
    `  <title>${xml(`${name}: ${blog.heading.plain} ${blog.heading.green}`)}</title>`,
    `  <subtitle>${xml(blog.description)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${xml(publicUrl + FEED)}"/>`,
    `  <link rel="alternate" type="text/html" href="${xml(`${publicUrl}/blog`)}"/>`,
    // A feed has to say when it last changed; one that is empty never did.
    `  <updated>${changed.at(-1) ?? '1970-01-01T00:00:00.000Z'}</updated>`,
    `  <author><name>${xml(name)}</name></author>`,
    ...posts.flatMap((post) => entryOf(publicUrl, post)),
    '</feed>',
    '',
  ].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}

const entryOf = (publicUrl: string, { path, at, entry }: ShownPost) => [
  '  <entry>',
  `    <id>${xml(publicUrl + path)}</id>`,
  `    <title>${xml(entry.title)}</title>`,
  `    <link rel="alternate" type="text/html" href="${xml(publicUrl + path)}"/>`,
  `    <published>${startOfDay(entry.publishedOn)}</published>`,
  `    <updated>${at}</updated>`,
  `    <author><name>${xml(entry.author.name)}</name></author>`,
  ...entry.tags.map((tag) => `    <category term="${xml(tag)}"/>`),
  `    <summary>${xml(entry.summary)}</summary>`,
  '  </entry>',
];
