import { lazy, Suspense, useEffect, useState } from 'react';
import { TOAST_WANTED } from './toast';

const Toaster = lazy(() => import('./toaster').then(({ Toaster }) => ({ default: Toaster })));

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
