import { resources } from '~/features/resources';
import { Icon } from '~/ui/icon';
import type { PersonalRecord } from '../privacy-call';

/** What an erasure must leave, each with the reason. */
export function StayingRecords({ records }: { records: readonly PersonalRecord[] }) {
  const staying = records.filter(({ staysBecause }) => staysBecause !== null);
  if (staying.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-2 text-sm">
      {staying.map(({ _id, resource, title, staysBecause }) => (
        <li key={_id} className="flex gap-2.5 rounded-md bg-warning-soft px-3 py-2.5 text-on-warning-soft">
          <Icon name="alert" className="mt-0.5 size-4.5 shrink-0" />
          <span className="wrap-anywhere">
            <strong className="font-semibold">
              {resources.find(({ name }) => name === resource)?.title}: {title}.
            </strong>{' '}
            {staysBecause}
          </span>
        </li>
      ))}
    </ul>
  );
}
