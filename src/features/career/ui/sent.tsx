import { Resume } from '../resume';
import type { Application } from './application';

/** What the applicant has sent: answers to the questions of the opening, and CVs, the newest first. */
export function Sent({ application }: { application: Application }) {
  const { answers, resume, earlierResume, firstResume } = application;
  const older = [
    ['Earlier CV', earlierResume],
    ['First CV', firstResume],
  ] as const;
  return (
    <>
      {answers && answers.length > 0 && (
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
      )}
      <Resume application={{ ...application, resume }} />
      {older.map(
        ([title, file]) =>
          file && <Resume key={title} title={title} application={{ ...application, resume: file }} />,
      )}
    </>
  );
}
