import type { ToastKind, ToastOptions } from './toaster';

/** Heard by the toast host, which then mounts the toaster. */
export const TOAST_WANTED = 'peepal:toast';

/** A short word to the reader. The code behind it is fetched with the first toast, not with the page. */
const show =
  (kind: ToastKind) =>
  async (text: string, options: ToastOptions = {}) => {
    window.dispatchEvent(new Event(TOAST_WANTED));
    const { showToast } = await import('./toaster');
    showToast(kind, text, options);
  };

export const toast = Object.assign(show('blank'), {
  success: show('success'),
  error: show('error'),
  loading: show('loading'),
  dismiss: async (id: string) => (await import('./toaster')).dismissToast(id),
  /** All of them, at once. */
  clear: async () => (await import('./toaster')).clearToasts(),
});
