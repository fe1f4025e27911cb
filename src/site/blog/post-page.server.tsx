import { measure } from '~/features/content/rich/measure';
import type { Post } from '~/features/content/types/posts/entry';
import { Icon } from '~/ui/icon';
import { Veins } from '~/ui/leaf/veins';
import { Closing } from '../closing.server';
import { Picture } from '../picture.server';
import { RichText } from '../rich-text.server';
import { PostCard } from './blog-list.server';
import { PostDay } from './post-day.server';
import { blogPath, FEED, type ListedPost, type ShownPost } from './posts.server';

interface PostPageProps {
  post: ShownPost;
  others: readonly ListedPost[];
}

export function PostPage({ post: { entry }, others }: PostPageProps) {
  return (
    <>
      <article>
        <PostHead {...entry} />
        <div className="wrap">
          <div className="blog-cover">
            <Picture
              of={entry.picture}
              sizes="(width >= 64rem) 60rem, 92vw"
              first
              className="aspect-3/2 w-full rounded-leaf border border-line object-cover"
            />
          </div>
          <RichText of={entry.body} sizes="(width >= 64rem) 44rem, 92vw" className="blog-text" />
          <PostFoot {...entry} />
        </div>
      </article>
      {others.length > 0 && (
        <section aria-labelledby="others-title" className="border-t border-line bg-sunken">
          <div className="wrap py-14 lg:py-20">
            <h2 id="others-title" className="mb-10 text-3xl">
              More <span className="text-accent">to read</span>
            </h2>
            <ol className="blog-others">
              {others.map((other) => (
                <PostCard key={other.path} post={other} />
              ))}
            </ol>
          </div>
        </section>
      )}
      <Closing />
    </>
  );
}

/** A minute for so many letters. */
const LETTERS_A_MINUTE = 1200;

function PostHead({ title, summary, author, publishedOn, body }: Post) {
  const minutes = Math.max(1, Math.round(measure(body).letters / LETTERS_A_MINUTE));
  return (
    <header data-scheme="dark" className="relative isolate overflow-clip">
      <Veins className="pointer-events-none absolute -top-40 right-0 -z-10 h-[46rem] w-auto max-w-none translate-x-1/3 opacity-40 lg:translate-x-0" />
      <div className="blog-head wrap wrap-anywhere">
        <p>
          <a href="/blog" className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-text">
            <Icon name="back" /> All posts
          </a>
        </p>
        <h1 className="text-3xl lg:text-display">{title}</h1>
        <p className="max-w-2xl text-lg text-muted lg:text-xl">{summary}</p>
        <div className="flex flex-wrap items-center gap-4">
          {author.portrait.media && (
            <Picture
              of={author.portrait}
              sizes="4rem"
              className="size-14 rounded-full border border-line object-cover object-top"
            />
          )}
          <p>
            <span className="font-semibold">{author.name}</span>
            <span className="block text-sm text-muted">
              <PostDay of={publishedOn} /> · {minutes === 1 ? '1 minute' : `${minutes} minutes`} to read
            </span>
          </p>
        </div>
      </div>
    </header>
  );
}

const PostFoot = ({ tags }: Post) => (
  <footer className="blog-foot flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6">
    {tags.length > 0 && (
      <ul aria-label="Subjects" className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <a href={blogPath({ tag })} className="blog-tag">
              {tag}
            </a>
          </li>
        ))}
      </ul>
    )}
    <a href={FEED} className="blog-feed">
      New posts as a feed
    </a>
  </footer>
);
