import type { ReadWords } from '~/features/content/collections';
import { servicePath } from '~/features/content/types/services/paths';
import { popupPaths } from './home-paths';

/** The pages that there are whatever the site says. */
const fixedPaths = [
  '/',
  '/home',
  ...popupPaths.map((path) => `/${path}`),
  '/development',
  '/brand',
  '/digitalMarketing',
  '/meta/ads',
  '/portfolio',
  '/about-us',
  '/contact-us',
  '/career',
  '/blog',
  '/Iot-products',
  '/policy',
  '/terms',
];

/** Every page that search engines may know, but for the products. */
export function publicPaths(words: ReadWords) {
  const services = words('services').map(({ path, page, title }) =>
    page === 'overview' ? path : servicePath(path, title),
  );
  const tabs = words('portfolio')
    .slice(1)
    .map(({ label }) => `/portfolio?tab=${encodeURIComponent(label)}`);
  return new Set(
    fixedPaths.flatMap((path) => [path, ...under(path, services), ...(path === '/portfolio' ? tabs : [])]),
  );
}

const under = (path: string, addresses: readonly string[]) =>
  addresses.filter((address) => address.startsWith(`${path}?`));

/** Pages of one reader's own, which search engines leave alone. */
export const accountPaths: readonly string[] = ['/login', '/register', '/forgot-password', '/reset-password'];

/** What people type, and what older links say. */
const otherNames: Record<string, string> = {
  '/about': '/about-us',
  '/contact': '/contact-us',
  '/contactus': '/contact-us',
  '/careers': '/career',
  '/jobs': '/career',
  '/posts': '/blog',
  '/news': '/blog',
  '/feed': '/blog/feed.xml',
  '/rss': '/blog/feed.xml',
  '/iot': '/Iot-products',
  '/products': '/Iot-products',
  '/iot-product': '/Iot-products',
  '/privacy': '/policy',
  '/privacy-policy': '/policy',
  '/terms-and-conditions': '/terms',
  '/work': '/portfolio',
  '/security': '/secuirity',
  '/hr': '/human',
  '/human-resources': '/human',
  '/app-development': '/appdev',
  '/digital-marketing': '/digitalMarketing',
  '/meta-ads': '/meta/ads',
  '/branding': '/brand',
  '/services': '/development',
  '/index.html': '/',
  '/security.txt': '/.well-known/security.txt',
  '/signin': '/login',
  '/sign-in': '/login',
  '/signup': '/register',
  '/sign-up': '/register',
  '/admin': '/dashboard',
};

const byLowerCase = new Map([
  ...Object.entries(otherNames),
  ...[...fixedPaths, ...accountPaths].map((path) => [path.toLowerCase(), path] as const),
]);

/** The right address of a page that was asked for under another spelling. */
export const rightAddress = (pathname: string) =>
  byLowerCase.get(pathname.toLowerCase().replaceAll('_', '-').replace(/\/+$/, ''));
