import { cachePageContext, publicUrlContext } from '~/lib/page-context';
import { blogPath, POSTS_A_PAGE, postsContext } from '../blog/posts.server';
import { openingPath, isUnread as openingsUnread, openNow } from '../career/openings.server';
import { publicPaths } from '../content/addresses';
import pageDates from '../content/page-dates.json';
import {
  catalogueChanges,
  cataloguePath,
  isUnread,
  productPath,
  wordsFor,
} from '../products/products.server';
import { pageChangesContext, wordsContext } from '../words.server';
import type { Route } from './+types/sitemap';
import { xml } from './xml';

/** Of each page whose words come with the product, the day on which they last changed: see scripts/checks/check-dates.ts. */
const wordsOf = new Map(Object.entries(pageDates));

/** Every page, every product, every post and every opening, for search engines, and since when each reads as it does. */
export async function loader({ context }: Route.LoaderArgs) {
  const publicUrl = context.get(publicUrlContext);
  context.get(cachePageContext)('/sitemap.xml');
  const catalogue = await catalogueChanges(context);
  // Half a map would tell search engines that the products are gone.
  if (isUnread(catalogue)) return new Response(wordsFor(catalogue), { status: catalogue });
  const changes = new Map(wordsOf.entries().map(([path, { changed }]) => [path, changed]));
  for (const [path, at] of context.get(pageChangesContext)())
    changes.set(path, newest(changes.get(path), at));
  const list = cataloguePath(1);
  changes.set(list, newest(changes.get(list), catalogue.changedAt));
  for (const product of catalogue.products) changes.set(productPath(product), product.changedAt);

  const posts = context.get(postsContext).changes();
  for (const { path, at } of posts) changes.set(path, at);
  changes.set(
    blogPath(),
    posts.map(({ at }) => at).reduce((one, other) => newest(one, other), ''),
  );

  const openings = await openNow(context);
  if (openingsUnread(openings)) return new Response('The openings did not answer.', { status: openings });
  for (const { slug, changedAt } of openings) {
    changes.set(openingPath(slug), changedAt);
    changes.set('/career', newest(changes.get('/career'), changedAt));
  }

  const paths = [
    ...publicPaths(context.get(wordsContext)),
    ...listPages(posts.length),
    ...posts.map(({ path }) => path),
    ...openings.map(({ slug }) => openingPath(slug)),
    ...catalogue.products.map((product) => productPath(product)),
  ];
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => entry(publicUrl + path, changes.get(path))),
    '</urlset>',
    '',
  ].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

/** Of the blog, after the first. */
const listPages = (count: number) =>
  Array.from({ length: Math.max(0, Math.ceil(count / POSTS_A_PAGE) - 1) }, (_page, index) =>
    blogPath({ page: index + 2 }),
  );

/** Days and moments alike: both begin with the year, and a day with its first moment. */
const newest = (day = '', moment: string | null) => (moment && moment > day ? moment : day);

/** Without a date rather than with a wrong one. */
const entry = (url: string, changed: string | undefined) =>
  `  <url><loc>${xml(url)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
