import type { MetaDescriptor } from 'react-router';

/** What search engines and other sites read of a page. Made by its loader, which knows the site's address. */
export interface PageHead {
  siteName: string;
  title: string;
  description: string;
  /** Left out where there is nothing to find again: such a page is not for search engines. */
  canonical?: string;
  /** Not for search engines, although the same can be found under the address above. */
  noindex?: true;
  /** What other sites show of it, by its absolute address. */
  image: { url: string; width: number; height: number };
  jsonLd: readonly object[];
}

/** The `meta` of every page whose loader answers a head. */
export function pageMeta({ loaderData }: { loaderData: { head: PageHead } | undefined }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { siteName, title, description, canonical, noindex, image, jsonLd } = loaderData.head;
  return [
    { title },
    { name: 'description', content: description },
    ...(canonical
      ? [
          { tagName: 'link', rel: 'canonical', href: canonical },
          { property: 'og:url', content: canonical },
        ]
      : []),
    ...(canonical && !noindex ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image.url },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...jsonLd.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
}
