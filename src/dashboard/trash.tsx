import { resources } from '~/resources';
import { dashboardMeta } from './page-title';
import { Refusal } from './refusal';
import { useMay } from './session';
import { TrashCan } from './trash/trash-can';

export const meta = () => dashboardMeta('Trash');

/** What was deleted, until it is restored or deleted for good: for whoever may delete. */
export default function TrashPage() {
  const may = useMay();
  const kinds = resources.filter(({ area }) => may(`${area}:delete`));
  if (kinds.length === 0) return <Refusal title="Trash" />;
  return (
    <>
      <h1 className="text-2xl">Trash</h1>
      <TrashCan kinds={kinds} />
    </>
  );
}
