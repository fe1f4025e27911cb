import { useState } from 'react';
import { formatMoment } from '~/lib/time';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { LoadFault } from '~/ui/panel';
import { useSessionActions, useSessions } from '../my-data';
import { SheetLoading, sheet } from '../my-section';
import { deviceInWords } from '../sign-in/my-device';

const SHOWN_AT_FIRST = 5;

export function Sessions() {
  const sessions = useSessions();
  const { end, endOthers, busy } = useSessionActions();
  const [whole, setWhole] = useState(false);
  if (sessions.isError) {
    return <LoadFault words={sessions.error.message} onRetry={() => sessions.refetch()} className="" />;
  }
  if (!sessions.data) return <SheetLoading />;
  // The one that is looked at from comes first, the others as they were last used.
  const all = sessions.data.toSorted((a, b) => Number(b.current) - Number(a.current));
  const shown = whole ? all : all.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={sheet}>
      <ul className="divide-y divide-line">
        {shown.map(({ _id, device, current, createdAt, lastSeenAt }) => {
          const name = deviceInWords(device);
          return (
            <li key={_id} className="flex items-start gap-4 px-4 py-4 sm:px-6">
              <Icon name="device" className="mt-0.5 size-5 shrink-0 text-muted max-sm:hidden" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
                  {name}
                  {current && (
                    <span className="rounded-sm bg-accent-soft px-2 py-0.5 text-xs font-medium text-on-accent-soft">
                      This device
                    </span>
                  )}
                </p>
                <p className="text-sm text-muted tabular-nums">
                  Logged in {formatMoment(createdAt)}
                  {!current && <span className="block">Last seen {formatMoment(lastSeenAt)}</span>}
                </p>
              </div>
              {!current && (
                <Button
                  size="sm"
                  variant="secondary"
                  busy={busy}
                  aria-label={`Log out ${name}, last seen ${formatMoment(lastSeenAt)}`}
                  onClick={() => end(_id, name)}
                >
                  Log out
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {all.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 sm:px-6">
          <Button size="sm" variant="secondary" busy={busy} onClick={endOthers}>
            <Icon name="logout" className="size-4" />
            Log out all other devices
          </Button>
          {all.length > shown.length && (
            <Button size="sm" variant="quiet" onClick={() => setWhole(true)}>
              Show all {all.length}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
