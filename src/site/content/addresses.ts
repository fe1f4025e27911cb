import { popupPaths } from './home-paths';
import { portfolio } from './portfolio';
import { type ServicePath, servicePath, serviceTitles } from './services/titles';

const servicePaths = (path: ServicePath) => [
  path,
  ...serviceTitles[path].map((title) => servicePath(path, title)),
];

/** Every page that search engines may know, but for the products, which stand in the database. */
export const publicPaths: readonly string[] = [
  '/',
  '/home',
  ...popupPaths.map((path) => `/${path}`),
  ...servicePaths('/development'),
  ...servicePaths('/brand'),
  ...servicePaths('/digitalMarketing'),
  '/meta/ads',
  '/portfolio',
  ...portfolio.slice(1).map(({ label }) => `/portfolio?tab=${label}`),
  '/about-us',
  '/contact-us',
  '/career',
  '/Iot-products',
  '/policy',
  '/terms',
];

/** Pages of one reader's own, which search engines leave alone. */
const accountPaths: readonly string[] = ['/login', '/register', '/forgot-password', '/reset-password'];

/** What people type, and what older links say. */
const otherNames: Record<string, string> = {
  '/about': '/about-us',
  '/contact': '/contact-us',
  '/contactus': '/contact-us',
  '/careers': '/career',
  '/jobs': '/career',
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
  ...[...publicPaths, ...accountPaths].map((path) => [path.toLowerCase(), path] as const),
]);

/** The right address of a page that was asked for under another spelling. */
export const rightAddress = (pathname: string) =>
  byLowerCase.get(pathname.toLowerCase().replaceAll('_', '-').replace(/\/+$/, ''));
