import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import type { Addresses } from '~/features/redirects/addresses.server';

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
  const to = await missing?.leadsTo(url.pathname + url.search);
  if (to) throw redirect(to, 301);
  // Where the words after the question mark are what is not there, the path is that of a page.
  if (answer.status === 404 && (missing?.isMissing || url.search === '')) missing?.miss(url.pathname);
  return answer;
};
