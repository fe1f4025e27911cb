import { reducedVisit, type Visit } from '~/model/leads/visit';

/**
 * What this visit tells of itself. The browser still knows at which address the document was loaded and from where, however many pages
 * were read since: nothing is stored for it, neither in a cookie nor in the browser.
 */
export function thisVisit(): Visit {
  const [loaded] = performance.getEntriesByType('navigation');
  const visit = {
    page: window.location.pathname,
    landing: loaded?.name ?? window.location.href,
    referrer: document.referrer,
  };
  return reducedVisit(visit, (host) => host === window.location.host);
}
