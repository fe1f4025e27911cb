import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * Whether the page is still the one that was asked for last. While the next one loads, the one that is being left stays drawn and goes
 * on answering: what it does to the address by itself would call back whoever has already clicked on.
 */
export function useIsHere() {
  const { pathname } = useLocation();
  const drawn = useRef(pathname);
  useLayoutEffect(() => {
    drawn.current = pathname;
  }, [pathname]);
  return useCallback(() => location.pathname === drawn.current, []);
}

/**
 * What stands behind the page's own address; it is changed no more once the page has been left. What was asked for last is shown at once:
 * the router draws an address when there is time, and on a busy machine the next key would meet what should be shown no more.
 */
export function useOwnParams() {
  const [params, setParams] = useSearchParams();
  const isHere = useIsHere();
  const [asked, setAsked] = useState<URLSearchParams>();
  // Until the router has come to it, or has gone elsewhere.
  useLayoutEffect(() => {
    setAsked((last) => (last && isOnItsWay(last, params) ? last : undefined));
  }, [params]);
  const setOwn = useCallback(
    (next: URLSearchParams | Record<string, string> | string, options?: NavigateOptions) => {
      if (!isHere()) return;
      setAsked(new URLSearchParams(next));
      setParams(next, options);
    },
    [isHere, setParams],
  );
  return [asked ?? params, setOwn] as const;
}

/** The browser's address is ahead of what the router has drawn. */
const isOnItsWay = (asked: URLSearchParams, drawn: URLSearchParams) =>
  String(asked) !== String(drawn) && String(new URLSearchParams(location.search)) === String(asked);

/** A page that is nothing but the way to another one. */
export function Forward({ to }: { to: string }) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  useEffect(() => {
    if (isHere()) void navigate(to, { replace: true });
  }, [to, navigate, isHere]);
  return null;
}
