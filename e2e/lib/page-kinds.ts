import { productAddress, type Site } from './fixtures';

/** One page of each kind, each address of the site's map among them. */
export const kinds = [
  '/',
  '/home',
  '/it',
  '/secuirity',
  '/human',
  '/crm',
  '/appdev',
  '/finance',
  '/slider',
  '/development',
  '/development?title=CRM%20Development',
  '/brand?title=ORM',
  '/digitalMarketing?title=SEO%20SEM',
  '/meta/ads',
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
  '/policy/versions',
  '/terms/versions/2026-11',
  '/reset-password',
];

/** A page, or the product of that name. */
export const addressOf = async (site: Site, path: string) =>
  path.startsWith('/') ? path : productAddress(site, path, 'product');
