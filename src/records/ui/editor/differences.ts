import type { FormValues } from '~/ui/forms/draft-shelf';
import { type Control, controlsOf } from '~/ui/forms/form-validity';

/** A field that somebody else has changed since the form was opened, and which holds something else here. */
export interface Difference {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  /** As people read them. */
  shown: { mine: string; theirs: string };
  /** Whoever sits here has changed it, too. */
  isTouched: boolean;
}

const compared = (form: HTMLFormElement) =>
  controlsOf(form).filter(({ type, disabled }) => !disabled && type !== 'file' && type !== 'hidden');

export const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(compared(form).map(({ name, value }) => [name, value]));

/**
 * What stands in the form of whoever sits here, held against the same form as it would be opened now. What was there at first tells
 * whose change it is.
 */
export function differencesBetween(
  mine: HTMLFormElement,
  theirs: HTMLFormElement,
  before: FormValues,
): Difference[] {
  return compared(theirs).flatMap((now) => {
    const here = compared(mine).find(({ name }) => name === now.name);
    const isTheirChange = now.value !== before[now.name];
    if (!here || !isTheirChange || here.value === now.value) return [];
    return [
      {
        name: now.name,
        label: here.labels?.[0]?.textContent ?? now.name,
        mine: here.value,
        theirs: now.value,
        shown: { mine: shownIn(here), theirs: shownIn(now) },
        isTouched: here.value !== before[now.name],
      },
    ];
  });
}

/** A choice shows what people read for a code, and what is no text says itself how it reads. */
const shownIn = (control: Control) =>
  control instanceof HTMLSelectElement
    ? (control.selectedOptions[0]?.text ?? '')
    : (control.dataset.shown ?? control.value);
