import { createContext } from 'react-router';

interface ApiAnswer {
  status: number;
  body: { message?: string; fields?: Record<string, string> };
}

/** How a page's server action reaches the API: handed in by the server, so that pages import nothing of it. */
export const callApiContext = createContext<(call: { url: string; body: object }) => Promise<ApiAnswer>>();
