import { randomInt, randomUUID } from 'node:crypto';

const MOST_IN_A_MILLISECOND = 4096;

let lastTime = 0;
let sequence = 0;

/**
 * A UUIDv7 that is also in order within a millisecond, which Node's own is not: lists are read in the order of ids, and
 * what came later must stand first. 62 random bits keep it from being guessed.
 */
export function newId(): string {
  const time = Date.now();
  if (time > lastTime) {
    lastTime = time;
    sequence = randomInt(MOST_IN_A_MILLISECOND / 2);
  } else if (++sequence === MOST_IN_A_MILLISECOND) {
    lastTime++;
    sequence = 0;
  }
  return idOf(lastTime, sequence);
}

let written = { moment: -1, words: '' };

/** Dozens of a millisecond begin alike. */
function timeOf(moment: number) {
  if (written.moment === moment) return written.words;
  const time = moment.toString(16).padStart(12, '0');
  written = { moment, words: `${time.slice(0, 8)}-${time.slice(8)}-7` };
  return written.words;
}

/** An id of a moment of one's choosing. */
export function idOf(moment: number, order: number): string {
  const place = order.toString(16).padStart(3, '0');
  return `${timeOf(moment)}${place}-${randomUUID().slice(19)}`;
}
