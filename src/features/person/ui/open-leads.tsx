import { Link } from 'react-router';
import { followup } from '~/features/followup/followup';
import { formatDate } from '~/lib/time';
import { Icon } from '~/ui/icon';
import { linkLook, Panel } from '~/ui/panel';
import type { WholePerson } from './person-queries';

/** What we are about to do for them, and whose turn it is. */
export const OpenLeads = ({ open }: Pick<WholePerson, 'open'>) => (
  <Panel title="Open">
    {open.length === 0 && <p className="px-4 py-4 text-sm text-muted sm:px-5">Nothing is open.</p>}
    <ul className="empty:hidden">
      {open.map(({ _id, stage, nextDate, nextTime, ownerName }) => (
        <li key={_id} className="border-line not-first:border-t">
          <Link to={`/dashboard/${followup.path}?record=${_id}`} className={linkLook}>
            <span className="flex items-center gap-3 text-sm">
              <Icon name="follow" className="size-4.5 shrink-0 text-muted" />
              <span className="flex min-w-0 flex-1 flex-wrap gap-x-4">
                <span className="font-medium">{stage}</span>
                <span className="tabular-nums">
                  {nextDate
                    ? `Next ${[formatDate(nextDate), nextTime].filter(Boolean).join(' ')}`
                    : 'Unplanned'}
                </span>
                <span className="text-muted">{ownerName || 'Nobody’s turn yet'}</span>
              </span>
              <Icon name="arrow" className="size-4 shrink-0 text-muted" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </Panel>
);
