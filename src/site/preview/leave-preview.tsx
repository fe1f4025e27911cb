import { useEffect } from 'react';
import { useHref } from 'react-router';
import { linkOf } from '~/ui/shell/in-page-links';
import { accountPaths } from '../content/addresses';

const OUTSIDE = [...accountPaths, '/dashboard'];

/**
 * From a preview nothing can be sent, and a login that is drawn within it would be a form that does nothing: what is no page
 * of the site opens in a window of its own, as a document that the preview has no say in.
 */
export function LeavePreview() {
  const base = useHref('/').replace(/\/$/, '');
  useEffect(() => {
    const leave = (event: MouseEvent) => {
      const link = linkOf(event.target);
      if (!link?.pathname.startsWith(`${base}/`)) return;
      // Beside its fields a press leads to the field.
      if (window !== parent && link.closest('[data-field]')) return;
      const path = link.pathname.slice(base.length);
      if (!OUTSIDE.some((outside) => path === outside || path.startsWith(`${outside}/`))) return;
      link.target = '_blank';
      event.stopPropagation();
    };
    // Before anybody else hears of it, who would follow it within the page.
    addEventListener('click', leave, { capture: true });
    return () => removeEventListener('click', leave, { capture: true });
  }, [base]);
  return null;
}
