import { SECOND } from './time';

/** A document that has just come has the newest files: to load it again would bring the same. */
const FRESH_MS = 10 * SECOND;

/**
 * A file that is not there any more is one of a version before: the page is loaded anew, in the version of today, at the address that it
 * has by now.
 */
export const orReload =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    load().catch((fault: unknown) => {
      if (performance.now() < FRESH_MS || !navigator.onLine) throw fault;
      location.reload();
      return new Promise(() => {});
    });
