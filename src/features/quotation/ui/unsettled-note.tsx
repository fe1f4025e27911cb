import { Link } from 'react-router';
import { useMay } from '~/platform/auth/ui/session';
import { Icon } from '~/ui/icon';
import { missingIn } from '../business';
import { businessAt } from '../business-place';
import { useBusiness } from './quotation-queries';

/** Above the list, until a quotation could be sent: what is missing, and the way there. */
export function UnsettledNote() {
  const may = useMay();
  return may('settings:read') ? <Note mayEdit={may('settings:edit')} /> : null;
}

function Note({ mayEdit }: { mayEdit: boolean }) {
  const { data } = useBusiness();
  const missing = data ? missingIn(data) : [];
  if (missing.length === 0) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-sunken p-4 text-sm">
      <Icon name="alert" className="size-5 shrink-0 text-muted" />
      <span>Before the first quotation: {missing.join(', ')}.</span>
      {mayEdit ? (
        <Link to={businessAt} className="font-medium underline underline-offset-4">
          Settle who we are on paper
        </Link>
      ) : (
        <span>An admin settles that in the settings.</span>
      )}
    </p>
  );
}
