import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFieldError, useFieldErrors } from '~/ui/forms/form';
import { typeInto } from '~/ui/forms/form-draft';
import { controlsOf, type FieldErrors } from '~/ui/forms/form-validity';
import { OrderedList } from './ordered-list';
import { focusField } from './reveal';

interface ListInFormProps<Item> {
  name: string;
  label: string;
  one: string;
  hint?: string;
  most: number;
  folds: boolean;
  /** As the record has them. */
  initial: readonly Item[];
  titleOf: (item: Item) => string;
  empty: () => Item;
  /** Read again from what a draft, or somebody else's change, has as JSON. */
  read: (json: unknown) => readonly Item[];
  children: (item: Item, index: number, onChange: (next: Item) => void) => ReactNode;
}

/**
 * A list in a form whose inputs keep their own values. To the form it is one control, which holds it as JSON: so it travels, so it
 * is part of the draft, and so it is held against what somebody else has saved. What is typed in it belongs to no form
 * (`outsideForm`).
 */
export function ListInForm<Item>({ name, initial, read, children, ...list }: ListInFormProps<Item>) {
  const control = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [first] = useState(initial);
  const [items, setItems] = useState(initial);
  const latest = useRef(items);
  const reading = useRef(read);
  useFirstFault(name, control);

  useEffect(() => {
    const own = control.current;
    if (!own) return;
    const set = (next: readonly Item[]) => {
      latest.current = next;
      setItems(next);
    };
    const takeUp = () => {
      if (own.value !== JSON.stringify(latest.current)) set(reading.current(JSON.parse(own.value)));
    };
    const startOver = () => set(first);
    // A draft has been filled in by now.
    takeUp();
    const { form } = own;
    own.addEventListener('input', takeUp);
    form?.addEventListener('reset', startOver);
    return () => {
      own.removeEventListener('input', takeUp);
      form?.removeEventListener('reset', startOver);
    };
  }, [first]);

  function change(update: (now: readonly Item[]) => readonly Item[]) {
    const next = update(latest.current);
    latest.current = next;
    setItems(next);
    if (control.current) typeInto(control.current, JSON.stringify(next));
  }

  return (
    <>
      <OrderedList {...list} path={name} error={useFieldError(name)} items={items} onChange={change}>
        {(item, index) => children(item, index, (next) => change((now) => now.with(index, next)))}
      </OrderedList>
      <div hidden>
        <label htmlFor={id}>{list.label}</label>
        <textarea
          ref={control}
          id={id}
          name={name}
          defaultValue={JSON.stringify(first)}
          data-shown={items.map(list.titleOf).join('\n')}
        />
      </div>
    </>
  );
}

/** For an input that stands in such a list. */
export const outsideForm = { form: '', autoComplete: 'off' } as const;

/** Where all that was refused lies within lists, whoever sent it is brought there. */
function useFirstFault(name: string, control: { current: HTMLTextAreaElement | null }) {
  const errors = useFieldErrors();
  const before = useRef<FieldErrors>({});
  useEffect(() => {
    const isNews = Object.keys(before.current).length === 0;
    before.current = errors;
    const form = control.current?.form;
    const [at] = Object.keys(errors);
    if (!isNews || !form || !at || (at !== name && !at.startsWith(`${name}.`))) return;
    const isElsewhere = controlsOf(form).some((one) => one.name !== name && errors[one.name]);
    if (!isElsewhere) focusField(form, at);
  }, [errors, name, control]);
}
