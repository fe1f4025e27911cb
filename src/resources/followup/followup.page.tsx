import { ResourceList } from '~/dashboard/resource-list';
import { formatDate } from '~/lib/time';
import { SelectField, TextAreaField, TextField } from '~/ui/field';
import type { AnyRecord } from '../resource';
import { followup, statuses } from './followup';

export default function FollowupPage() {
  return <ResourceList resource={followup} fields={fields} more={remarks} />;
}

/** The latest stands among the columns; those before it are told here, newest first. */
const remarks = (record: AnyRecord) => {
  const earlier = followup.row.parse(record).remarks.slice(0, -1).reverse();
  if (earlier.length === 0) return null;
  return (
    <section>
      <h3 className="mb-3 text-base">Earlier remarks</h3>
      <ol className="grid gap-3 border-l border-line pl-4">
        {earlier.map(({ val, date }) => (
          <li key={date + val}>
            <time dateTime={date} className="text-sm text-muted tabular-nums">
              {formatDate(date)}
            </time>
            <p className="whitespace-pre-line wrap-anywhere">{val}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};

const fields = (record: AnyRecord) => {
  const row = followup.row.parse(record);
  const off = { autoComplete: 'off' };
  return (
    <>
      <TextField name="name" label="Name" defaultValue={row.name} required {...off} />
      <TextField name="mobile" label="Mobile" type="tel" defaultValue={row.mobile} required {...off} />
      <TextField name="email" label="Email" type="email" defaultValue={row.email} {...off} />
      <SelectField name="status" label="Status" options={statuses} defaultValue={row.status} required />
      <TextAreaField
        name="remark"
        label="New remark"
        hint={`Latest: ${row.remarks.at(-1)?.val ?? 'No remarks'}`}
        rows={3}
        {...off}
      />
    </>
  );
};
