import { PageLinks } from '~/site/page-links.server';
import { buttonLook } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Veins } from '~/ui/leaf/veins';
import { Closing } from '../closing.server';
import { Picture } from '../picture.server';
import { useWords } from '../words.server';
import { PostDay } from './post-day.server';
import { blogPath, FEED, type ListedPost, UNREAD } from './posts.server';

interface BlogListProps {
  posts: readonly ListedPost[] | typeof UNREAD;
  page: number;
  pages: number;
  tags: readonly string[];
  tag: string | undefined;
}

/** The newest post across, the others below it, row by row. */
export function BlogList({ posts, page, pages, tags, tag }: BlogListProps) {
  const { heading, lead } = useWords('site').blog;
  return (
    <>
      <section data-scheme="dark" className="relative isolate overflow-clip">
        <Veins className="pointer-events-none absolute -top-40 right-0 -z-10 h-[46rem] w-auto max-w-none translate-x-1/3 opacity-40 lg:translate-x-0" />
        <div className="wrap grid gap-6 pt-12 pb-12 lg:pt-20 lg:pb-16">
          <h1 className="max-w-4xl text-display">
            {heading.plain} <span className="text-accent">{heading.green}</span>
          </h1>
          <p className="max-w-2xl text-lg text-muted lg:text-xl">{lead}</p>
          {tags.length > 0 && <Tags tags={tags} current={tag} />}
        </div>
      </section>
      <section aria-labelledby="posts-title" className="wrap py-14 lg:py-20">
        <h2 id="posts-title" className={tag === undefined ? 'sr-only' : 'mb-10 text-3xl wrap-anywhere'}>
          {tag === undefined ? 'Posts' : `About “${tag}”`}
        </h2>
        {posts === UNREAD || posts.length === 0 ? (
          <NoPosts isUnread={posts === UNREAD} isPart={tag !== undefined || page > 1} />
        ) : (
          <ol className="blog-posts">
            {posts.map((post, index) => (
              <PostCard key={post.path} post={post} first={index === 0} />
            ))}
          </ol>
        )}
        {pages > 1 && (
          <PageLinks
            of="posts"
            page={page}
            pages={pages}
            to={(other) => blogPath({ page: other, tag })}
            before="Newer"
            after="Older"
          />
        )}
      </section>
      <Closing />
    </>
  );
}

const Tags = ({ tags, current }: { tags: readonly string[]; current: string | undefined }) => (
  <nav aria-label="Subjects" className="mt-2">
    <ul className="flex flex-wrap gap-2">
      {[undefined, ...tags].map((tag) => (
        <li key={tag ?? ''}>
          <a
            href={blogPath({ tag })}
            aria-current={tag === current ? 'page' : undefined}
            className="blog-tag"
          >
            {tag ?? 'All'}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

export function PostCard({ post, first = false }: { post: ListedPost; first?: boolean }) {
  const { path, entry } = post;
  return (
    <li className="blog-post">
      <Picture
        of={entry.picture}
        alt={() => ''}
        sizes={first ? '(width >= 64rem) 48rem, 92vw' : '(width >= 64rem) 22rem, 92vw'}
        first={first}
        className="aspect-3/2 w-full rounded-leaf border border-line object-cover"
      />
      <div className="grid content-center gap-3 wrap-anywhere">
        <p className="text-sm text-muted">
          <PostDay of={entry.publishedOn} /> · {entry.author.name}
        </p>
        <h3 className="text-2xl">
          <a href={path} className="blog-title">
            {entry.title}
          </a>
        </h3>
        <p className="max-w-prose text-muted">{entry.summary}</p>
      </div>
    </li>
  );
}

const NoPosts = ({ isUnread, isPart }: { isUnread: boolean; isPart: boolean }) => (
  <div className="grid gap-4 py-10">
    <p className="font-heading text-2xl font-semibold">
      {isUnread ? 'The posts could not be fetched' : isPart ? 'Nothing stands here' : 'No posts yet'}
    </p>
    <p className="max-w-prose text-muted">
      {isUnread
        ? 'Load the page again in a minute.'
        : isPart
          ? 'There are no posts on this page of the list. All of them stand one link away.'
          : 'The first is being written. A reader of feeds tells you when it is there.'}
    </p>
    <p>
      <a href={isPart ? '/blog' : FEED} className={buttonLook({ variant: 'secondary' })}>
        {isPart ? 'All posts' : 'The feed'} <Icon name="arrow" />
      </a>
    </p>
  </div>
);
