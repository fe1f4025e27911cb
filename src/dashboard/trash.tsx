import { resources } from '~/resources';
import { EmptyState } from '~/ui/empty-state';
import { dashboardMeta } from './page-title';
import { useMay } from './session';
import { TrashCan } from './trash/trash-can';

export const meta = () => dashboardMeta('Trash');

/** What was deleted, until it is restored or deleted for good: for whoever may delete. */
export default function TrashPage() {
  const may = useMay();
  const kinds = resources.filter(({ area }) => may(`${area}:delete`));
  return (
    <>
      <h1 className="text-2xl">Trash</h1>
      {kinds.length > 0 ? (
        <TrashCan kinds={kinds} />
      ) : (
        <EmptyState title="You are not allowed to see this page." />
      )}
    </>
  );
}
