import type { RouterContextProvider } from 'react-router';
import type { LibraryPicture } from '~/features/media/library-picture';
import { cachePageContext, publicUrlContext } from '~/lib/page-context';
import { previewContext } from '../preview/preview-banner.server';
import { wordsContext } from '../words.server';
import type { PageHead } from './page-head';
import { shareCard } from './share-card.server';
import { breadcrumbs, type Crumb } from './structured-data.server';

interface PageFacts {
  /** With the query that belongs to it, encoded. */
  path: string;
  title: string;
  description: string;
  /** Of its picture in `public/share`. */
  share: string;
  /** The address of one that is drawn for it alone, of the same size. */
  card?: string | undefined;
  /** One that somebody uploaded for it is shown in its place. */
  picture?: LibraryPicture | undefined;
  /** The pages above it and itself, the front page left out. */
  crumbs?: readonly Crumb[];
  /** Needs the site's address for the links in it. */
  jsonLd?: (publicUrl: string) => readonly object[];
  noindex?: boolean;
  /** Of a page that is not for search engines: the one that is in its place. */
  inPlaceOf?: string;
}

export function headFor(context: Readonly<RouterContextProvider>, page: PageFacts): PageHead {
  const publicUrl = context.get(publicUrlContext);
  const { name } = context.get(wordsContext)('site');
  const noindex = page.noindex || context.get(previewContext) !== null;
  // What search engines may know is the same for everybody.
  if (!noindex) context.get(cachePageContext)(page.path);
  return {
    siteName: name,
    title: page.title.includes(name) ? page.title : `${page.title} | ${name}`,
    description: page.description,
    ...(noindex ? {} : { canonical: publicUrl + page.path }),
    ...(page.inPlaceOf ? { canonical: publicUrl + page.inPlaceOf, noindex: true as const } : {}),
    image: shareCard(publicUrl, page),
    jsonLd: [
      ...(page.crumbs ? [breadcrumbs(publicUrl, page.crumbs)] : []),
      ...(page.jsonLd?.(publicUrl) ?? []),
    ],
  };
}
