import { Link } from 'react-router';
import { inFigures } from '~/lib/figures';
import { type AnyRecord, type Resource, titleOf } from '~/model/resource';
import { Dialog } from '~/ui/dialog/dialog';
import type { Skipped } from './use-bulk';

interface SkippedDialogProps {
  resource: Resource;
  skipped: Skipped;
  /** Those of them whose names are known here. */
  known: ReadonlyMap<string, AnyRecord>;
  onClose: () => void;
}

/** Which records a change left as they were, those of one reason together. */
export function SkippedDialog({ resource, skipped, known, onClose }: SkippedDialogProps) {
  const reasons = Map.groupBy(skipped, ({ message }) => message);
  return (
    <Dialog open onClose={onClose} title={`Skipped: ${inFigures(skipped.length)}`}>
      <div className="grid gap-5">
        {[...reasons].map(([reason, some]) => (
          <section key={reason}>
            <h3 className="text-base">{reason}</h3>
            <ul className="mt-1 columns-2 gap-6 text-sm max-sm:columns-1">
              {some.map(({ _id }, index) => {
                const row = known.get(_id);
                return (
                  <li key={_id} className="py-1 wrap-anywhere">
                    <Link
                      to={`/dashboard/${resource.path}?record=${_id}`}
                      onClick={onClose}
                      className="text-accent underline underline-offset-4"
                    >
                      {row ? titleOf(resource, row) : `Record ${index + 1}`}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
