import { type Draft, PREFIX, type Shelf } from './draft-shelf';
import { controlsOf } from './form-validity';

const drafts = new Map<string, Draft>();
const files = new Map<string, Record<string, FileList>>();

let changed = () => {};

/** Told whenever something was typed or let go of. */
export function watchDrafts(listener: () => void) {
  changed = listener;
}

/** For what staff write about others, and the files they chose: the browser's storage tells none of it. */
export const memoryShelf: Shelf = {
  read: (key) => drafts.get(key),
  write(key, draft, form) {
    drafts.set(key, draft);
    files.set(key, chosenFiles(form));
    changed();
  },
  clear(key) {
    drafts.delete(key);
    files.delete(key);
    changed();
  },
  fillFiles(key, form) {
    const saved = files.get(key) ?? {};
    const filled = fileInputs(form).filter((input) => saved[input.name] !== undefined);
    for (const input of filled) {
      input.files = saved[input.name] ?? input.files;
      // Whoever shows what was chosen is told as if it were chosen now.
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
    return filled.length > 0;
  },
};

const fileInputs = (form: HTMLFormElement) =>
  controlsOf(form).filter(
    (control): control is HTMLInputElement & { files: FileList } =>
      control instanceof HTMLInputElement && control.files !== null,
  );

const chosenFiles = (form: HTMLFormElement): Record<string, FileList> =>
  Object.fromEntries(
    fileInputs(form)
      .filter((input) => input.files.length > 0)
      .map((input) => [input.name, input.files]),
  );

/** Those in which anything was typed. */
export const draftsInMemory = () =>
  Array.from(drafts).filter(([, { values }]) => Object.keys(values).length > 0);

export function takeUpDrafts(saved: [key: string, draft: Draft][]) {
  for (const [key, draft] of saved) drafts.set(key, draft);
}

export const hasFilesInMemory = () =>
  Array.from(files.values()).some((saved) => Object.values(saved).some(({ length }) => length > 0));

/** Of every form: whoever leaves leaves nothing typed behind. */
export function clearAllDrafts() {
  drafts.clear();
  files.clear();
  changed();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
