import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { untilItComes } from '~/lib/browser/until-it-comes';
import { whenNear } from '../frame/near';
import { Reading } from '../reading';
import { readOnce } from '../reading.server';
import { wordsContext } from '../words.server';
import type { Route } from './+types/home';
import { HomeAbove, HomeBelow, HomeInvitation } from './home-sections.server';

export const loader = (args: Route.LoaderArgs) => ({
  above: readOnce(args, 'home-above', () => <HomeAbove />),
  invitation: readOnce(args, 'home-invitation', () => <HomeInvitation />),
  below: readOnce(args, 'home-below', () => <HomeBelow />),
  formHeading: args.context.get(wordsContext)('landing').formHeading,
});

const FORM = 'home-demo-form';

const loadForm = untilItComes(() => import('../forms/demo-form'));
const DemoForm = lazy(async () => {
  await whenNear(FORM);
  return { default: (await loadForm()).DemoForm };
});

/** It stays as it is while popups come and go over it. */
export const shouldRevalidate = () => false;

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {/* Popups come first in the document: they are what is seen first. */}
      <Outlet />
      <div>
        <Reading of={loaderData.above} />
        <section id="demo" data-scheme="dark" className="until-near [--about:1140px] py-20 lg:py-28">
          <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.1fr] lg:items-start">
            <Reading of={loaderData.invitation} />
            <div id={FORM} className="rounded-leaf border border-line bg-surface p-5 shadow-float sm:p-8">
              <h3 className="mb-5 text-2xl">{loaderData.formHeading}</h3>
              <Suspense fallback={<div className="h-120" />}>
                {/* Without JavaScript the landing page answers, beside the same form. */}
                <DemoForm posted={undefined} action="/?index#demo" />
              </Suspense>
            </div>
          </div>
        </section>
        <Reading of={loaderData.below} />
      </div>
    </>
  );
}
