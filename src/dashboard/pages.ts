import { type ComponentType, lazy } from 'react';
import { matchPath, type Params } from 'react-router';

interface PageModule {
  default: ComponentType<{ params: Params }>;
}

/** Each is fetched when it is first opened. */
const page = (path: string, title: string, load: () => Promise<PageModule>) => ({
  path,
  title,
  Page: lazy(load),
});

/**
 * The pages of the dashboard beside those of the resources. They are one route of the router, which weighs every route it knows before
 * a page wakes, those of visitors too.
 */
const pages = [
  page('leads', 'Leads', () => import('~/features/insights/leads')),
  page('hiring', 'Hiring', () => import('~/features/insights/hiring')),
  page('spam', 'Spam', () => import('~/features/spam/spam')),
  page('trash', 'Trash', () => import('~/features/trash/trash')),
  page('activity', 'Activity', () => import('~/features/activity/activity')),
  page('outbox', 'Outbox', () => import('~/features/outbox/outbox')),
  page('import', 'Import', () => import('~/features/import/import')),
  page('settings', 'Settings', () => import('~/features/settings/settings')),
  page('privacy', 'Privacy', () => import('~/features/privacy/privacy')),
  page('addresses', 'Addresses', () => import('~/features/redirects/addresses')),
  page('account', 'My account', () => import('~/features/account/my-account')),
  page('content', 'Website', () => import('~/features/content/ui/lists/website')),
  page('content/:collection', 'Website', () => import('~/features/content/ui/lists/collection')),
  page(
    'content/:collection/:id/versions',
    'Versions',
    () => import('~/features/content/ui/versions/versions'),
  ),
  page('content/:collection/:id', 'Website', () => import('~/features/content/ui/editor/entry')),
  page('people/:id', 'Person', () => import('~/features/person/one-person')),
  page('quotations/:id', 'Quotation', () => import('~/features/quotation/one-quotation')),
];

/** The page at an address below the dashboard's own, with what its address names. */
export function pageAt(address = '') {
  for (const { path, ...found } of pages) {
    const match = matchPath(`/${path}`, `/${address}`);
    if (match) return { ...found, params: match.params };
  }
  return undefined;
}
