import { createContext, type MiddlewareFunction } from 'react-router';

interface PagePost {
  method?: 'POST' | 'PUT';
  url: string;
  body?: object | FormData;
  headers?: Record<string, string>;
}

interface PageQuestion {
  method: 'GET';
  url: string;
  /** Where the answer comes from: a cached page that shows it is drawn anew once that table has changed. */
  table: string;
  body?: undefined;
  headers?: undefined;
}

interface ApiAnswer {
  status: number;
  body: { message?: string; fields?: Record<string, string>; reference?: string };
}

export type CallApi = (call: PagePost | PageQuestion) => Promise<ApiAnswer>;

/** How a page reaches the API on the server: handed in, so that pages import nothing of the server. */
export const callApiContext = createContext<CallApi>();

/** The address under which the site is known: links for search engines and other sites begin with it. */
export const publicUrlContext = createContext<string>();

/** What the scripts of the page's own making are marked with while it is drawn, so that the server knows them from others. */
export const scriptMarkContext = createContext<string>();

/** Told by a page that is the same for everybody: its one address, under which the server may cache it. */
export const cachePageContext = createContext<(address: string) => void>(() => {});

/** Whether memory says what was read there. It is asked in every request after a change: nothing in it may wait, or throw. */
export type StillSaid = () => boolean;

/** Told by what a page reads from memory. A cached page is drawn anew once that says something else. */
export const notedContext = createContext<(stillSaid: StillSaid) => void>(() => {});

/** Told by a page that says something else from a moment on: it is drawn anew then, although nothing was changed. */
export const goodUntilContext = createContext<(moment: string) => void>(() => {});

/** The same for a page that has no loader to tell it. */
export const cachedAt =
  (address: string): MiddlewareFunction<Response> =>
  ({ context }) => {
    context.get(cachePageContext)(address);
  };
