import type { Draft, FormValues } from './draft-shelf';
import { type Control, controlsOf } from './form-validity';

const DRAFTED_TYPES = new Set([
  'text',
  'email',
  'tel',
  'search',
  'url',
  'number',
  'date',
  'time',
  'select-one',
  'textarea',
]);

/** Passwords and inputs marked `data-no-draft` are never kept. */
const draftedControls = (form: HTMLFormElement) =>
  controlsOf(form).filter(
    (control) => DRAFTED_TYPES.has(control.type) && control.dataset.noDraft === undefined,
  );

const draftValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(draftedControls(form).map((control) => [control.name, control.value]));

/** Only what somebody typed: what the form came with may be newer the next time. */
export const typedValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    draftedControls(form)
      .filter((control) => !isUntouched(control))
      .map((control) => [control.name, control.value]),
  );

/** What the server has taken waits for nobody any more, although the form may not yet have come anew with it. */
export const isUnsaved = (form: HTMLFormElement) =>
  form.dataset.saved === undefined && Object.keys(typedValues(form)).length > 0;

/** What was typed before the page came alive is newer than the draft and stays. Answers whether anything was filled in. */
export function fillFromDraft(form: HTMLFormElement, values: FormValues): boolean {
  const filled = draftedControls(form).filter(
    (control) => values[control.name] !== undefined && isUntouched(control),
  );
  for (const control of filled) control.value = values[control.name] ?? '';
  return filled.length > 0;
}

/** As it came, and as `form.reset()` would have it. */
const isUntouched = (control: Control) => control.value === initialValue(control);

export function initialValue(control: Control) {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const initial = Array.from(control.options).findLast((option) => option.defaultSelected);
  return (initial ?? control.options[0])?.value;
}

/** As if somebody had typed it: whoever listens hears of it, and it is part of the draft. */
export function typeInto(control: Control, value: string) {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

export function clearControls(form: HTMLFormElement) {
  for (const control of controlsOf(form)) {
    if (control.type === 'hidden') continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = control.defaultChecked;
    else control.value = '';
  }
}

/** By what a retry is known to be one. Another file is another content, although no draft keeps it. */
export const contentOf = (form: HTMLFormElement, data: FormData) =>
  JSON.stringify([
    draftValues(form),
    Array.from(data.values(), (one) => one instanceof File && [one.name, one.size, one.lastModified]),
  ]);

export function keyFor(draft: Draft, content: string) {
  if (draft.sent?.content !== content) draft.sent = { content, key: newKey() };
  return draft.sent.key;
}

/** `randomUUID` exists on secure origins only; a test server on the office network is none. */
function newKey() {
  if (window.isSecureContext) return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return hex.join('').replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-4$3-8$4-$5');
}
