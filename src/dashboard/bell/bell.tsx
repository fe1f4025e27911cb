import { useId, useRef, useState } from 'react';
import { Button, IconButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { NotificationList } from './notification-list';
import { inShort, useUnreadTitle } from './unread-title';
import { useNotifications } from './use-notifications';

/** How much is new, and what. The browser's own popover: a sheet from below on phones. */
export function Bell({ paused }: { paused: boolean }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const notifications = useNotifications({ paused });
  const unread = notifications.data?.unread ?? 0;
  useUnreadTitle(unread);
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <IconButton
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        popoverTarget={id}
        className="relative"
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className="absolute top-0.5 left-1/2 min-w-4.5 rounded-full bg-action px-1 text-center text-[0.6875rem]/4.5 font-semibold text-on-action tabular-nums ring-2 ring-surface">
            {inShort(unread)}
          </span>
        )}
      </IconButton>
      <p role="status" className="sr-only">
        {notifications.latest}
      </p>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Notifications"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={panelLook}
      >
        {open && (
          <>
            <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line pr-2 pl-4">
              <h2 className="text-base">Notifications</h2>
              <div className="flex items-center">
                {unread > 0 && (
                  <Button size="sm" variant="quiet" onClick={notifications.readAll}>
                    Mark all as read
                  </Button>
                )}
                <IconButton label="Close" onClick={close} className="sm:hidden">
                  <Icon name="close" />
                </IconButton>
              </div>
            </div>
            <NotificationList {...notifications} onFollow={close} />
          </>
        )}
      </div>
    </>
  );
}

const panelLook =
  'fixed inset-auto inset-x-0 bottom-0 max-h-[85dvh] w-full flex-col overflow-hidden rounded-t-lg border-t border-line bg-surface text-text shadow-float backdrop:bg-ink-950/60 open:flex sm:top-15 sm:right-4 sm:bottom-auto sm:left-auto sm:max-h-[min(32rem,80dvh)] sm:w-96 sm:rounded-lg sm:border sm:backdrop:bg-transparent lg:right-6 2xl:right-8';
