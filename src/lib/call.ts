import type { z } from 'zod';

/** One call of the API: the server validates with these schemas, the browser's client takes its types from them. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under /api; `:name` stands for a part that varies. */
  path: string;
  /** What the description of the API says of it. */
  summary?: string;
  description?: string;
  params?: z.ZodType;
  querystring?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
}

export const defineCall = <const Call extends ApiCall>(call: Call) => call;

/** `/user/reset-password/:token` as a caller writes it, with what is asked for after a question mark. */
export type PathOf<Path extends string> = Filled<Path> | `${Filled<Path>}?${string}`;

type Filled<Path extends string> = Path extends `${infer Head}:${string}/${infer Tail}`
  ? `${Head}${string}/${Filled<Tail>}`
  : Path extends `${infer Head}:${string}`
    ? `${Head}${string}`
    : Path;
