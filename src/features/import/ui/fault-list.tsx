import type { z } from 'zod';
import { inFigures } from '~/lib/figures';
import { useCall } from '~/lib/use-call';
import { LoadFault } from '~/ui/panel';
import { Table } from '~/ui/table/table';
import type { faultsCall, ImportState } from '../import-call';

type Alike = z.output<typeof faultsCall.answer>['faults'][number];

/** What is wrong in the file, each fault once with the value that was found and the rows that have it. */
export function FaultList({ _id, fields }: Pick<ImportState, '_id' | 'fields'>) {
  const { data, error, refetch } = useCall<typeof faultsCall>(
    ['imports', _id, 'faults'],
    `/imports/${_id}/faults`,
  );
  if (error) return <LoadFault words="The faults could not be loaded." onRetry={refetch} />;
  const label = (name: string) => fields.find(({ field }) => field === name)?.label ?? '';
  const rows = data?.faults.map((fault, at) => ({
    ...{ key: String(at), where: linesInWords(fault), field: label(fault.field) },
    ...{ value: fault.value && `“${fault.value}”`, message: fault.message },
  }));
  return (
    <div className="grid gap-3">
      <div className="overflow-hidden rounded-lg xl:border xl:border-line xl:bg-surface">
        <Table caption="Faults" columns={COLUMNS} rows={rows} rowKey="key" heading="where" skeletonRows={3} />
      </div>
      {data?.more && (
        <p className="text-sm text-muted">
          These are the most frequent. All of them are in the file of the rows with faults.
        </p>
      )}
    </div>
  );
}

/** `Lines 4, 9, 13 and 117 more`: enough to find them. */
function linesInWords({ lines, count }: Pick<Alike, 'lines' | 'count'>) {
  if (count === 1) return `Line ${lines.join()}`;
  const others = count - lines.length;
  const named = others > 0 ? lines : lines.slice(0, -1);
  const last = others > 0 ? `${inFigures(others)} more` : lines.at(-1);
  return `Lines ${named.join(', ')} and ${last}`;
}

const COLUMNS = [
  { title: 'Where', field: 'where' as const },
  { title: 'Field', field: 'field' as const },
  { title: 'Found', field: 'value' as const },
  { title: 'What is wrong', field: 'message' as const, wraps: true },
];
