import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import { organization } from '../head/structured-data.server';
import { Reading } from '../reading';
import { readOnce } from '../reading.server';
import { wordsContext } from '../words.server';
import type { Route } from './+types/about-us';
import { AboutPage } from './about-page.server';
import { useTeamCarousel } from './team-carousel';

export const meta = pageMeta;

export const loader = (args: Route.LoaderArgs) => {
  const words = args.context.get(wordsContext);
  const { title, description } = words('about');
  return {
    head: headFor(args.context, {
      path: '/about-us',
      title,
      description,
      share: 'about-us',
      crumbs: [['About us', '/about-us']],
      jsonLd: (publicUrl) => [organization(publicUrl, words('site'))],
    }),
    html: readOnce(args, 'about-us', () => <AboutPage />),
  };
};

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  useTeamCarousel();
  return <Reading of={loaderData.html} />;
}
