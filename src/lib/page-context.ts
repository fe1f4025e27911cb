import { createContext } from 'react-router';

interface PageCall {
  method?: 'GET' | 'POST';
  url: string;
  body?: object | FormData;
  headers?: Record<string, string>;
}

interface ApiAnswer {
  status: number;
  body: { message?: string; fields?: Record<string, string>; reference?: string };
}

export type CallApi = (call: PageCall) => Promise<ApiAnswer>;

/** How a page reaches the API on the server: handed in, so that pages import nothing of the server. */
export const callApiContext = createContext<CallApi>();

/** The address under which the site is known: links for search engines and other sites begin with it. */
export const publicUrlContext = createContext<string>();
