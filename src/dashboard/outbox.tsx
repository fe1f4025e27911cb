import { EmptyState } from '~/ui/empty-state';
import { MailList } from './outbox/mail-list';
import { dashboardMeta } from './page-title';
import { useMay } from './session';

export const meta = () => dashboardMeta('Outbox');

/** What the site has written to whom, and whether it arrived. */
export default function OutboxPage() {
  const may = useMay();
  if (may('outbox:read')) return <MailList />;
  return (
    <>
      <h1 className="mb-6 text-2xl">Outbox</h1>
      <EmptyState title="You are not allowed to see this page." />
    </>
  );
}
