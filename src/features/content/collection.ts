import type { z } from 'zod';

/** A kind of words and pictures that the site shows: what an entry of it is made of, and what there is to begin with. */
export interface Collection<Name extends string, Words> {
  name: Name;
  /** As the people who edit it call it. */
  title: string;
  /** Of some there is one, of others there are several in an order. */
  single: boolean;
  entry: z.ZodType;
  /** What the site says before anybody has edited it. */
  seed: Words;
}

interface Described<Name, Entry> {
  name: Name;
  title: string;
  entry: z.ZodType<Entry>;
}

export const defineSingle = <const Name extends string, Entry>(
  described: Described<Name, Entry> & { seed: NoInfer<Entry> },
): Collection<Name, Entry> => ({ ...described, single: true });

export const defineMany = <const Name extends string, Entry>(
  described: Described<Name, Entry> & { seed: readonly NoInfer<Entry>[] },
): Collection<Name, readonly Entry[]> => ({ ...described, single: false });
