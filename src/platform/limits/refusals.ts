import { AppError } from '~/lib/errors';
import { MINUTE, SECOND } from '~/lib/time';

/** 429, and when to come again. */
export const refusalFor = (waitMs: number, sentence: string) =>
  new AppError(429, 'too_many_requests', sentence, undefined, { 'Retry-After': String(secondsOf(waitMs)) });

const secondsOf = (waitMs: number) => Math.max(1, Math.ceil(waitMs / SECOND));

/** Of a long wait one is told how long. */
export function tooManyRequests(waitMs: number) {
  const time = waitMs > 15 * MINUTE ? `${Math.ceil(waitMs / MINUTE)} minutes` : 'a little';
  return refusalFor(waitMs, `Too many requests. Please wait ${time} and try again.`);
}

export const tooManyTries = (waitMs: number) =>
  refusalFor(waitMs, `Too many tries. Please wait ${secondsOf(waitMs)} seconds and try again.`);

/** Throws, if there is something to wait for. */
export function refuseIfWaiting(waitMs: number, refusal = tooManyRequests) {
  if (waitMs > 0) throw refusal(waitMs);
}
