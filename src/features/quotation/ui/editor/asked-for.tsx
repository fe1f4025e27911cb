import { Link } from 'react-router';
import { followup } from '~/features/followup/followup';
import { formatDate } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import type { RecordCall } from '~/model/resource';
import { useMay } from '~/platform/auth/ui/session';
import { Panel } from '~/ui/panel';

const LATEST = 3;

/** What a quotation answers: with what the lead began, and the last that was said about it. */
export function AskedFor({ followupId }: { followupId: string }) {
  const mayRead = useMay()(`${followup.area}:read`);
  const lead = useCall<RecordCall>(
    [followup.name, 'record', followupId],
    `/records/${followup.name}/${followupId}`,
    { enabled: mayRead },
  );
  const remarks = followup.row.safeParse(lead.data).data?.remarks ?? [];
  const said = remarks.filter((_, index) => index === 0 || index >= remarks.length - LATEST);
  if (said.length === 0) return null;
  return (
    <Panel title="What they asked for">
      <ol className="grid gap-3 px-4 py-4 text-sm sm:px-5">
        {said.map(({ val, date }) => (
          <li key={`${date} ${val}`} className="flex flex-wrap gap-x-4">
            <time dateTime={date} className="text-muted tabular-nums">
              {formatDate(date)}
            </time>
            <p className="line-clamp-3 min-w-0 flex-1 whitespace-pre-line wrap-anywhere">{val}</p>
          </li>
        ))}
      </ol>
      {said.length < remarks.length && (
        <p className="px-4 pb-4 text-sm sm:px-5">
          <Link
            to={`/dashboard/${followup.path}?record=${followupId}`}
            className="inline-flex min-h-6 items-center rounded-sm underline underline-offset-4"
          >
            All that was said
          </Link>
        </p>
      )}
    </Panel>
  );
}
