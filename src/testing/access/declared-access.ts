import { houseRoutes } from './house-routes';
import { siteRoutes } from './site-routes';
import { visitorsRoutes } from './visitors-routes';
import { workRoutes } from './work-routes';

/**
 * Who may call what, route by route, written down a second time: a route that states the wrong permission, or one that
 * nobody thought of, is found by comparison. A new route gets its line in one of the lists beside this.
 */
const byPermission: Record<string, readonly string[]> = {
  ...visitorsRoutes,
  ...siteRoutes,
  ...workRoutes,
  ...houseRoutes,
};

const areas = {
  career: 'submissions',
  contact: 'leads',
  employee: 'employees',
  enquiry: 'submissions',
  followup: 'leads',
  'iot-product': 'products',
  'iot-quote': 'submissions',
  'mail-template': 'mails',
  media: 'media',
  person: 'leads',
  'price-item': 'prices',
  opening: 'openings',
  'stage-letter': 'stageLetters',
  quotation: 'quotations',
  user: 'users',
};

/** What every kind of record has under /api/records. */
const ofRecords = Object.entries(areas).flatMap(([name, area]) => [
  // The products are on the site.
  ...(name === 'iot-product'
    ? []
    : [
        [`GET /api/records/${name}/:id`, `${area}:read`] as const,
        [`GET /api/records/${name}/values`, `${area}:read`] as const,
      ]),
  [`GET /api/records/${name}/export.csv`, `${area}:read`] as const,
  [`POST /api/records/${name}/export.csv`, `${area}:read`] as const,
  [`POST /api/records/${name}/bulk`, `${area}:edit`] as const,
  [`GET /api/records/${name}/:id/history`, `${area}:edit`] as const,
  [`GET /api/records/${name}/:id/term`, `${area}:edit`] as const,
  [`GET /api/records/${name}/trash`, `${area}:delete`] as const,
  [`POST /api/records/${name}/:id/restore`, `${area}:delete`] as const,
  [`DELETE /api/records/${name}/:id/purge`, `${area}:delete`] as const,
]);

/** By method and path. */
export const declaredAccess = new Map<string, string>([
  ...Object.entries(byPermission).flatMap(([permission, routes]) =>
    routes.map((route) => [route, permission] as const),
  ),
  ...ofRecords,
]);
