import { useEffect, useState } from 'react';
import { formatMoment } from '~/lib/time';
import { useMay } from '~/platform/auth/ui/session';
import { CountLinks } from '~/records/ui/list/head/count-links';
import { Pager } from '~/records/ui/list/head/pager';
import { SearchBox } from '~/records/ui/list/head/search-box';
import { TableSheet } from '~/records/ui/list/table-sheet';
import { Button, IconButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { Table } from '~/ui/table/table';
import type { Mail } from '../outbox-call';
import { DeliveryNote } from './delivery-note';
import { MailDialog } from './mail-dialog';
import { useMails, useOutboxState, useRetry } from './mails';
import { canRetry, retryWords, StatusMark, statusNote, statusTitles } from './status';

const columns = [
  { title: 'Written', field: 'createdAt' as const, cell: ({ createdAt }: Mail) => formatMoment(createdAt) },
  { title: 'To', field: 'recipient' as const },
  { title: 'Mail', field: 'title' as const },
  {
    title: 'Status',
    field: 'status' as const,
    cell: (mail: Mail) => (
      <span title={statusNote(mail)} className="grid">
        <StatusMark mail={mail} />
        <span className="text-xs text-muted @4xl:truncate">{statusNote(mail)}</span>
      </span>
    ),
  },
  { title: 'Tries', field: 'attempts' as const },
];

export function MailList() {
  const { status, q, which, page, goTo, search } = useOutboxState();
  const mails = useMails(which, page);
  const { retry, retryAll, sendAgain, sendTest, busy } = useRetry();
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
          label={`${retryWords(mail)}: ${mail.title} to ${mail.recipient}`}
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
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-2xl">Outbox</h1>
        {mayRetry && (
          <Button
            size="sm"
            variant="secondary"
            className="min-h-11"
            busy={busy}
            busyLabel="Queueing..."
            onClick={sendTest}
          >
            <Icon name="mail" className="size-4.5" />
            Send me a test mail
          </Button>
        )}
      </div>
      <DeliveryNote delivery={data?.delivery} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <CountLinks label="Status" links={linksOf(data?.counts, status, q)} />
        <SearchBox
          label="Search by the beginning of an address"
          placeholder="Address begins with"
          q={q}
          onSearch={search}
        />
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
          empty={<NoMails status={status} q={q} />}
        />
      </TableSheet>
      <Pager page={Math.min(page, lastPage)} pages={lastPage} onPage={goTo} />
      <MailDialog
        mail={shown}
        busy={busy}
        onClose={() => setOpened(undefined)}
        {...(mayRetry && shown && canRetry(shown) ? { onRetry: () => retry(shown) } : {})}
        {...(mayRetry && shown?.status === 'sent' ? { onSendAgain: () => sendAgain(shown) } : {})}
      />
    </>
  );
}

function linksOf(counts: Record<string, number> | undefined, chosen: Mail['status'] | undefined, q: string) {
  const searched = q ? { q } : {};
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [
    { to: `?${new URLSearchParams(searched)}`, title: 'All', count: all, current: !chosen },
    ...statusTitles.map(({ status, title }) => ({
      to: `?${new URLSearchParams({ status, ...searched })}`,
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

const NoMails = ({ status, q }: { status: Mail['status'] | undefined; q: string }) => (
  <EmptyState
    title={q ? `No mail went to “${q}…”.` : status ? nothing[status] : 'No mail has been written yet.'}
  >
    {!status && !q && 'Mails appear here when somebody sends a form, registers or is invited.'}
  </EmptyState>
);
