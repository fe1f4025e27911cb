import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { LeadsDesk } from './ui/leads/leads-desk';

/** Where leads come from, how soon they are answered, and what they bring. */
export default function LeadsPage() {
  return useMay()('insights:read') ? <LeadsDesk /> : <Refusal title="Leads" />;
}
