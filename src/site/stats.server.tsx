import { useWords } from './words.server';

export function Stats() {
  const { stats } = useWords('site');
  return (
    <section
      aria-labelledby="stats-title"
      className="wrap grid gap-10 py-20 lg:grid-cols-[1fr_1.6fr] lg:gap-16 lg:py-28"
    >
      <div>
        <h2 id="stats-title" className="text-3xl">
          {stats.heading.plain} <span className="text-accent">{stats.heading.green}</span>
        </h2>
        <p className="mt-5 max-w-md text-lg text-muted">
          {stats.before} <strong className="font-semibold text-text">{stats.strong}</strong>
          {stats.after}
        </p>
      </div>
      <dl className="grid content-end sm:grid-cols-3">
        {stats.figures.map(({ figure, label }) => (
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
