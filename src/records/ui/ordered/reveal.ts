/** Heard by whatever is folded, from within it or on it: it opens. */
export const REVEAL = 'peepal:reveal';

const TYPED_IN = 'input, textarea, select, [contenteditable=true]';
const CHANGED_BY = `${TYPED_IN}, button`;

/** Brings whoever edits to the field at a path, and opens what is folded on the way there. */
export function focusField(form: ParentNode, path: string) {
  const parts = path.split('.');
  for (let length = 1; length <= parts.length; length += 1) {
    const place = placeAt(form, parts.slice(0, length).join('.'));
    place?.dispatchEvent(new Event(REVEAL, { bubbles: true }));
  }
  for (let { length } = parts; length > 0; length -= 1) {
    const place = placeAt(form, parts.slice(0, length).join('.'));
    const target = place?.matches(CHANGED_BY) ? place : place?.querySelector<HTMLElement>(CHANGED_BY);
    if (!target) continue;
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
    return;
  }
}

const placeAt = (form: ParentNode, path: string) =>
  form.querySelector<HTMLElement>(`:is([name="${CSS.escape(path)}"], [data-path="${CSS.escape(path)}"])`);
