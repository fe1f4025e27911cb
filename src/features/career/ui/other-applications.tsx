import { Link } from 'react-router';
import { useCall } from '~/lib/use-call';
import { useMay } from '~/platform/auth/ui/session';
import { career } from '../career';
import type { otherApplicationsCall } from '../others-call';
import type { Application } from './application';

const monthOf = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' });

/** What else they have applied for, and who may be the same: two who look alike are nobody's to join but the staff's. */
export function OtherApplications({ application: { _id, date } }: { application: Application }) {
  const may = useMay();
  const mayRead = may('submissions:edit');
  const asked = useCall<typeof otherApplicationsCall>([career.name, 'others', _id], `/career/${_id}/others`, {
    enabled: mayRead,
  });
  if (!asked.data) return null;
  const { applications, more, mayBe } = asked.data;
  const groups = [
    { title: 'Applied again', rows: applications.filter((one) => one.date > date) },
    { title: 'Applied before', rows: applications.filter((one) => one.date <= date) },
  ];
  return (
    <>
      {groups.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <section key={title} aria-label={title} className="grid gap-1 text-sm">
              <h3 className="text-base">{title}</h3>
              <ul className="grid gap-1">
                {rows.map((one) => (
                  <li key={one._id} className="wrap-anywhere">
                    <Link
                      to={`/dashboard/career?record=${one._id}`}
                      className="inline-block font-medium underline underline-offset-4 max-sm:py-2.5"
                    >
                      {one.appliedFor}
                    </Link>
                    <span className="text-muted">
                      , {one.status}, {monthOf(one.date)}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {more && <p className="text-sm text-muted">Older ones stand on the page of the person.</p>}
      {may('leads:read') && mayBe.length > 0 && (
        <section aria-label="May be the same" className="grid gap-1 text-sm">
          <h3 className="text-base">May be the same</h3>
          <ul className="grid gap-1">
            {mayBe.map((one) => (
              <li key={one._id} className="wrap-anywhere">
                <Link
                  to={`/dashboard/people/${one._id}`}
                  className="inline-block font-medium underline underline-offset-4 max-sm:py-2.5"
                >
                  {one.name || 'Without a name'}
                </Link>
                {one.applications > 0 && (
                  <span className="text-muted">
                    , {one.applications === 1 ? 'one application' : `${one.applications} applications`}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
