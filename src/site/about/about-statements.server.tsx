import { Art } from '../pictures/art.server';
import { RevealingHeading } from '../revealing-heading.server';
import { useWords } from '../words.server';
import { OrderReadOnce } from './about-order.server';
import { Paragraphs } from './paragraphs.server';

/** A statement across the page; below it one order, read once and written where it is needed. */
export function Vision() {
  const { vision } = useWords('about');
  return (
    <section id="vision" className="wrap py-20 lg:py-28">
      <RevealingHeading {...vision.heading} className="max-w-6xl text-display" />
      <div className="mt-12 grid gap-x-20 gap-y-10 lg:mt-16 lg:grid-cols-12">
        <div className="w-full max-w-xl self-center lg:col-span-7">
          <Art
            picture={vision.order.picture}
            sizes="(width >= 40rem) 36rem, 92vw"
            className="aspect-3/2 w-full rounded-leaf object-cover"
          >
            <OrderReadOnce of={vision.order} className="w-full" />
          </Art>
        </div>
        <Paragraphs of={vision.paragraphs} className="content-center lg:col-span-5" />
      </div>
    </section>
  );
}

/** The promise at the left, and at the right what the stopwatch said, the bad line included. */
export function Mission() {
  const { mission } = useWords('about');
  return (
    <section id="mission" className="until-near [--about:1000px] bg-paper-100 py-20 lg:py-28">
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.1fr] lg:items-center">
        <div>
          <RevealingHeading {...mission.heading} className="text-3xl" />
          <Paragraphs of={mission.paragraphs} className="mt-6 max-w-xl" />
        </div>
        <div data-reveal="" className="rounded-leaf border border-line bg-surface p-6 shadow-float lg:p-9">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6">
            <span className="font-heading text-display font-semibold tracking-tight">{mission.figure}</span>
            <span className="text-muted">{mission.counts}</span>
          </p>
          <table className="mt-6 w-full text-left">
            <caption className="mb-4 text-left text-sm text-muted">{mission.caption}</caption>
            <thead className="text-sm text-muted">
              <tr className="border-b border-line">
                <th scope="col" className="py-2 font-medium">
                  {mission.columns.job}
                </th>
                <th scope="col" className="py-2 pl-4 text-right font-medium">
                  {mission.columns.before}
                </th>
                <th scope="col" className="py-2 pl-4 text-right font-medium">
                  {mission.columns.after}
                </th>
              </tr>
            </thead>
            <tbody className="tabular-nums">
              {mission.timings.map(({ job, before, after, worse }) => (
                <tr key={job} className="border-b border-line last:border-0">
                  <th scope="row" className="py-3 font-normal">
                    {job}
                    {worse && <span className="block text-sm text-danger">{worse}</span>}
                  </th>
                  <td className="py-3 pl-4 text-right align-top max-w-28 truncate text-muted">{before}</td>
                  <td
                    className={`py-3 pl-4 text-right align-top font-semibold max-w-28 truncate ${worse ? 'text-danger' : 'text-accent'}`}
                  >
                    {after}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
