import type { Resource } from '~/model/resource';
import { retentionDays } from '~/model/retention';
import { KindFolder } from '~/records/ui/list/kind-folder';
import { TrashList } from './trash-list';
import { useTrashCounts } from './trash-records';

const lead = (kind: Resource | undefined) =>
  kind?.legalHold
    ? `What was deleted stays here until somebody restores it or deletes it for good. ${kind.legalHold}`
    : `What was deleted stays here for ${retentionDays.trash} days, unless somebody restores it or deletes it for good before.`;

export const TrashCan = ({ kinds }: { kinds: readonly Resource[] }) => (
  <KindFolder kinds={kinds} counts={useTrashCounts()} lead={lead}>
    {(kind) => <TrashList key={kind.name} resource={kind} />}
  </KindFolder>
);
