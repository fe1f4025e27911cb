import { createContext } from 'react-router';

interface ApiCall {
  method?: 'GET' | 'POST';
  url: string;
  body?: object | FormData;
}

interface ApiAnswer {
  status: number;
  body: { message?: string; fields?: Record<string, string> };
}

/** How a page reaches the API on the server: handed in, so that pages import nothing of the server. */
export const callApiContext = createContext<(call: ApiCall) => Promise<ApiAnswer>>();

/** The address under which the site is known: links for search engines and other sites begin with it. */
export const publicUrlContext = createContext<string>();
