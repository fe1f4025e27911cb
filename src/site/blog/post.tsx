import { data } from 'react-router';
import type { LibraryPicture } from '~/features/media/library-picture';
import { NotFoundMessage, ServerFault } from '../frame/fault-pages';
import { headFor } from '../head/head.server';
import { type PageHead, pageMeta } from '../head/page-head';
import { blogPosting } from '../head/structured-data.server';
import { tellMissing } from '../lead-on.server';
import { type Drawn, Reading } from '../reading';
import { readOnly } from '../reading.server';
import { pictureContext } from '../words.server';
import type { Route } from './+types/post';
import { PostPage } from './post-page.server';
import { readPosts, type ShownPost, UNREAD } from './posts.server';

export { blogLinks as links } from './blog-links';
export const meta = pageMeta;

const OTHERS = 2;

interface PostData {
  head: PageHead;
  html: Drawn | 'lost' | 'unread';
}

export async function loader(args: Route.LoaderArgs) {
  const path = `/blog/${encodeURIComponent(args.params.slug)}`;
  const found = await readPosts(args.context, async (posts) => {
    const [post, others] = await Promise.all([posts.at(path), posts.newestBut(path, OTHERS)]);
    return { post, others };
  });
  if (found === UNREAD) return data<PostData>({ head: nothingAt(args, path), html: 'unread' }, UNREAD);
  const { post, others } = found;
  if (!post) {
    tellMissing(args.context);
    return data<PostData>({ head: nothingAt(args, path), html: 'lost' }, 404);
  }
  return data<PostData>({
    head: headFor(args.context, factsOf(post, args.context.get(pictureContext)(post.entry.picture.media))),
    html: readOnly(args, path, <PostPage post={post} others={others} />),
  });
}

const nothingAt = ({ context }: Route.LoaderArgs, path: string) =>
  headFor(context, {
    path,
    title: 'Page not found',
    description: 'There is no post at this address.',
    share: 'blog',
    noindex: true,
  });

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;

function factsOf(
  { path, at, entry: { title, summary, author, publishedOn, tags } }: ShownPost,
  picture: LibraryPicture | undefined,
) {
  return {
    path,
    title: cut(title, LONGEST_TITLE),
    description: cut(summary, LONGEST_DESCRIPTION),
    share: 'blog',
    picture,
    crumbs: [
      ['Blog', '/blog'],
      [title, path],
    ] as const,
    jsonLd: (publicUrl: string, image: string) => [
      blogPosting(publicUrl, {
        path,
        title,
        summary,
        author: author.name,
        publishedOn,
        changedAt: at,
        tags,
        image,
      }),
    ],
  };
}

/** By letters: half of one is none. */
const cut = (text: string, longest: number) => [...text].slice(0, longest).join('');

export default function Post({ loaderData: { html } }: Route.ComponentProps) {
  if (html === 'lost') return <NotFoundMessage />;
  if (html === 'unread') return <ServerFault unreached={false} />;
  return <Reading of={html} />;
}
