/** In characters. */
export const LONGEST_REPLY = 2000;
