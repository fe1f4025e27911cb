import { Outlet } from 'react-router';
import { DemoForm } from '../demo-form';
import { Reading } from '../reading';
import { readOnce } from '../reading.server';
import type { Route } from './+types/home';
import { HomeAbove, HomeBelow, HomeInvitation } from './home-sections.server';
import './home.css';

export const loader = () => ({
  above: readOnce('home-above', () => <HomeAbove />),
  invitation: readOnce('home-invitation', () => <HomeInvitation />),
  below: readOnce('home-below', () => <HomeBelow />),
});

/** It stays as it is while popups come and go over it. */
export const shouldRevalidate = () => false;

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Reading html={loaderData.above} />
      <section id="demo" data-scheme="dark" className="py-20 lg:py-28">
        <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.1fr] lg:items-start">
          <Reading html={loaderData.invitation} />
          <div className="rounded-leaf border border-line bg-surface p-5 shadow-float sm:p-8">
            <h3 className="mb-5 text-2xl">Book a Demo</h3>
            {/* Without JavaScript the landing page answers, beside the same form. */}
            <DemoForm posted={undefined} action="/?index#demo" />
          </div>
        </div>
      </section>
      <Reading html={loaderData.below} />
      <Outlet />
    </>
  );
}
