import { useFollowUps } from '~/features/followup/followups-of';
import { requestFields } from '~/features/followup/request-fields';
import { ResourceList } from '~/records/ui/list/resource-list';
import { enquiry } from './enquiry';

export default function EnquiryPage() {
  return <ResourceList resource={enquiry} fields={requestFields} {...useFollowUps(enquiry)} />;
}
