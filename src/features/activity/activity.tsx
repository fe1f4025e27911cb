import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { dashboardMeta } from '~/ui/page-title';
import { ActivityList } from './ui/activity-list';

export const meta = () => dashboardMeta('Activity');

/** Who did what: by person, day and kind. */
export default function ActivityPage() {
  return useMay()('insights:read') ? <ActivityList /> : <Refusal title="Activity" />;
}
