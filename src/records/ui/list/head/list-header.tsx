import { useState } from 'react';
import { inFigures } from '~/lib/figures';
import type { Resource } from '~/model/resource';
import { Button, ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { exportRecords } from '../export-list';
import type { ListState } from '../list-state';
import { filterOf } from '../record-calls';

interface ListHeaderProps {
  resource: Resource;
  /** Unknown while loading. */
  total: number | undefined;
  /** There are more than that. */
  more: boolean;
  state: ListState;
  onAdd?: () => void;
}

/** What list this is and how long, and what can be done with all of it. */
export function ListHeader({ resource, total, more, state, onAdd }: ListHeaderProps) {
  const [exporting, setExporting] = useState(false);
  async function exportAll() {
    setExporting(true);
    await exportRecords(resource, filterOf(state));
    setExporting(false);
  }
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <h1 className="mr-auto text-2xl">
        {/* Read aloud, the number is a word of its own. */}
        {resource.title}{' '}
        {total !== undefined && (
          // It comes later, and must not make the line any higher.
          <span className="ml-3 font-text text-base leading-none font-normal text-muted tabular-nums">
            {inFigures(total)}
            {more && <span title="Not counted further">+</span>}
          </span>
        )}
      </h1>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          busy={exporting}
          disabled={!total}
          onClick={exportAll}
          className="min-h-11 max-sm:w-11 max-sm:px-0"
        >
          <Icon name="download" className="size-4.5" />
          <span className="max-sm:sr-only">{exporting ? 'Exporting...' : 'Export'}</span>
        </Button>
        {onAdd && resource.importable && (
          <ButtonLink
            to={`/dashboard/import?resource=${resource.name}`}
            size="sm"
            variant="secondary"
            className="min-h-11 max-sm:w-11 max-sm:px-0"
          >
            <Icon name="up" className="size-4.5" />
            <span className="max-sm:sr-only">Import</span>
          </ButtonLink>
        )}
        {onAdd && (
          <Button size="sm" onClick={onAdd} className="min-h-11 max-sm:w-11 max-sm:px-0">
            <Icon name="plus" className="size-4.5" />
            <span className="max-sm:sr-only">{resource.messages.add}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
