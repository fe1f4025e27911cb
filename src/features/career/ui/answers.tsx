import type { Application } from './application';

/** What the applicant has answered to the questions of the opening. */
export function Answers({ application: { answers } }: { application: Application }) {
  if (!answers || answers.length === 0) return null;
  return (
    <section aria-label="Answers" className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-base">Answers</h3>
      <dl className="grid gap-2 text-sm">
        {answers.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
