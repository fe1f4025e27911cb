import { useId, useRef, useState } from 'react';
import { MailTroubleRow } from '~/features/outbox/mail-trouble';
import { useMailTrouble } from '~/features/outbox/use-mail-trouble';
import type { Role } from '~/model/permissions';
import { Button, IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { NotificationList } from './notification-list';
import { inShort, useUnreadTitle } from './unread-title';
import { useNotifications } from './use-notifications';

/** How much is new, and what. The browser's own popover: a sheet from below on phones. */
export function Bell({ role }: { role: Role }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const notifications = useNotifications();
  const trouble = useMailTrouble(role);
  const unread = notifications.data?.unread ?? 0;
  useUnreadTitle(unread);
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <IconButton
        label={[
          'Notifications',
          ...(unread > 0 ? [`${unread} unread`] : []),
          ...(trouble ? [trouble.title] : []),
        ].join(', ')}
        popoverTarget={id}
        className="relative"
      >
        <Icon name="bell" />
        {(unread > 0 || trouble) && (
          <span
            className={classNames(
              badgeLook,
              trouble ? 'bg-marigold text-ink-950' : 'bg-action text-on-action',
            )}
          >
            {unread > 0 ? inShort(unread) : '!'}
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
            {trouble && <MailTroubleRow trouble={trouble} onFollow={close} />}
            <NotificationList {...notifications} onFollow={close} />
          </>
        )}
      </div>
    </>
  );
}

const badgeLook =
  'filled absolute top-0.5 left-1/2 min-w-4.5 rounded-full px-1 text-center text-[0.6875rem]/4.5 font-semibold tabular-nums ring-2 ring-surface';

const panelLook =
  'fixed inset-auto inset-x-0 bottom-0 max-h-[85dvh] w-full flex-col overflow-hidden rounded-t-lg border-t border-line bg-surface text-text shadow-float backdrop:bg-ink-950/60 open:flex sm:top-15 sm:right-4 sm:bottom-auto sm:left-auto sm:max-h-[min(32rem,80dvh)] sm:w-96 sm:rounded-lg sm:border sm:backdrop:bg-transparent lg:right-6 2xl:right-8';
