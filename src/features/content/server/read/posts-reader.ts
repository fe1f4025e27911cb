import { picturesOf } from '~/features/media/library.server';
import type { LibraryPictures } from '~/features/media/library-picture';
import { picturesIn } from '~/features/media/uses.server';
import type { Database } from '~/platform/db/schema';
import type { Post } from '../../types/posts/entry';
import { posts } from '../../types/posts/posts';
import { type DatedReader, readDated } from './dated';
import type { WordsStore } from './words-store';
import { wordsKey } from './words-version';

export interface PostReader extends DatedReader<Post> {
  /** Another one after every change of a post. */
  version: string;
  /** The pictures of the library that some of them name. */
  pictures(shown: readonly unknown[]): Promise<LibraryPictures>;
}

/** Reads the posts for a page, and tells in which version: a cached page that shows them is drawn anew once there is another. */
export function postReaderOf(db: Database) {
  const reader = readDated(db, posts);
  const pictures: PostReader['pictures'] = (shown) =>
    picturesOf(
      db,
      picturesIn(shown).map(({ media }) => media),
    );
  return (
    { versions }: ReturnType<WordsStore['now']>,
    note: (key: string, version: string) => void,
  ): (() => PostReader) =>
    () => {
      const key = wordsKey(posts.name);
      const version = versions.get(key) ?? '';
      note(key, version);
      return { ...reader, version, pictures };
    };
}
