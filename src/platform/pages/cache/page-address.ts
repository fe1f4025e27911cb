import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** Resolved against anything: only what follows the host is compared. */
const ANY_SITE = 'http://site.example';
const DATA = '.data';
/** By which the router in the browser says whose data it lacks. */
const ROUTES = '_routes';

/**
 * Whether the URL is one of the few ways to ask for the page that told this address of its own: the address as it stands
 * or as a form would write it, for the page itself or for the data of a click on it. What else a visitor types, however
 * alike, is drawn and forgotten, so that nobody fills the memory.
 */
export function asksFor(url: string, address: string, routesOf: (pathname: string) => readonly string[]) {
  const page = new URL(ANY_SITE + address);
  const written = [page.search, asForm(page.searchParams)];
  const [pathname = '', query = ''] = split(url);
  if (pathname === page.pathname) return written.includes(query);
  if (pathname !== dataPath(page.pathname)) return false;
  const routes = routesOf(page.pathname);
  // From any of the page's frames on: the outer ones may be there already.
  const lacking = routes.map((_id, from) => routes.slice(from).join(','));
  return [undefined, ...lacking].some((ids) => {
    const params = new URLSearchParams(page.searchParams);
    if (ids !== undefined) params.set(ROUTES, ids);
    return query === asForm(params);
  });
}

const asForm = (params: URLSearchParams) => (params.size > 0 ? `?${params}` : '');

function split(url: string) {
  const at = url.indexOf('?');
  return at === -1 ? [url] : [url.slice(0, at), url.slice(at)];
}

const dataPath = (pathname: string) => (pathname === '/' ? `/_${DATA}` : pathname + DATA);

/** The ids of a page's frames and of itself, the outermost first. */
export function routeIds(routes: ServerBuild['routes']) {
  const under = (parent?: string): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parent) return [];
      const { id, index, caseSensitive = false } = route;
      const path = route.path === undefined ? {} : { path: route.path };
      return [index ? { id, index } : { id, ...path, caseSensitive, children: under(id) }];
    });
  const tree = under();
  return (pathname: string) => matchRoutes(tree, pathname)?.map(({ route }) => route.id ?? '') ?? [];
}
