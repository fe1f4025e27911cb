import { MailList } from './outbox/mail-list';
import { dashboardMeta } from './page-title';
import { Refusal } from './refusal';
import { useMay } from './session';

export const meta = () => dashboardMeta('Outbox');

/** What the site has written to whom, and whether it arrived. */
export default function OutboxPage() {
  return useMay()('outbox:read') ? <MailList /> : <Refusal title="Outbox" />;
}
