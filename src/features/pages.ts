import { type ComponentType, lazy } from 'react';
import { matchPath, type Params } from 'react-router';
import { orReload } from '~/lib/browser/or-reload';

interface PageModule {
  default: ComponentType<{ params: Params }>;
}

/** Each is fetched when it is first opened. */
const page = (path: string, title: string, load: () => Promise<PageModule>) => ({
  path,
  title,
  Page: lazy(orReload(load)),
});

/**
 * The pages of the dashboard beside those of the resources. They are one route of the router, which weighs every route it knows before
 * a page wakes, those of visitors too.
 */
const pages = [
  page('leads', 'Leads', () => import('./insights/leads')),
  page('hiring', 'Hiring', () => import('./insights/hiring')),
  page('spam', 'Spam', () => import('./spam/spam')),
  page('trash', 'Trash', () => import('./trash/trash')),
  page('activity', 'Activity', () => import('./activity/activity')),
  page('outbox', 'Outbox', () => import('./outbox/outbox')),
  page('import', 'Import', () => import('./import/import')),
  page('settings', 'Settings', () => import('./settings/settings')),
  page('privacy', 'Privacy', () => import('./privacy/privacy')),
  page('addresses', 'Addresses', () => import('./redirects/addresses')),
  page('account', 'My account', () => import('./account/my-account')),
  page('content', 'Website', () => import('./content/ui/lists/website')),
  page('content/:collection', 'Website', () => import('./content/ui/lists/collection')),
  page('content/:collection/:id/versions', 'Versions', () => import('./content/ui/versions/versions')),
  page('content/:collection/:id', 'Website', () => import('./content/ui/editor/entry')),
  page('people/:id', 'Person', () => import('./person/one-person')),
  page('quotations/:id', 'Quotation', () => import('./quotation/one-quotation')),
];

/** The page at an address below the dashboard's own, with what its address names. */
export function pageAt(address = '') {
  for (const { path, ...found } of pages) {
    const match = matchPath(`/${path}`, `/${address}`);
    if (match) return { ...found, params: match.params };
  }
  return undefined;
}
