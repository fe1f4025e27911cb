/** So much within a time that begins with the first of it. */
export interface WindowLimit {
  name: string;
  most: number;
  windowMs: number;
}

export interface Limit extends WindowLimit {
  /**
   * Then the first `most` are free and each further one is had after a wait that doubles, up to the longest. All of it is
   * forgotten when the window has passed since the last.
   */
  waits?: { firstMs: number; longestMs: number };
  /** What was taken may be given back. So nobody is known to have had their share without a look at the database. */
  returnable?: true;
}

/** A limit, and whose share of it: a network, an account, an address. */
export type Share = readonly [limit: Limit, subject: string];

export interface Taken {
  /** How long until there is more of it. 0: it was taken. */
  waitMs: number;
  used: number;
  /** When it is forgotten, in milliseconds. */
  until: number;
}
