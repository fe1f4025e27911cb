/** Resolved against anything: only what follows the host is an address of ours. */
const ANY_SITE = 'http://site.example';

/** What no page is asked for under. */
const NOT_PAGES = /^\/(?:api|dashboard|assets|files)(?:\/|$)/i;

function parse(typed: string) {
  const url = typed.startsWith('/') ? URL.parse(typed, ANY_SITE) : null;
  // `/.//other.example` is a path here, and another site where it is followed.
  return url?.origin === ANY_SITE && !url.pathname.startsWith('//') ? url : undefined;
}

const LONGEST_ENCODED = 2000;

/** As it is stored a letter of another script takes nine: an index of PostgreSQL has room for so many. */
export const isStorable = (address: string) => address.length <= LONGEST_ENCODED;

/** Whether it leads to a page of this site, and nowhere else. */
export const isWithinSite = (typed: string) => parse(typed) !== undefined;

export const isPageAddress = (address: string) => !NOT_PAGES.test(address);

/** One spelling for all in which an address may be asked for; the place on the page is none of it. */
export function addressOf(typed: string): string {
  const url = parse(typed);
  return url ? pathOf(url) + queryOf(url) : typed;
}

/** The same for where somebody is led, who may be led to a place on the page. */
export const targetOf = (typed: string): string => addressOf(typed) + (parse(typed)?.hash ?? '');

const pathOf = ({ pathname }: URL) =>
  pathname.replace(/\/+$/, '').replaceAll(/%[\da-f]{2}/gi, (code) => code.toUpperCase()) || '/';

function queryOf({ searchParams }: URL) {
  const pairs = Array.from(searchParams, (pair) => pair.map(encodeURIComponent).join('='));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** What a visitor brought along after the question mark goes on with them. */
export function withQuery(to: string, query: string): string {
  if (query === '') return to;
  const [page = '', place] = to.split('#');
  const joined = `${page}${page.includes('?') ? '&' : '?'}${query}`;
  return place === undefined ? joined : `${joined}#${place}`;
}

/**
 * Where a redirect sends whoever asks for an address; nothing where it has no say in it. From an address without a question mark
 * it leads on what is asked for with one as well.
 */
export function leadsFurther({ from, to }: { from: string; to: string }, asked: string): string | undefined {
  const address = addressOf(asked);
  if (address === from) return to;
  const [path, query = ''] = address.split('?');
  return path === from ? withQuery(to, query) : undefined;
}
