import { useId, useState } from 'react';
import { NONE } from '~/model/filters';
import type { Resource } from '~/model/resource';
import { Button } from '~/ui/button';
import { Options } from '~/ui/forms/field';

/** The values that a field can be set to, by the field. */
export type BulkOptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface BulkChangeProps {
  resource: Resource;
  options: BulkOptions;
  busy: boolean;
  onApply: (set: Record<string, unknown>) => void;
}

/** What many can be set to, be it their own or that of what they name. */
export const bulkFields = ({ bulk = [], bulkOn }: Resource) => [...bulk, ...(bulkOn?.fields ?? [])];

/** One value in one field of all that are ticked. Arrow keys walk through the choices: nothing is set before Apply is pressed. */
export function BulkSet({ resource, options, busy, onApply }: BulkChangeProps) {
  const fields = bulkFields(resource).map((field) => fieldOf(resource, field, options));
  const [chosen, setChosen] = useState(fields.length === 1 ? fields[0]?.field : '');
  const [value, setValue] = useState('');
  const field = fields.find((one) => one.field === chosen);

  const asks = resource.bulkAsks;
  const asked = asks && chosen === asks.when.field && value === asks.when.value ? asks : undefined;
  const [reason, setReason] = useState('');
  const listId = useId();

  const apply = () =>
    field &&
    onApply({ [field.field]: field.read(value), ...(asked ? { [asked.field]: reason.trim() } : {}) });

  const label = field ? `Set ${field.title.toLowerCase()}` : 'Change';
  return (
    <span
      className={`flex max-w-full ${field ? 'max-sm:w-full' : ''} ${asked ? 'max-sm:flex-wrap max-sm:gap-y-2' : ''}`}
    >
      {fields.length > 1 && (
        <select
          aria-label="Change"
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value);
            setValue('');
          }}
          className={`${selectLook} ${field ? 'rounded-r-none' : ''}`}
        >
          <option value="" disabled>
            Change
          </option>
          <Options options={Object.fromEntries(fields.map((one) => [one.field, one.title]))} />
        </select>
      )}
      {field?.options && (
        <select
          aria-label={label}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          className={`${selectLook} min-w-0 flex-1 rounded-r-none ${fields.length > 1 ? 'rounded-l-none border-l-0' : ''}`}
        >
          <option value="" disabled>
            {label}
          </option>
          <Options options={field.options} />
        </select>
      )}
      {field && !field.options && (
        <input
          type={field.type}
          aria-label={label}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          className={`${selectLook} min-w-0 flex-1 rounded-none border-x-0`}
        />
      )}
      {asked && (
        <>
          <input
            aria-label={asked.title}
            placeholder={asked.title}
            list={listId}
            value={reason}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setReason(target.value)}
            className={`${selectLook} min-w-0 flex-1 rounded-none border-l-0 max-sm:basis-1/2 max-sm:rounded-md max-sm:rounded-r-none max-sm:border-l`}
          />
          <datalist id={listId}>
            {asked.usual.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </>
      )}
      {field && (
        <Button
          size="sm"
          variant="secondary"
          // Named after what it applies, as there may be others.
          aria-label={`Apply: ${label}`}
          busy={busy}
          disabled={value === '' || (asked && reason.trim() === '')}
          onClick={apply}
          className="rounded-l-none border-l-0"
        >
          Apply
        </Button>
      )}
    </span>
  );
}

const selectLook = 'control min-h-9 w-auto py-0 text-sm max-sm:min-h-11';

/** A field as the menu offers it: what its filter says of it, and what else is known of its values. */
function fieldOf({ filters = [], columns }: Resource, field: string, options: BulkOptions) {
  const filter = filters.find((one) => one.field === field);
  const title = filter?.title ?? columns.find((column) => column.field === field)?.title ?? field;
  const choices = options[field] ?? (filter?.by === 'choice' ? filter.options : undefined);
  const type = filter?.by === 'due' || filter?.by === 'day' ? 'date' : 'text';
  const isOwner = filter?.by === 'owner';
  // An empty text would mean that nothing was chosen.
  const offered = choices && isOwner ? { ...choices, [NONE]: 'Nobody' } : choices;
  const read = (value: string) =>
    isOwner && value === NONE ? null : isYesNo(choices) ? value === 'true' : value;
  return { field, title, type, options: offered, read };
}

const isYesNo = (choices: object | undefined) =>
  choices !== undefined && 'true' in choices && 'false' in choices;
