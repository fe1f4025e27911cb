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

/** An id of a moment of one's choosing. */
export function idOf(moment: number, order: number): string {
  const time = moment.toString(16).padStart(12, '0');
  const place = order.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${place}-${randomUUID().slice(19)}`;
}
