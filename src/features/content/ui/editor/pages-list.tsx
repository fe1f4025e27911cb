import { PAGES_LIST } from '../fields/text-fields';
import { usePages } from '../use-pages';

/** A link may lead to each of them. */
export const PagesList = () => (
  <datalist id={PAGES_LIST}>
    {usePages().map((path) => (
      <option key={path} value={path} />
    ))}
  </datalist>
);
