import { keepContext, publicUrlContext } from '~/lib/page-context';
import type { Route } from './+types/sitemap';
import { publicPaths } from './content/addresses';
import { newestProducts, productPath } from './products/products.server';

/** Every page and every product, for search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  const publicUrl = context.get(publicUrlContext);
  context.get(keepContext)('/sitemap.xml');
  const products = await newestProducts(context);
  // Half a map would tell search engines that the products are gone.
  if (!products) return new Response('The catalogue did not answer.', { status: 503 });
  const paths = [...publicPaths, ...products.map((product) => productPath(product))];
  const lines = paths.map((path) => `  <url><loc>${xml(publicUrl + path)}</loc></url>`);
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
