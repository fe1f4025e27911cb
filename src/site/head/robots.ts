import { cachedAt, publicUrlContext } from '~/lib/page-context';
import type { Route } from './+types/robots';

export const middleware = [cachedAt('/robots.txt')];

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\n\nSitemap: ${context.get(publicUrlContext)}/sitemap.xml\n`,
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
