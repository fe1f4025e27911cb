import { SECOND } from '../time';

/** A document that has just come has the newest files: to load it again would bring the same. */
const FRESH_MS = 10 * SECOND;

const AGAIN_MS = SECOND / 2;

/**
 * What is fetched when it is first needed. What does not come is asked for once more: the line may have failed for a moment, and of a page that
 * is being left, whose files some browsers drop at once, nothing more is shown by then. A file that is not there any more is one of a version
 * before: the page is loaded anew, in the version of today, at the address that it has by now.
 */
export const orReload =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    load()
      .catch(() => new Promise((resolve) => setTimeout(resolve, AGAIN_MS)).then(load))
      .catch((fault: unknown) => {
        if (performance.now() < FRESH_MS || !navigator.onLine) throw fault;
        location.reload();
        return new Promise(() => {});
      });
