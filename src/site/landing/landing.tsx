import { brand } from '~/model/brand';
import { postForm } from '~/platform/pages/post-form.server';
import { demoWords } from '../forms/form-words';
import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import { organization } from '../head/structured-data.server';
import { Reading } from '../reading';
import { readOnce } from '../reading.server';
import type { Route } from './+types/landing';
import { Hero } from './hero';
import { LandingSections } from './landing-sections.server';

export const meta = pageMeta;

/** Book a Demo, posted by a browser without JavaScript. */
export const action = ({ request, context }: Route.ActionArgs) =>
  postForm(request, context, '/api/quotes', demoWords);

export const loader = ({ context, request }: Route.LoaderArgs) => ({
  head: headFor(context, {
    path: '/',
    title: `${brand.name}: software, websites and AI agents for teams in Delhi NCR`,
    description: brand.description,
    share: 'landing',
    jsonLd: (publicUrl) => [organization(publicUrl)],
  }),
  sections: readOnce(request, 'landing', () => <LandingSections />),
});

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Hero posted={actionData} />
      <Reading of={loaderData.sections} />
    </>
  );
}
