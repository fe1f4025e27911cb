import { brand } from '~/model/brand';
import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import { organization } from '../head/structured-data.server';
import { Reading } from '../reading';
import { readOnce } from '../reading.server';
import type { Route } from './+types/about-us';
import { AboutPage } from './about-page.server';
import { useTeamCarousel } from './team-carousel';

export const meta = pageMeta;

export const loader = ({ context, request }: Route.LoaderArgs) => ({
  head: headFor(context, {
    path: '/about-us',
    title: `About us: 34 people in ${brand.address.city}`,
    description:
      'Who builds your software: our vision, how we work, the eight services under one roof, the team and the industries we know.',
    share: 'about-us',
    crumbs: [['About us', '/about-us']],
    jsonLd: (publicUrl) => [organization(publicUrl)],
  }),
  html: readOnce(request, 'about-us', () => <AboutPage />),
});

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  useTeamCarousel();
  return <Reading of={loaderData.html} />;
}
