import type { ApiCall } from '~/lib/call';

/** What a route says of itself, with what its call takes and answers: the same that the browser's client is typed by. */
export const schemaOf = <Call extends ApiCall, Words extends object>(call: Call, words: Words) => {
  const { method, path, answer, ...input } = call;
  return { ...words, ...input, response: { 200: answer } };
};
