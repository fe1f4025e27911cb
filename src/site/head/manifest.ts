import { cachedAt } from '~/lib/page-context';
import { wordsContext } from '../words.server';
import type { Route } from './+types/manifest';

export const middleware = [cachedAt('/manifest.webmanifest')];

const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** What a phone calls the site on its home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(wordsContext)('site');
  const manifest = {
    ...{ name, short_name: name, start_url: '/', display: 'browser' },
    ...{ background_color: '#04130e', theme_color: '#04130e', icons: [icon(192), icon(512)] },
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
}
