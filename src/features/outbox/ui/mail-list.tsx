import { useEffect, useState } from 'react';
import { formatMoment } from '~/lib/time';
import { useMay } from '~/platform/auth/ui/session';
import { CountLinks } from '~/records/ui/list/count-links';
import { Pager } from '~/records/ui/list/pager';
import { TableSheet } from '~/records/ui/list/table-sheet';
import { Button, IconButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { Table } from '~/ui/table/table';
import type { Mail } from '../outbox-call';
import { DeliveryNote } from './delivery-note';
import { MailDialog } from './mail-dialog';
import { useMails, useOutboxState, useRetry } from './mails';
import { canRetry, StatusMark, statusNote, statusTitles } from './status';

const columns = [
  { title: 'Written', field: 'createdAt' as const, cell: ({ createdAt }: Mail) => formatMoment(createdAt) },
  { title: 'To', field: 'recipient' as const },
  { title: 'Mail', field: 'title' as const },
  {
    title: 'Status',
    field: 'status' as const,
    cell: (mail: Mail) => (
      <span title={statusNote(mail)} className="grid">
        <StatusMark status={mail.status} />
        <span className="text-xs text-muted @4xl:truncate">{statusNote(mail)}</span>
      </span>
    ),
  },
  { title: 'Tries', field: 'attempts' as const },
];

export function MailList() {
  const { status, page, goTo } = useOutboxState();
  const mails = useMails(status, page);
  const { retry, retryAll, busy } = useRetry();
  const [opened, setOpened] = useState<Mail>();
  const mayRetry = useMay()('outbox:edit');
  const { data } = mails;
  const failed = data?.counts.failed ?? 0;
  const lastPage = data?.pages ?? page;
  // What is open follows the list as long as it is on the page.
  const shown = data?.items.find(({ _id }) => _id === opened?._id) ?? opened;

  useEffect(() => {
    if (page > lastPage) goTo(lastPage, { replace: true });
  }, [page, lastPage, goTo]);

  const actions = (mail: Mail) => (
    <>
      {mayRetry && canRetry(mail) && (
        <IconButton
          label={`${mail.status === 'failed' ? 'Try again' : 'Send now'}: ${mail.title} to ${mail.recipient}`}
          onClick={() => !busy && retry(mail)}
        >
          <Icon name="restore" />
        </IconButton>
      )}
      <IconButton label={`View ${mail.title} to ${mail.recipient}`} onClick={() => setOpened(mail)}>
        <Icon name="eye" />
      </IconButton>
    </>
  );

  return (
    <>
      <h1 className="mb-3 text-2xl">Outbox</h1>
      <DeliveryNote delivery={data?.delivery} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <CountLinks label="Status" links={linksOf(data?.counts, status)} />
        {mayRetry && failed > 0 && (
          <Button size="sm" variant="secondary" busy={busy} busyLabel="Queueing..." onClick={retryAll}>
            <Icon name="restore" className="size-4" />
            Retry all failed
          </Button>
        )}
      </div>
      <TableSheet fault={mails.error} onRetry={mails.refetch}>
        <Table
          caption="Mails"
          columns={columns}
          rows={page > lastPage ? undefined : data?.items}
          rowKey="_id"
          heading="recipient"
          actions={actions}
          onOpen={setOpened}
          empty={<NoMails status={status} />}
        />
      </TableSheet>
      <Pager page={Math.min(page, lastPage)} pages={lastPage} onPage={goTo} />
      <MailDialog
        mail={shown}
        isStored={data?.delivery === 'files'}
        busy={busy}
        onClose={() => setOpened(undefined)}
        {...(mayRetry && shown && canRetry(shown) ? { onRetry: () => retry(shown) } : {})}
      />
    </>
  );
}

function linksOf(counts: Record<string, number> | undefined, chosen: Mail['status'] | undefined) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [
    { to: '?', title: 'All', count: all, current: !chosen },
    ...statusTitles.map(({ status, title }) => ({
      to: `?status=${status}`,
      title,
      count: counts?.[status],
      current: status === chosen,
    })),
  ];
}

const nothing = {
  queued: 'No mail waits to be sent.',
  sent: 'No mail has been sent yet.',
  failed: 'No mail has failed.',
  dropped: 'No mail was given up as not needed.',
};

const NoMails = ({ status }: { status: Mail['status'] | undefined }) => (
  <EmptyState title={status ? nothing[status] : 'No mail has been written yet.'}>
    {!status && 'Mails appear here when somebody sends a form, registers or is invited.'}
  </EmptyState>
);
