import { data } from 'react-router';
import type { SiteFacts } from '~/features/content/types/site/entry';
import { cachePageContext } from '~/lib/page-context';
import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import { itemList } from '../head/structured-data.server';
import { tellMissing } from '../lead-on.server';
import ReadingPage from '../reading';
import { readOnly } from '../reading.server';
import { wordsContext } from '../words.server';
import type { Route } from './+types/blog';
import { BlogList } from './blog-list.server';
import { blogPath, readPosts, UNREAD } from './posts.server';

export { blogLinks as links } from './blog-links';
export const meta = pageMeta;

const LAST_PAGE = 1000;
const LONGEST_TAG = 100;

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const words = context.get(wordsContext)('site').blog;
  const page = Math.min(Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1), LAST_PAGE);
  const tag = url.searchParams.get('tag')?.slice(0, LONGEST_TAG);
  const found = await readPosts(context, async (posts) => {
    const list = await posts.page(page, tag);
    return { ...list, tags: posts.tags() };
  });
  const { items, pages, tags } = found === UNREAD ? { items: UNREAD, pages: 1, tags: [] } : found;
  const isThere = items !== UNREAD && (items.length > 0 || (page === 1 && tag === undefined));
  const path = blogPath({ page, tag });
  const head = headFor(context, {
    ...factsOf(words, page, tag),
    path,
    // A list of a part of the posts says nothing that the whole does not.
    noindex: !isThere || tag !== undefined,
    jsonLd: (publicUrl) =>
      items === UNREAD || items.length === 0
        ? []
        : [
            itemList(
              publicUrl,
              items.map((post) => post.path),
            ),
          ],
  });
  if (items !== UNREAD && !isThere) tellMissing(context);
  if (isThere) context.get(cachePageContext)(path);
  const html = readOnly(
    args,
    `blog ${path}`,
    <BlogList posts={items} page={page} pages={pages} tags={tags} tag={tag} />,
  );
  return data({ head, html }, { status: items === UNREAD ? UNREAD : isThere ? 200 : 404 });
}

const factsOf = ({ title, description }: SiteFacts['blog'], page: number, tag: string | undefined) => ({
  title: [tag === undefined ? title : `Blog: ${tag}`, ...(page > 1 ? [`page ${page}`] : [])].join(', '),
  description,
  share: 'blog',
  crumbs: [['Blog', '/blog']] as const,
});

export default ReadingPage;
