import { productAddress, type Site } from './fixtures';

/** One page of each kind. */
export const kinds = [
  '/',
  '/home',
  '/it',
  '/slider',
  '/development',
  '/development?title=CRM%20Development',
  '/brand?title=ORM',
  '/digitalMarketing?title=SEO%20SEM',
  '/meta/ads',
  '/portfolio',
  '/portfolio?tab=Hotel',
  '/about-us',
  '/contact-us',
  '/career',
  '/career/senior-web-developer',
  '/blog',
  '/blog/leaving-excel-which-sheet-first',
  '/Iot-products',
  'Cold Room Sentinel',
  '/policy',
  '/terms',
  '/reset-password',
];

/** A page, or the product of that name. */
export const addressOf = async (site: Site, path: string) =>
  path.startsWith('/') ? path : productAddress(site, path, 'product');
