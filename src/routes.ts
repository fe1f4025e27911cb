import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { popupPaths } from './site/content/home-paths';

/** One address for each page: another spelling is sent to it (see site/not-found.tsx). */
const page = (path: string, file: string) => route(path, file, { caseSensitive: true });

/** The one map of page URLs. */
export default [
  layout('site/layout.tsx', [
    index('site/landing/landing.tsx'),
    layout(
      'site/home/home.tsx',
      ['home', ...popupPaths].map((path) =>
        route(path, 'site/home/home-popup.tsx', { id: `home/${path}`, caseSensitive: true }),
      ),
    ),
    page('development', 'site/service/development.tsx'),
    page('brand', 'site/service/brand-page.tsx'),
    page('digitalMarketing', 'site/service/digital-marketing.tsx'),
    page('meta/ads', 'site/service/meta-ads.tsx'),
    page('portfolio', 'site/portfolio/portfolio.tsx'),
    page('about-us', 'site/about/about-us.tsx'),
    page('contact-us', 'site/contact/contact-us.tsx'),
    page('career', 'site/career/career.tsx'),
    page('Iot-products', 'site/products/iot-products.tsx'),
    page('policy', 'site/legal/policy.tsx'),
    page('terms', 'site/legal/terms.tsx'),
    page('login', 'account/login.tsx'),
    page('register', 'account/register.tsx'),
    page('forgot-password', 'account/forgot-password.tsx'),
    page('reset-password/:token?', 'account/reset-password.tsx'),
    page('verify-email/:token', 'account/verify-email.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
  route('sitemap.xml', 'site/sitemap.ts'),
  route('robots.txt', 'site/robots.ts'),
  route('.well-known/security.txt', 'site/security-txt.ts'),
  route('security-policy.txt', 'site/security-policy-txt.ts'),
  route('dashboard', 'dashboard/layout.tsx', [
    index('dashboard/home.tsx'),
    route('spam', 'dashboard/spam.tsx'),
    route('trash', 'dashboard/trash.tsx'),
    route('outbox', 'dashboard/outbox.tsx'),
    route('privacy', 'dashboard/privacy.tsx'),
    route('account', 'account/my-account.tsx'),
    // The resources' own pages: their paths stand in their definitions.
    route('*', 'dashboard/resource-page.tsx'),
  ]),
] satisfies RouteConfig;
