import { Link } from 'react-router';
import { followup } from '~/features/followup/followup';
import { useMay } from '~/platform/auth/ui/session';
import type { Quotation } from './quotation-queries';

const look = 'inline-flex min-h-6 items-center rounded-sm underline underline-offset-4';

/** Whom a quotation is for, as far as that is known. */
export type WhoseProps = Pick<Quotation, 'name' | 'company'> & {
  [Id in 'personId' | 'followupId']: string | null | undefined;
};

/** Whom it is for, with the way to all that was between them and us, and to the lead that it is about. */
export function Whose({ name, company, personId, followupId }: WhoseProps) {
  const called = name || 'Without a name';
  const mayRead = useMay()(`${followup.area}:read`);
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-3 text-sm wrap-anywhere">
      <span>
        {personId && mayRead ? (
          <Link to={`/dashboard/people/${personId}`} className={`${look} font-medium`}>
            {called}
          </Link>
        ) : (
          <span className="font-medium">{called}</span>
        )}
        {company && `, ${company}`}
      </span>
      {followupId && mayRead && (
        <Link to={`/dashboard/${followup.path}?record=${followupId}`} className={`${look} text-muted`}>
          Follow-up
        </Link>
      )}
    </p>
  );
}
