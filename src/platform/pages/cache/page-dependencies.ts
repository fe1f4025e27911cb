import type { RouterContextProvider } from 'react-router';
import {
  type CallApi,
  cachePageContext,
  callApiContext,
  goodUntilContext,
  notedContext,
  type StillSaid,
} from '~/lib/page-context';
import type { LookAtVersions } from '~/platform/db/table-versions';

/** What a page depends on, as it tells while it is drawn. */
interface PageDependencies {
  /** Its own address, if it is the same for everybody. */
  address?: string | undefined;
  /** The tables it shows, with their versions from before it read them. */
  shows: Map<string, string | undefined>;
  /** Whether memory says what it has read there. */
  reads: Set<StillSaid>;
  /** When it ends to be true by itself, in milliseconds. */
  until: number;
}

/** Listens to the page that is drawn in this context. */
export function followDependencies(context: RouterContextProvider, callApi: CallApi, look: LookAtVersions) {
  const found: PageDependencies = {
    shows: new Map(),
    reads: new Set(),
    until: Number.POSITIVE_INFINITY,
  };
  let complete = true;
  let versions: ReturnType<LookAtVersions> | undefined;

  context.set(cachePageContext, (address) => {
    found.address = address;
  });
  context.set(notedContext, (stillSaid) => {
    found.reads.add(stillSaid);
  });
  context.set(goodUntilContext, (moment) => {
    found.until = Math.min(found.until, Date.parse(moment));
  });
  context.set(callApiContext, async (call) => {
    if (call.method !== 'GET') return callApi(call);
    versions ??= look();
    const before = await versions.catch(() => undefined);
    found.shows.set(call.table, before?.get(call.table));
    const answer = await callApi(call);
    // What could not be had now may be there the next time.
    if (!before || answer.status !== 200) complete = false;
    return answer;
  });
  return () => (complete ? found : { ...found, address: undefined });
}
