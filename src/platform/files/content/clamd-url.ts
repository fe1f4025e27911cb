const SHAPE = 'must have the form tcp://host:3310 or unix:///path/clamd.ctl';

type ClamdPlace = { host: string; port: number } | { path: string };

/** Where the virus scanner listens. The faults read on from the name of the variable. */
export function parseClamdUrl(value: string): ClamdPlace {
  const { protocol, hostname, port, pathname, username, search, hash } = URL.parse(value) ?? {};
  if (username || search || hash) throw new Error(SHAPE);
  if (protocol === 'unix:' && !hostname && pathname && pathname !== '/') {
    return { path: decodeURIComponent(pathname) };
  }
  if (protocol !== 'tcp:' || !hostname || (pathname && pathname !== '/')) throw new Error(SHAPE);
  // An address of IPv6 stands in brackets there, and nowhere else.
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) };
}
