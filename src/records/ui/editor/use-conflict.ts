import { useLayoutEffect, useRef, useState } from 'react';
import { OutdatedError } from '~/lib/errors';
import type { AnyRecord } from '~/model/resource';
import { initialValue, typeInto } from '~/ui/forms/form-draft';
import { controlsOf } from '~/ui/forms/form-validity';
import { type Difference, differencesBetween, valuesOf } from './differences';

/**
 * What is there since somebody else was quicker. Its form is drawn once, unseen: only the entity knows how its record fills the inputs.
 * What nobody has touched here becomes theirs; the rest is chosen.
 */
export function useConflict(row: AnyRecord, formId: string) {
  const [newest, setNewest] = useState(row);
  const [theirs, setTheirs] = useState<AnyRecord>();
  const [differences, setDifferences] = useState<Difference[]>();
  const theirForm = useRef<HTMLFormElement>(null);
  /** As the form was filled before, by the record or by the last conflict. */
  const before = useRef<Record<string, string>>(undefined);

  useLayoutEffect(() => {
    const mine = document.getElementById(formId);
    if (!theirs || !theirForm.current || !(mine instanceof HTMLFormElement)) return;
    const found = differencesBetween(mine, theirForm.current, before.current ?? defaultsOf(mine));
    before.current = valuesOf(theirForm.current);
    for (const control of controlsOf(mine)) {
      const other = found.find(({ name, isTouched }) => name === control.name && !isTouched);
      if (other) typeInto(control, other.theirs);
    }
    setDifferences(found);
    setTheirs(undefined);
  }, [theirs, formId]);

  function onOutdated(fault: unknown) {
    if (!(fault instanceof OutdatedError)) return;
    const current = { ...fault.current, _id: row._id };
    setNewest(current);
    setTheirs(current);
  }

  return { theirs, differences, newest, theirForm, onOutdated };
}

const defaultsOf = (form: HTMLFormElement) =>
  Object.fromEntries(controlsOf(form).map((control) => [control.name, initialValue(control) ?? '']));
