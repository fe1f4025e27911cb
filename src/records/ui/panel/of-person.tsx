import { Link } from 'react-router';
import { useCall } from '~/lib/use-call';
import type { knownCall } from '~/records/known/known-call';
import { Icon } from '~/ui/icon';

interface OfPersonProps {
  personId: string;
  /** The record that is looked at. */
  except: string;
}

/** Whose record it is: the way to all that was between them and us, and what else there is of theirs. */
export function OfPerson({ personId, except }: OfPersonProps) {
  const query = new URLSearchParams({ person: personId, except });
  const known = useCall<typeof knownCall>(['known', String(query)], `/records/known?${query}`);
  const words = known.data?.found.map((one) => one.words).join(', ');
  return (
    <Link
      to={`/dashboard/people/${personId}`}
      className="flex min-h-11 items-center gap-x-3 rounded-md border border-line px-3 py-1.5 text-sm hover:border-control"
    >
      <Icon name="user" className="size-4.5 shrink-0 text-muted" />
      <span className="flex min-w-0 flex-wrap gap-x-3">
        <span className="font-medium">Person and timeline</span>
        {words && <span className="text-muted">Also: {words}</span>}
      </span>
      <Icon name="arrow" className="ml-auto size-4 shrink-0 text-muted" />
    </Link>
  );
}
