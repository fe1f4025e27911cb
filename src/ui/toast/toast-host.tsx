import { lazy, Suspense, useEffect, useState } from 'react';
import { untilItComes } from '~/lib/browser/until-it-comes';
import { TOAST_WANTED } from './toast';

const load = untilItComes(() => import('./toaster'));
const Toaster = lazy(() => load().then(({ Toaster }) => ({ default: Toaster })));

/** Stands in the document and costs nothing until the first toast. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const mount = () => setWanted(true);
    window.addEventListener(TOAST_WANTED, mount, { once: true });
    return () => window.removeEventListener(TOAST_WANTED, mount);
  }, []);
  return (
    wanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
