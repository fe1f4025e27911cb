import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { popupPaths } from './site/content/home-paths';

/** One address for each page: another spelling is sent to it (see site/frame/not-found.tsx). */
const page = (path: string, file: string, id?: string) =>
  route(path, file, { caseSensitive: true, ...(id ? { id } : {}) });

/** The one map of page URLs. */
export default [
  layout('site/frame/layout.tsx', [
    index('site/landing/landing.tsx'),
    layout(
      'site/home/home.tsx',
      ['home', ...popupPaths].map((path) => page(path, 'site/home/home-popup.tsx', `home/${path}`)),
    ),
    ...['development', 'brand', 'digitalMarketing'].map((path) =>
      page(path, 'site/service/service.tsx', `service/${path}`),
    ),
    page('meta/ads', 'site/service/meta-ads.tsx'),
    page('portfolio', 'site/portfolio/portfolio.tsx'),
    page('about-us', 'site/about/about-us.tsx'),
    page('contact-us', 'site/contact/contact-us.tsx'),
    page('career', 'site/career/career.tsx'),
    page('career/:slug', 'site/career/opening.tsx'),
    page('blog', 'site/blog/blog.tsx'),
    page('blog/:slug', 'site/blog/post.tsx'),
    page('Iot-products', 'site/products/iot-products.tsx'),
    page('policy', 'site/legal/policy.tsx'),
    page('terms', 'site/legal/terms.tsx'),
    page('policy/versions/:name?', 'site/legal/policy-versions.tsx'),
    page('terms/versions/:name?', 'site/legal/terms-versions.tsx'),
    page('login', 'features/account/sign-in/login.tsx'),
    page('register', 'features/account/sign-in/register.tsx'),
    page('forgot-password', 'features/account/password/forgot-password.tsx'),
    page('reset-password/:token?', 'features/account/password/reset-password.tsx'),
    page('verify-email/:token', 'features/account/verify-email/verify-email.tsx'),
    page('quotation/:token', 'site/quotation/quotation.tsx'),
    page('application/:token', 'site/application/application.tsx'),
    route('*', 'site/frame/not-found.tsx'),
  ]),
  route('sitemap.xml', 'site/head/sitemap.ts'),
  page('blog/feed.xml', 'site/blog/feed.ts'),
  route('manifest.webmanifest', 'site/head/manifest.ts'),
  route('robots.txt', 'site/head/robots.ts'),
  route('.well-known/security.txt', 'site/head/security-txt.ts'),
  route('security-policy.txt', 'site/head/security-policy-txt.ts'),
  route('dashboard', 'dashboard/layout.tsx', [
    index('features/insights/home.tsx'),
    // All others: see features/pages.ts, and the definitions of the resources.
    route('*', 'dashboard/page.tsx'),
  ]),
] satisfies RouteConfig;
