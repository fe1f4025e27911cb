import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { MailList } from './ui/mail-list';

/** What the site has written to whom, and whether it arrived. */
export default function OutboxPage() {
  return useMay()('outbox:read') ? <MailList /> : <Refusal title="Outbox" />;
}
