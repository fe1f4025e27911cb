import { previewBase } from '~/features/content/words.server';
import { findPreviewedOpening } from '~/features/opening/opening-preview.server';
import type { Database } from '~/platform/db/schema';
import type { PageView } from '~/platform/pages/page-view';
import { openingPath, previewedOpeningContext } from '../career/openings.server';
import { previewContext } from './preview-banner.server';

/** The page of an opening that is not open yet, for whoever has asked for it in this browser. */
export async function viewOfOpening(
  db: Database,
  { token, binding }: { token: string; binding: string | undefined },
  provide: PageView['provide'],
) {
  const previewed = await findPreviewedOpening(db, token, binding);
  if (!previewed) return undefined;
  const { opening, expiresAt } = previewed;
  const base = previewBase(token);
  const view: PageView = {
    base,
    framed: false,
    provide(context) {
      provide(context);
      context.set(previewContext, { expiresAt, isOwn: true });
      context.set(previewedOpeningContext, opening);
    },
    finish: (text) => text,
  };
  return { view, shownOn: openingPath(opening.slug) };
}
