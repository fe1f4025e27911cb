import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import type { Addresses } from '~/features/redirects/addresses.server';
import { hasSecret } from '~/model/leads/visit';
import { readPosts } from './blog/posts.server';
import { wordsContext } from './words.server';

interface Missing extends Addresses {
  /** What was asked for is not there, whatever is shown instead. */
  isMissing: boolean;
}

const missingContext = createContext<Missing | null>(null);

export const provideAddresses = (context: RouterContextProvider, { leadsTo, miss }: Addresses) =>
  context.set(missingContext, { leadsTo, miss, isMissing: false });

/** Told by a page that answers something else than was asked for. */
export function tellMissing(context: Readonly<RouterContextProvider>) {
  const missing = context.get(missingContext);
  if (missing) missing.isMissing = true;
}

/** Whoever asks for what is not there is led to where it is now; what leads nowhere is counted. */
export const leadOn: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const answer = await next();
  const missing = context.get(missingContext);
  if (request.method !== 'GET' || !(missing?.isMissing || answer.status === 404)) return answer;
  // A link that has ended, or was cut short, is nobody's to read.
  if (hasSecret(url.pathname)) return answer;
  const to = await missing?.leadsTo(url.pathname + url.search);
  if (to && (await isOnSite(context, to))) throw redirect(to, 301);
  // Where the words after the question mark are what is not there, the path is that of a page.
  if (answer.status === 404 && (missing?.isMissing || url.search === '')) missing?.miss(url.pathname);
  return answer;
};

/** What was taken off the site has left its name in redirects that lead to it: nobody is sent there to find nothing. */
async function isOnSite(context: Readonly<RouterContextProvider>, to: string) {
  const { pathname, searchParams } = new URL(to, 'http://site.example');
  const words = context.get(wordsContext);
  const [title, tab] = [searchParams.get('title'), searchParams.get('tab')];
  const isPost = /^\/blog\/(?!feed\.xml$)/.test(pathname);
  if (isPost) return (await readPosts(context, (posts) => posts.at(pathname))) !== undefined;
  const services = words('services').filter(({ path }) => path === pathname);
  if (title !== null && services.length > 0) return services.some((one) => one.title === title);
  if (tab !== null && pathname === '/portfolio') return words('portfolio').some(({ label }) => label === tab);
  return true;
}
