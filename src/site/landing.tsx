import { data } from 'react-router';
import { OFFLINE } from '~/lib/api';
import type { Route } from './+types/landing';
import { brand } from './content/brand';
import { DEMO_SENT, type DemoAnswer, demoFailure } from './demo-answer';
import { Hero } from './hero';
import { postToApi } from './post-to-api';
import { readingSections } from './reading-sections';

export const meta = () => [
  { title: `${brand.name}: software, websites and AI agents for teams in Delhi NCR` },
  { name: 'description', content: brand.description },
];

/** Book a Demo, posted by a browser without JavaScript: answered with the page itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const { status, body, typed } = await postToApi(request, context, '/api/quotes');
  if (status === 200) {
    const reference = 'reference' in body && typeof body.reference === 'string' ? body.reference : '';
    return data<DemoAnswer>({ message: { text: DEMO_SENT, tone: 'success' }, reference });
  }
  const text = demoFailure({ status, message: body.message ?? OFFLINE });
  return data<DemoAnswer>(
    { message: { text, tone: 'error' }, fields: body.fields ?? {}, values: typed },
    { status },
  );
}

/** What is only read travels as HTML: no script of it reaches the browser. */
export const loader = () => ({ sections: readingSections() });

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Hero posted={actionData} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server from our own words */}
      <div dangerouslySetInnerHTML={{ __html: loaderData.sections }} />
    </>
  );
}
