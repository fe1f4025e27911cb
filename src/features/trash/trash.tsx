import { resources } from '~/features/resources';
import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { TrashCan } from './ui/trash-can';

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
