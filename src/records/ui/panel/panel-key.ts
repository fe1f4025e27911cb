/** A key that nothing has the focus for is the panel's, while no other dialog stands above it; what is typed is nobody else's. */
export function isForPanel(
  panel: HTMLDialogElement,
  { target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
) {
  if (ctrlKey || metaKey || altKey || shiftKey || !(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable=true]')) return false;
  return (
    target.closest('dialog') === panel ||
    (target === document.body && document.querySelectorAll('dialog:modal').length === 1)
  );
}
