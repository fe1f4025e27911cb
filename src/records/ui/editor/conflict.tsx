import { useEffect, useRef, useState } from 'react';
import { typeInto } from '~/ui/forms/form-draft';
import { controlsOf } from '~/ui/forms/form-validity';
import type { Difference } from './differences';

interface ConflictProps {
  differences: readonly Difference[];
  /** The form that stands below. */
  formId: string;
}

/** Two have changed one record: both sides, field by field, to choose from. What is chosen stands in the form, where it can be merged by hand. */
export function Conflict({ differences, formId }: ConflictProps) {
  const section = useRef<HTMLElement>(null);
  // Whoever has pressed Save goes on here.
  useEffect(() => {
    if (differences.length > 0) section.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [differences]);
  return (
    <section
      ref={section}
      aria-label="Changed by somebody else"
      className="col-span-full grid gap-3 rounded-md border border-line bg-sunken p-4"
    >
      <p className="text-sm">
        {differences.length > 0
          ? 'Choose what is to stand in each of these fields, or write it anew below. Then save again.'
          : 'What they changed is none of the fields below. Save again to keep what you typed.'}
      </p>
      {differences.map((difference) => (
        <Sides key={`${difference.name} ${difference.theirs}`} difference={difference} formId={formId} />
      ))}
    </section>
  );
}

interface SidesProps {
  difference: Difference;
  formId: string;
}

function Sides({ difference, formId }: SidesProps) {
  const { name, label } = difference;
  const [side, setSide] = useState<'mine' | 'theirs'>(difference.isTouched ? 'mine' : 'theirs');
  function choose(chosen: 'mine' | 'theirs') {
    setSide(chosen);
    const form = document.getElementById(formId);
    const control = form instanceof HTMLFormElement && controlsOf(form).find((one) => one.name === name);
    if (control) typeInto(control, difference[chosen]);
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <label key={one} className="flex min-h-9 items-baseline gap-3 text-sm max-sm:min-h-11">
          <input
            type="radio"
            // It belongs to no form: what is sent is what stands in the field.
            form={`${formId}-choice`}
            name={`${formId}-${name}`}
            checked={side === one}
            onChange={() => choose(one)}
            className="size-4.5 shrink-0 translate-y-0.5 accent-action"
          />
          <span className="w-12 shrink-0 text-muted">{one === 'mine' ? 'Mine' : 'Theirs'}</span>
          <span className="whitespace-pre-line wrap-anywhere">{difference.shown[one] || '–'}</span>
        </label>
      ))}
    </fieldset>
  );
}
