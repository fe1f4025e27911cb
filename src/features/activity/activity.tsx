import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { ActivityList } from './ui/activity-list';

/** Who did what: by person, day and kind. */
export default function ActivityPage() {
  return useMay()('insights:read') ? <ActivityList /> : <Refusal title="Activity" />;
}
