import type { RouterContextProvider } from 'react-router';
import { cachePageContext, publicUrlContext } from '~/lib/page-context';
import { previewContext } from '../preview/preview-banner.server';
import { wordsContext } from '../words.server';
import type { PageHead } from './page-head';
import { type ShareCardFacts, shownElsewhere } from './share-card.server';
import { breadcrumbs, type Crumb } from './structured-data.server';

interface PageFacts extends ShareCardFacts {
  /** With the query that belongs to it, encoded. */
  path: string;
  title: string;
  description: string;
  /** The pages above it and itself, the front page left out. */
  crumbs?: readonly Crumb[];
  /** Needs the site's address for the links in it; the picture is the one that other sites show. */
  jsonLd?: (publicUrl: string, image: string) => readonly object[];
  noindex?: boolean;
  /** Of a page that is not for search engines: the one that is in its place. */
  inPlaceOf?: string;
}

export function headFor(context: Readonly<RouterContextProvider>, page: PageFacts): PageHead {
  const publicUrl = context.get(publicUrlContext);
  const words = context.get(wordsContext);
  const { name } = words('site');
  const isPreview = context.get(previewContext) !== null;
  const noindex = page.noindex || isPreview;
  const { path: picture, ...size } = shownElsewhere(page, words, { isPreview });
  const image = { url: publicUrl + picture, ...size };
  // What search engines may know is the same for everybody.
  if (!noindex) context.get(cachePageContext)(page.path);
  return {
    siteName: name,
    title: page.title.includes(name) ? page.title : `${page.title} | ${name}`,
    description: page.description,
    ...(noindex ? {} : { canonical: publicUrl + page.path }),
    ...(page.inPlaceOf ? { canonical: publicUrl + page.inPlaceOf, noindex: true as const } : {}),
    image,
    jsonLd: [
      ...(page.crumbs ? [breadcrumbs(publicUrl, page.crumbs)] : []),
      ...(page.jsonLd?.(publicUrl, image.url) ?? []),
    ],
  };
}
