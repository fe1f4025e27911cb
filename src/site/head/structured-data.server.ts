import type { SiteFacts } from '~/features/content/types/site/entry';

/** The name of a page and its path. */
export type Crumb = readonly [name: string, path: string];

export const breadcrumbs = (publicUrl: string, crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...crumbs].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
});

/** By the name that people write; search engines want the code. */
const countryCodes = new Map([['India', 'IN']]);

const postalAddress = ({ address }: SiteFacts) => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  addressRegion: address.region,
  postalCode: address.postalCode,
  addressCountry: countryCodes.get(address.country) ?? address.country,
});

const organizationId = (publicUrl: string) => ({ '@id': `${publicUrl}/#organization` });

export const organization = (publicUrl: string, site: SiteFacts) => ({
  '@type': 'Organization',
  ...organizationId(publicUrl),
  name: site.name,
  legalName: site.legalName,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icon-512.png`,
  description: site.description,
  email: site.mails.hello.address,
  telephone: site.mobiles[0]?.number,
  address: postalAddress(site),
  areaServed: site.services.area,
  sameAs: Object.values(site.social),
});

export const service = (
  publicUrl: string,
  site: SiteFacts,
  facts: { name: string; description: string; path: string },
) => ({
  '@type': 'Service',
  name: facts.name,
  description: facts.description,
  url: publicUrl + facts.path,
  provider: organizationId(publicUrl),
  areaServed: site.services.area,
});

interface ProductFacts {
  path: string;
  productName: string;
  brandName: string;
  category: string;
  description: string;
  image: string;
}

/** Without `offers`: a price is told on asking, and none is claimed here (decision 13). */
export const product = (publicUrl: string, facts: ProductFacts) => ({
  '@type': 'Product',
  name: facts.productName,
  url: publicUrl + facts.path,
  brand: { '@type': 'Brand', name: facts.brandName },
  category: facts.category,
  description: facts.description,
  image: publicUrl + facts.image,
});

interface PostFacts {
  path: string;
  title: string;
  summary: string;
  author: string;
  publishedOn: string;
  changedAt: string;
  tags: readonly string[];
  /** By its absolute address. */
  image: string;
}

export const blogPosting = (publicUrl: string, facts: PostFacts) => ({
  '@type': 'BlogPosting',
  headline: facts.title,
  description: facts.summary,
  url: publicUrl + facts.path,
  mainEntityOfPage: publicUrl + facts.path,
  image: facts.image,
  datePublished: facts.publishedOn,
  dateModified: facts.changedAt,
  author: { '@type': 'Person', name: facts.author },
  publisher: organizationId(publicUrl),
  keywords: facts.tags,
});

/** A page that lists others: where each of them is found says all, since that page describes itself. */
export const itemList = (publicUrl: string, paths: readonly string[]) => ({
  '@type': 'ItemList',
  numberOfItems: paths.length,
  itemListElement: paths.map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: publicUrl + path,
  })),
});
