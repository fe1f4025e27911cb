export type FieldErrors = Record<string, string>;

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The inputs of a form that carry a name, in the order they are read. */
export const controlsOf = (form: HTMLFormElement) =>
  Array.from(form.elements).filter(
    (element): element is Control => isControl(element) && element.name !== '',
  );

/** Spaces alone fill an input for the browser, but say nothing. */
export const isMissing = (control: Control) =>
  control.required && (control.validity.valueMissing || control.value.trim() === '');

/** What the browser finds wrong, in our words: a sentence per field. */
export function validityErrors(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {};
  for (const control of controlsOf(form)) {
    const sentence = faultOf(control);
    if (sentence && !errors[control.name]) errors[control.name] = sentence;
  }
  return errors;
}

function faultOf(control: Control) {
  const { validity, dataset } = control;
  if (isMissing(control)) return dataset.missing ?? 'This field is required.';
  if (validity.valid) return undefined;
  if (validity.typeMismatch && control.type === 'email') return 'Enter a valid email address.';
  if (validity.tooShort && 'minLength' in control) return `Use at least ${control.minLength} characters.`;
  if (validity.patternMismatch && control.title) return control.title;
  return control.validationMessage;
}
