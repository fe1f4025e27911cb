/**
 * Who may call what, route by route, written down a second time: a route that states the wrong permission, or one that
 * nobody thought of, is found by comparison. A new route gets its line here.
 */
const byPermission: Record<string, readonly string[]> = {
  public: [
    'GET /api/docs',
    'GET /api/health',
    'GET /api/iot/prodcuts/all',
    'GET /api/iot/prodcuts/changes',
    'GET /api/openapi.json',
    'GET /api/ready',
    'GET /api/records/iot-product/:id',
    'GET /api/records/iot-product/values',
    'GET /files/public/:name',
    'POST /api/career',
    'POST /api/contact/fillcontact',
    'POST /api/iot/quote/iot/quote/products',
    'POST /api/quotes',
    'POST /api/user/admin-login',
    'POST /api/user/forgot-password-token',
    'POST /api/user/register',
    'PUT /api/user/reset-password/:token',
    'PUT /api/user/verify-email/:token',
  ],
  'account:edit': [
    'DELETE /api/user/second-factor',
    'DELETE /api/user/sessions',
    'DELETE /api/user/sessions/:id',
    'POST /api/user/confirm',
    'POST /api/user/logout',
    'POST /api/user/second-factor',
    'POST /api/user/second-factor/recovery-codes',
    'POST /api/user/verify-email',
    'PUT /api/user/me',
    'PUT /api/user/password',
    'PUT /api/user/second-factor',
  ],
  'account:read': ['GET /api/user/me', 'GET /api/user/second-factor', 'GET /api/user/sessions'],
  'dashboard:read': [
    'DELETE /api/views/:id',
    'GET /api/notifications',
    'GET /api/search',
    'GET /api/stats',
    'GET /api/trash',
    'GET /api/views',
    'POST /api/records/undo/:undo',
    'POST /api/views',
    'PUT /api/notifications/:id/read',
    'PUT /api/notifications/read',
    'PUT /api/views/:id',
  ],
  'employees:create': ['POST /api/employee'],
  'employees:delete': ['DELETE /api/employee/:id'],
  'employees:edit': ['POST /api/employee/:employeeId/invite', 'PUT /api/employee/:employeeId'],
  'employees:read': ['GET /api/employee'],
  'files:read': ['GET /api/files/private/:name'],
  'imports:use': [
    'GET /api/imports',
    'GET /api/imports/:id',
    'GET /api/imports/:id/faults.csv',
    'POST /api/imports',
    'POST /api/imports/:id/revert',
    'POST /api/imports/:id/run',
    'PUT /api/imports/:id',
  ],
  'insights:read': [
    'GET /api/activity',
    'GET /api/activity/authors',
    'GET /api/activity/export.csv',
    'GET /api/insights',
    'GET /api/records/known',
    'GET /api/spam',
  ],
  'leads:create': [
    'POST /api/contact/entries',
    'POST /api/followup',
    'POST /api/followup/from/:resource/:id',
  ],
  'leads:delete': ['DELETE /api/contact/:id', 'DELETE /api/followup/:id'],
  'leads:edit': [
    'POST /api/followup/step/:resource/:id',
    'PUT /api/contact/:id',
    'PUT /api/followup/:id',
    'PUT /api/records/contact/spam',
  ],
  'leads:read': [
    'GET /api/bp',
    'GET /api/contact/getcontact',
    'GET /api/cp',
    'GET /api/followup',
    'GET /api/followup/:id/remarks',
    'GET /api/followup/mine',
    'GET /api/followup/of/:resource/:id',
    'GET /api/followup/owners',
    'GET /api/rp',
  ],
  'notifications:listen': ['GET /api/notifications/stream'],
  'outbox:edit': [
    'POST /api/outbox/:id/again',
    'POST /api/outbox/:id/retry',
    'POST /api/outbox/retry',
    'POST /api/outbox/test',
  ],
  'system:read': ['GET /api/system'],
  'outbox:read': ['GET /api/outbox', 'GET /api/outbox/:id/letter', 'GET /api/outbox/trouble'],
  'privacy:edit': ['POST /api/privacy/erase'],
  'privacy:read': ['GET /api/privacy/retention', 'POST /api/privacy/export', 'POST /api/privacy/find'],
  'products:create': ['POST /api/iot/prodcuts'],
  'products:delete': ['DELETE /api/iot/prodcuts/:id'],
  'products:edit': ['PUT /api/iot/prodcuts/:id'],
  'submissions:create': ['POST /api/quotes/entries'],
  'submissions:delete': [
    'DELETE /api/career/:id',
    'DELETE /api/iot/quote/:id',
    'DELETE /api/quotes/remove/:id',
  ],
  'submissions:edit': [
    'PUT /api/career/:id',
    'PUT /api/iot/quote/:id',
    'PUT /api/quotes/updatequotes/:id',
    'PUT /api/records/career/spam',
    'PUT /api/records/enquiry/spam',
    'PUT /api/records/iot-quote/spam',
  ],
  'submissions:read': ['GET /api/career', 'GET /api/iot/quote/all', 'GET /api/quotes'],
  'users:create': ['POST /api/user/invite'],
  'users:delete': ['DELETE /api/user/:id'],
  'users:edit': [
    'DELETE /api/user/second-factor/:id',
    'PUT /api/user/block-user/:id',
    'PUT /api/user/edit-role/:id',
    'PUT /api/user/edit-user',
    'PUT /api/user/unblock-user/:id',
  ],
  'users:read': ['GET /api/user/all-users'],
};

const areas = {
  career: 'submissions',
  contact: 'leads',
  employee: 'employees',
  enquiry: 'submissions',
  followup: 'leads',
  'iot-product': 'products',
  'iot-quote': 'submissions',
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
