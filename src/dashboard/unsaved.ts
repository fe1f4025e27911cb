import { isAnythingInMemory } from '~/ui/memory-shelf';

/** What is typed here is kept in memory alone: before the page goes, and that with it, the browser asks. */
export function askBeforeLeaving() {
  const ask = (event: BeforeUnloadEvent) => isAnythingInMemory() && event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
