import type { ReactNode } from 'react';
import { Veins } from '~/ui/leaf/veins';

interface PageTopProps {
  title: ReactNode;
  lead: ReactNode;
  children?: ReactNode;
}

/** The dark head of a page that is about a form. */
export function PageTop({ title, lead, children }: PageTopProps) {
  return (
    <section data-scheme="dark" className="relative isolate overflow-clip">
      <Veins className="pointer-events-none absolute -top-40 right-0 -z-10 h-[46rem] w-auto max-w-none translate-x-1/3 opacity-40 lg:translate-x-0" />
      <div className="wrap grid gap-6 pt-12 pb-16 lg:pt-20 lg:pb-24">
        <h1 className="max-w-4xl text-display">{title}</h1>
        <p className="max-w-2xl text-lg text-muted lg:text-xl">{lead}</p>
        {children}
      </div>
    </section>
  );
}
