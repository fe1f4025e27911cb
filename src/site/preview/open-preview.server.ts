import { readerOfWords } from '~/features/content/collections';
import { unmarked } from '~/features/content/marks.server';
import { posts as blog } from '~/features/content/types/posts/posts';
import { previewBase, readPreview, type WordsStore } from '~/features/content/words.server';
import { bindingCookie } from '~/platform/auth/sessions/cookie';
import type { Database } from '~/platform/db/schema';
import type { OpenView } from '~/platform/pages/page-view';
import { postsContext } from '../blog/posts.server';
import { publicPaths } from '../content/addresses';
import { provideWords } from '../provide-words.server';
import { fieldsShown } from './field-marks.server';
import { viewOfOpening } from './open-opening.server';
import { previewContext } from './preview-banner.server';

/** The pages of the site with one draft in them, for whoever has the link. */
export function previews(db: Database, store: WordsStore) {
  const open: OpenView = async (request, token, address) => {
    const binding = bindingCookie.read(request);
    const state = store.now();
    const preview = await readPreview(db, state.words, token, binding);
    if (!preview) {
      const opening = await viewOfOpening(db, { token, binding }, (context) =>
        provideWords(context, { db, store }),
      );
      if (!opening) return undefined;
      const { view, shownOn } = opening;
      if (address === '' || address.startsWith('?')) return { leadTo: view.base + shownOn };
      return pathOf(address) === shownOn ? view : { leadTo: outOf(address) };
    }
    const { words, paths, shownOn, expiresAt, isOwn, pictures } = preview;
    const [post] = preview.name === blog.name ? blog.previewOf([preview.entry]) : [];
    const base = previewBase(token);
    const moved = address === preview.address && address !== shownOn;
    if (address === '' || address.startsWith('?') || moved) return { leadTo: base + shownOn };
    const pages = [...publicPaths(readerOfWords(words)), shownOn].map(pathOf);
    // Neither the dashboard nor a login has a draft of the site in it.
    if (!pages.includes(pathOf(address)) && !POST.test(pathOf(address))) return { leadTo: outOf(address) };
    return {
      base,
      framed: isOwn,
      provide(context) {
        context.set(previewContext, { expiresAt, isOwn });
        const shown = new Map([...state.pictures, ...pictures]);
        provideWords(context, { db, store }, { ...state, words, pictures: shown });
        const reader = context.get(postsContext);
        context.set(postsContext, {
          ...reader,
          at: async (path) =>
            post && path === shownOn ? { entry: post, path, at: new Date().toISOString() } : reader.at(path),
        });
      },
      finish: (text) => (text.startsWith('<!DOCTYPE html>') ? fieldsShown(text, paths) : unmarked(text)),
    };
  };
  return { prefix: previewBase('').slice(0, -1), open };
}

/** One slash: two would lead to another site. */
const outOf = (address: string) => address.replace(/^[/\\]+/, '/');

/** Of posts there may be very many: whether there is this one, its page says. */
const POST = /^\/blog\/[a-z0-9-]+$/;

/** Of a page, or of the data for it. */
const pathOf = (address: string) =>
  (address.split('?')[0] ?? '').replace(/(?:_)?\.data$/, '').replace(/(?<=.)\/$/, '');
