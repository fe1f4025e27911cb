import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { linkedPage } from './link-navigation';

/** Long enough to leave out the links that a mouse merely passes over. */
const RESTED_MS = 60;

/**
 * Fetches the next page's scripts and data as soon as a reader turns to a link to it, so that it is there when they
 * click. It watches the whole document, because most links stand in HTML that React did not make.
 */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const left = new AbortController();
    const turnTo = (event: Event, afterMs: number) => {
      clearTimeout(resting);
      const link = linkedPage(event.target);
      if (!link || !isWorthIt(link)) return;
      resting = setTimeout(() => setPage(link.pathname + link.search), afterMs);
    };
    const options = { passive: true, signal: left.signal };
    document.addEventListener('mouseover', (event) => turnTo(event, RESTED_MS), options);
    document.addEventListener('focusin', (event) => turnTo(event, RESTED_MS), options);
    document.addEventListener('touchstart', (event) => turnTo(event, 0), options);
    return () => {
      clearTimeout(resting);
      left.abort();
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}

/** Nothing for the page that is open, none of the dashboard, and nothing at all for who pays by the byte. */
const isWorthIt = ({ pathname, search }: HTMLAnchorElement) =>
  pathname + search !== location.pathname + location.search &&
  !/^\/dashboard(\/|$)/.test(pathname) &&
  !savesData();

function savesData() {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true;
}
