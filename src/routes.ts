import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The one map of page URLs. */
export default [
  layout('site/layout.tsx', [
    index('site/landing.tsx'),
    route('login', 'account/login.tsx'),
    route('register', 'account/register.tsx'),
    route('forgot-password', 'account/forgot-password.tsx'),
    route('reset-password/:token?', 'account/reset-password.tsx'),
    route('verify-email/:token', 'account/verify-email.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
  route('dashboard', 'dashboard/layout.tsx', [
    index('dashboard/home.tsx'),
    // The resources' own pages: their paths stand in their definitions.
    route('*', 'dashboard/resource-page.tsx'),
  ]),
] satisfies RouteConfig;
