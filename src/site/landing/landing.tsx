import { postForm } from '~/platform/pages/post-form.server';
import { demoWords } from '../forms/form-words';
import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import { organization } from '../head/structured-data.server';
import { Reading } from '../reading';
import { readOnce } from '../reading.server';
import { wordsContext } from '../words.server';
import type { Route } from './+types/landing';
import { Hero } from './hero';
import { LandingSections } from './landing-sections.server';

export const meta = pageMeta;

/** Book a Demo, posted by a browser without JavaScript. */
export const action = ({ request, context }: Route.ActionArgs) =>
  postForm(request, context, '/api/quotes', demoWords);

export const loader = (args: Route.LoaderArgs) => {
  const words = args.context.get(wordsContext);
  const { title, heading, lead, formHeading, promises, sampleAgents } = words('landing');
  const site = words('site');
  return {
    head: headFor(args.context, {
      path: '/',
      title,
      description: site.description,
      share: 'landing',
      jsonLd: (publicUrl) => [organization(publicUrl, site)],
    }),
    hero: { heading, lead, formHeading, promises, sampleAgents },
    sections: readOnce(args, 'landing', () => <LandingSections />),
  };
};

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Hero words={loaderData.hero} posted={actionData} />
      <Reading of={loaderData.sections} />
    </>
  );
}
