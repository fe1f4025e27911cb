import { useId, useState } from 'react';
import { callApi } from '~/lib/api';
import { useMay } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { Options } from '~/ui/forms/field';
import { Icon } from '~/ui/icon';
import { Select } from '~/ui/select';
import type { checkImportCall, ImportState, Mapping, OnDuplicate } from '../import-call';
import type { Checked } from './check-result';
import { Fault } from './fault';
import { resourceNamed, useStep } from './imports';

const LEFT_OUT = 'Leave out';

const DUPLICATES: [OnDuplicate, title: string, note: string][] = [
  ['skip', 'Leave it as it is', 'The row is passed over.'],
  ['fill', 'Fill in what is empty', 'What stands in the record stays.'],
  ['overwrite', 'Write over it', 'What the row says replaces what stands in the record.'],
];

interface MappingFormProps {
  state: ImportState;
  onChecked: (dry: Checked) => void;
  onChange: () => void;
}

/** Each column with some of what stands in it, and the field that it becomes. */
export function MappingForm({ state, onChecked, onChange }: MappingFormProps) {
  const { _id, columns, fields } = state;
  const [mapping, setMapping] = useState<Mapping>(state.mapping);
  const [onDuplicate, setOnDuplicate] = useState<OnDuplicate>(state.onDuplicate);
  const [ofThePast, setOfThePast] = useState(state.ofThePast);
  const { busy, fault, run } = useStep();
  const resource = resourceNamed(state.resource);
  const area = resource?.area;
  const sameBy = resource?.person ? 'email or number' : (resource?.search[0]?.label ?? '').toLowerCase();
  const may = useMay();
  const mayEdit = area !== undefined && may(`${area}:edit`);
  const missing = fields.filter(({ field, required }) => required && !Object.values(mapping).includes(field));

  function choose(column: string, field: string) {
    // A field has one column: whoever had it before is left out.
    const others = Object.entries(mapping).filter(([other, taken]) => other !== column && taken !== field);
    setMapping(Object.fromEntries(field ? [...others, [column, field]] : others));
    onChange();
  }

  const check = () =>
    run(async () => {
      const body = { mapping, onDuplicate, ofThePast };
      const dry = await callApi<typeof checkImportCall>('PUT', `/imports/${_id}`, { body });
      onChecked({ ...dry, onDuplicate });
    });

  return (
    <section aria-label="Columns" className="rounded-lg border border-line bg-surface">
      <ul className="divide-y divide-line">
        {columns.map((column, at) => (
          <ColumnRow
            key={column}
            column={column}
            samples={state.sample.map((cells) => cells[at] ?? '')}
            fields={fields}
            chosen={mapping[column] ?? ''}
            onChoose={(field) => choose(column, field)}
          />
        ))}
      </ul>
      <div className="grid gap-5 border-t border-line p-4 sm:p-5">
        <p role="status" className="flex gap-2 text-sm empty:hidden">
          {missing.length > 0 && (
            <>
              <Icon name="alert" className="size-5 shrink-0 text-danger" />
              <span>
                Every row needs this, and no column is it yet:{' '}
                <strong className="font-semibold">{missing.map(({ label }) => label).join(', ')}</strong>
              </span>
            </>
          )}
        </p>
        <fieldset className="grid gap-3 lg:grid-cols-3">
          <legend className="mb-3 text-sm font-medium">
            When there is a record with the same {sameBy} already
          </legend>
          {DUPLICATES.filter(([value]) => value === 'skip' || mayEdit).map(([value, title, note]) => (
            <label key={value} className="flex min-h-11 items-start gap-3">
              <input
                type="radio"
                name="onDuplicate"
                value={value}
                checked={onDuplicate === value}
                onChange={() => {
                  setOnDuplicate(value);
                  onChange();
                }}
                className="mt-0.5 size-5 shrink-0 accent-action"
              />
              <span>
                <span className="block font-medium">{title}</span>
                <span className="block text-sm text-muted">{note}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {state.mayOpenLeads && (
          <label className="flex min-h-11 items-start gap-3">
            <input
              type="checkbox"
              checked={ofThePast}
              onChange={({ currentTarget }) => {
                setOfThePast(currentTarget.checked);
                onChange();
              }}
              className="mt-0.5 size-5 shrink-0 accent-action"
            />
            <span>
              <span className="block font-medium">These are of the past: open no leads</span>
              <span className="block text-sm text-muted">
                Otherwise each row is a lead of its person, as if they had written today.
              </span>
            </span>
          </label>
        )}
        <Fault words={fault} />
        <div>
          <Button busy={busy} busyLabel="Checking..." onClick={check}>
            Check, without importing
          </Button>
        </div>
      </div>
    </section>
  );
}

interface ColumnRowProps {
  column: string;
  samples: readonly string[];
  fields: ImportState['fields'];
  chosen: string;
  onChoose: (field: string) => void;
}

function ColumnRow({ column, samples, fields, chosen, onChoose }: ColumnRowProps) {
  const id = useId();
  const labels = fields.map(({ field, label, required }) => [field, required ? `${label} (needed)` : label]);
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-center sm:px-5">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium wrap-anywhere">
          {column}
        </label>
        <p className="truncate text-sm text-muted">
          {samples.filter(Boolean).join(' · ') || 'Nothing in it'}
        </p>
      </div>
      <Select id={id} value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{LEFT_OUT}</option>
        <Options options={Object.fromEntries(labels)} />
      </Select>
    </li>
  );
}
