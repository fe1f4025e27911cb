import type { RouterContextProvider } from 'react-router';
import { cachePageContext, publicUrlContext } from '~/lib/page-context';
import { wordsContext } from '../words.server';
import type { PageHead } from './page-head';
import { breadcrumbs, type Crumb } from './structured-data.server';

interface PageFacts {
  /** With the query that belongs to it, encoded. */
  path: string;
  title: string;
  description: string;
  /** Of its picture in `public/share`. */
  share: string;
  /** The pages above it and itself, the front page left out. */
  crumbs?: readonly Crumb[];
  /** Needs the site's address for the links in it. */
  jsonLd?: (publicUrl: string) => readonly object[];
  noindex?: boolean;
}

export function headFor(context: Readonly<RouterContextProvider>, page: PageFacts): PageHead {
  const publicUrl = context.get(publicUrlContext);
  const { name } = context.get(wordsContext)('site');
  // What search engines may know is the same for everybody.
  if (!page.noindex) context.get(cachePageContext)(page.path);
  return {
    siteName: name,
    title: page.title.includes(name) ? page.title : `${page.title} | ${name}`,
    description: page.description,
    ...(page.noindex ? {} : { canonical: publicUrl + page.path }),
    image: `${publicUrl}/share/${page.share}.jpg`,
    jsonLd: [
      ...(page.crumbs ? [breadcrumbs(publicUrl, page.crumbs)] : []),
      ...(page.jsonLd?.(publicUrl) ?? []),
    ],
  };
}
