const AWAKE = 'preview-awake';

/** Said by a page that is shown as a preview, once its scripts have taken over what the server sent. */
export function sayAwake() {
  document.documentElement.dataset.awake = '';
  document.dispatchEvent(new Event(AWAKE));
}

/** Before that no word of it may be changed: its scripts would find another one than they expect, and draw all of it again. */
export function whenAwake(page: Document, run: () => void) {
  if (page.documentElement.dataset.awake === undefined) page.addEventListener(AWAKE, run, { once: true });
  else run();
}
