import { useFollowUps } from '~/features/followup/followups-of';
import { requestFields } from '~/features/followup/request-fields';
import { ResourceList } from '~/records/ui/list/resource-list';
import { contact } from './contact';

export default function ContactPage() {
  return <ResourceList resource={contact} fields={requestFields} {...useFollowUps(contact)} />;
}
