import { untilItComes } from '~/lib/browser/until-it-comes';
import type { ToastKind, ToastOptions } from './toaster';

/** Heard by the toast host, which then mounts the toaster. */
export const TOAST_WANTED = 'peepal:toast';

let toaster: ReturnType<typeof load> | undefined;
const load = untilItComes(() => import('./toaster'));

/** Fetched once, and asked in the order of the calls: of two that each fetch it, the second may be quicker, and what it says be taken back by the first. */
function fetchToaster() {
  toaster ??= load();
  return toaster;
}

/** A short word to the reader. The code behind it is fetched with the first toast, not with the page. */
const show =
  (kind: ToastKind) =>
  async (text: string, options: ToastOptions = {}) => {
    window.dispatchEvent(new Event(TOAST_WANTED));
    const { showToast } = await fetchToaster();
    showToast(kind, text, options);
  };

export const toast = Object.assign(show('blank'), {
  success: show('success'),
  error: show('error'),
  loading: show('loading'),
  dismiss: async (id: string) => (await fetchToaster()).dismissToast(id),
  /** What is said of earlier failures of it. */
  takeBack: async (about: readonly string[]) => (await fetchToaster()).takeBackFailures(about),
  /** All of them, at once. */
  clear: async () => (await fetchToaster()).clearToasts(),
});
