import { createContext, type RouterContextProvider } from 'react-router';
import type { Post } from '~/features/content/types/posts/entry';
import type { posts } from '~/features/content/types/posts/posts';
import type { Dated, DatedInList, DatedReader } from '~/features/content/words.server';
import { databaseFault } from '~/platform/db/engine/faults';

export { PAGE_SIZE as POSTS_A_PAGE } from '~/features/content/words.server';

type PostInLists = ReturnType<typeof posts.inLists>;
type PostReader = DatedReader<Post, PostInLists>;

export type ShownPost = Dated<Post>;
export type ListedPost = DatedInList<PostInLists>;

/** How a page's loader reads the posts of the blog. */
export const postsContext = createContext<PostReader>();

/** The posts could not be read: nobody can tell for now. */
export const UNREAD = 503 as const;

/** What is not there must not be taken for what could not be read. */
export async function readPosts<Found>(
  context: Readonly<RouterContextProvider>,
  read: (posts: PostReader) => Promise<Found>,
): Promise<Found | typeof UNREAD> {
  try {
    return await read(context.get(postsContext));
  } catch (fault) {
    if (fault instanceof Error && databaseFault(fault)) return UNREAD;
    throw fault;
  }
}

interface Asked {
  page?: number;
  tag?: string | undefined;
}

export function blogPath({ page = 1, tag }: Asked = {}) {
  const query = [
    ...(tag === undefined ? [] : [`tag=${encodeURIComponent(tag)}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return query.length > 0 ? `/blog?${query.join('&')}` : '/blog';
}

export const FEED = '/blog/feed.xml';
