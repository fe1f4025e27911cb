import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { labelAmong, labelled } from '~/lib/namesakes';
import { Button, IconButton } from '~/ui/button';
import { TextField } from '~/ui/forms/field';
import { Icon } from '~/ui/icon';
import { awayWords, type Owners, ownerNamedBy } from './owner-names';

interface TakingPartProps {
  owners: Owners;
  /** Their ids, in their order. */
  taking: readonly string[];
  onChange: (taking: string[]) => void;
}

/** Who takes part, in their order. Others are added by the first letters of their name: there may be a hundred of them. */
export function TakingPart({ owners, taking, onChange }: TakingPartProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const others = owners.filter(({ _id }) => !taking.includes(_id));
  const labelOf = (id: string) => labelAmong(owners, { _id: id, name: '' });

  function add() {
    const id = ownerNamedBy(owners, { _id: '', name: '' }, input.current?.value ?? '');
    input.current?.focus();
    // What names nobody stays there, and the form says so when it is saved.
    if (!id || !input.current) return;
    input.current.value = '';
    if (!taking.includes(id)) onChange([...taking, id]);
    setSaid(
      `${labelOf(id)} takes part, as number ${taking.includes(id) ? taking.indexOf(id) + 1 : taking.length + 1}.`,
    );
  }

  function addByKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.currentTarget.value.trim() === '') return;
    event.preventDefault();
    add();
  }

  function remove(id: string) {
    const at = taking.indexOf(id);
    onChange(taking.filter((one) => one !== id));
    setSaid(`${labelOf(id)} no longer takes part.`);
    // Whoever removes several by the keyboard goes on with the next.
    const rows = list.current?.children;
    const next = rows?.[at + 1] ?? rows?.[at - 1];
    (next?.querySelector<HTMLElement>('button:last-of-type') ?? input.current)?.focus();
  }

  function move(id: string, by: -1 | 1) {
    const at = taking.indexOf(id);
    const rest = taking.filter((one) => one !== id);
    onChange([...rest.slice(0, at + by), id, ...rest.slice(at + by)]);
    setSaid(`${labelOf(id)} is number ${at + by + 1} now.`);
  }

  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">Who takes part, in this order</legend>
      {taking.length === 0 && <p className="mb-2 text-sm text-muted">Nobody yet.</p>}
      <ol ref={list} className="mb-3 divide-y divide-line rounded-md border border-line empty:hidden">
        {taking.map((id, at) => (
          <li key={id} className="flex min-h-11 items-center gap-1 py-0.5 pr-1 pl-3">
            <span className="min-w-0 flex-1 text-sm wrap-anywhere">
              <span className="mr-2 text-muted tabular-nums">{at + 1}.</span>
              {labelOf(id)}
              <Away words={awayWords(owners, id)} />
            </span>
            <Way label={`Earlier: ${labelOf(id)}`} isPossible={at > 0} onGo={() => move(id, -1)}>
              <Icon name="chevron" className="size-4.5 rotate-180" />
            </Way>
            <Way label={`Later: ${labelOf(id)}`} isPossible={at < taking.length - 1} onGo={() => move(id, 1)}>
              <Icon name="chevron" className="size-4.5" />
            </Way>
            <IconButton label={`Remove ${labelOf(id)}`} onClick={() => remove(id)} size={SIZE}>
              <Icon name="close" className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ol>
      {others.length > 0 ? (
        <div className="flex items-end gap-2">
          <TextField
            ref={input}
            name="staff"
            label="Add somebody"
            list={listId}
            placeholder="First letters of the name"
            autoComplete="off"
            onKeyDown={addByKey}
            className="min-w-0 flex-1"
          />
          <Button variant="secondary" onClick={add}>
            Add
          </Button>
          <datalist id={listId}>
            {Array.from(labelled(owners))
              .filter(([, id]) => !taking.includes(id))
              .map(([label]) => (
                <option key={label} value={label} />
              ))}
          </datalist>
        </div>
      ) : (
        <p className="text-sm text-muted">
          {owners.length > 0 ? 'All who work here take part.' : 'Nobody can take leads yet.'}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}

const Away = ({ words }: { words: string | undefined }) =>
  words && <span className="text-muted">, {words}</span>;

const SIZE = 'size-9 max-sm:size-11';

interface WayProps {
  label: string;
  isPossible: boolean;
  onGo: () => void;
  children: React.ReactNode;
}

/** A button that is of no use stays where it is: whoever moves somebody with the keyboard keeps their place. */
const Way = ({ label, isPossible, onGo, children }: WayProps) => (
  <IconButton
    label={label}
    aria-disabled={!isPossible}
    onClick={() => isPossible && onGo()}
    size={SIZE}
    className="aria-disabled:opacity-40"
  >
    {children}
  </IconButton>
);
