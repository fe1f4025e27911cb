/**
 * A browser's viewer of PDF files may take the keyboard when it has drawn one: Esc would no longer close the dialog around it.
 * What it takes by itself it gives back; whoever goes into it by Tab or by a click stays there. Answers how to stop.
 */
export function guardFocus(frame: HTMLIFrameElement) {
  let last = document.activeElement;
  let byTab = false;
  let underPointer = false;
  let pointerAt = '';
  const noteFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target !== frame) last = target;
  };
  const noteKey = ({ key }: KeyboardEvent) => {
    byTab = key === 'Tab';
  };
  // What is pressed within the frame is not told; that the pointer was moved there is. A frame that came under it was not chosen.
  const notePointer = ({ target, clientX, clientY }: PointerEvent) => {
    const at = `${clientX} ${clientY}`;
    const isMoved = pointerAt !== '' && at !== pointerAt;
    pointerAt = at;
    if (!isMoved) return;
    byTab = false;
    underPointer = target === frame;
  };
  const giveBack = () => {
    const isTaken = document.activeElement === frame && !byTab && !underPointer;
    if (isTaken && last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
  };
  // After the move: until then nothing has the focus.
  const lookAfterMove = () => setTimeout(giveBack);

  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('focusin', noteFocus, { signal });
  document.addEventListener('focusout', lookAfterMove, { signal });
  addEventListener('blur', lookAfterMove, { signal });
  document.addEventListener('keydown', noteKey, { signal, capture: true });
  document.addEventListener('pointermove', notePointer, { signal, capture: true });
  document.addEventListener('pointerover', notePointer, { signal, capture: true });
  return () => end.abort();
}
