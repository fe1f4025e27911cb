const steps = [
  { name: 'Form', done: 26 },
  { name: 'GST check', done: 24, waiting: 2 },
  { name: 'Approval', done: 24 },
  { name: 'Accounts', done: 24 },
  { name: 'Mail', done: 24 },
];

/** A flow with what went through each of its steps. */
export const FlowSteps = () => (
  <ol className="grid gap-1.5 text-sm">
    {steps.map(({ name, done, waiting }) => (
      <li key={name} className="grid grid-cols-[5.75rem_1fr_auto] items-center gap-3 tabular-nums">
        <span className="rounded-sm border border-line bg-surface px-2 py-1">{name}</span>
        <span className="flex h-3 gap-0.5">
          <span className="h-full rounded-sm bg-leaf-500" style={{ width: `${(done / 26) * 100}%` }} />
          {waiting && (
            <span className="h-full rounded-sm bg-marigold" style={{ width: `${(waiting / 26) * 100}%` }} />
          )}
        </span>
        <span className="text-muted">
          {done}
          {waiting && (
            <strong className="font-semibold text-text">
              {' '}
              + {waiting}
              <span className="max-sm:hidden"> held</span>
            </strong>
          )}
        </span>
      </li>
    ))}
  </ol>
);
