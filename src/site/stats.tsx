import { brand } from '~/model/brand';

export function Stats() {
  return (
    <section
      aria-labelledby="stats-title"
      className="wrap grid gap-10 py-20 lg:grid-cols-[1fr_1.6fr] lg:gap-16 lg:py-28"
    >
      <div>
        <h2 id="stats-title" className="text-3xl">
          Work that <span className="text-accent">stays in use</span>
        </h2>
        <p className="mt-5 max-w-md text-lg text-muted">
          A launch is the easy part. Across the software we look after we count{' '}
          <strong className="font-semibold text-text">80% active users</strong>: people who were given a login
          and still open it every working week.
        </p>
      </div>
      <dl className="grid content-end sm:grid-cols-3">
        {brand.stats.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line max-sm:border-t max-sm:py-4 sm:border-l sm:pl-6"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-heading text-display font-semibold tracking-tight">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
