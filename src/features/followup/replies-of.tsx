import { formatMoment } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import type { AnyRecord, Resource } from '~/model/resource';
import { useMay } from '~/platform/auth/ui/session';
import type { repliesCall } from './calls/replies-call';

interface RepliesOfProps {
  resource: Resource;
  row: AnyRecord;
}

/** Beside a record, for the staff: what the person has replied lately from their account. */
export function RepliesOf({ resource, row }: RepliesOfProps) {
  const replies = useCall<typeof repliesCall>(
    [resource.name, 'replies', row._id],
    `/replies/${resource.name}/${row._id}`,
    { enabled: useMay()('leads:read') },
  );
  const items = replies.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-label="Replies" className="grid gap-2">
      {items.map(({ _id, at, text }) => (
        <div key={_id} className="rounded-md border border-line bg-accent-soft px-3 py-2 text-on-accent-soft">
          <p className="text-xs tabular-nums">Replied, {formatMoment(at)}</p>
          <p className="line-clamp-6 text-sm whitespace-pre-line wrap-anywhere">{text}</p>
        </div>
      ))}
    </section>
  );
}
