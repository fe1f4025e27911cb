import type { z } from 'zod';

type Data = Record<string, unknown>;

/** A kind of words and pictures that the site shows: what an entry of it is made of, and what there is to begin with. */
export interface Collection<Words = unknown> {
  name: string;
  /** As the people who edit it call it. */
  title: string;
  /** Of some there is one, of others there are several in an order. */
  single: boolean;
  /** Admins alone publish it. */
  byAdmins: boolean;
  entry: z.ZodType<Data>;
  /** What people call an entry. */
  titleOf(entry: Data): string;
  /** What no other of the collection is called: its address, where it has one. */
  slugOf(entry: Data): string;
  seed: Words;
  /** What the site says, of the entries that are published. */
  wordsOf(entries: readonly unknown[]): Words;
}

interface Described<Entry> {
  name: string;
  title: string;
  byAdmins?: true;
  entry: z.ZodType<Entry>;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Of what there is one. */
export const defineSingle = <Entry extends Data>({
  seed,
  ...described
}: Described<Entry> & { seed: NoInfer<Entry> }): Collection<Entry> => ({
  byAdmins: false,
  ...described,
  single: true,
  titleOf: () => described.title,
  slugOf: () => described.name,
  seed,
  // Stored before a field was asked for: what it said to begin with.
  wordsOf: ([first]) => described.entry.safeParse(first).data ?? seed,
});

interface Many<Entry> extends Described<Entry> {
  /** The field that an entry is called by. */
  called: NoInfer<keyof Entry & string>;
  slugOf?: (entry: NoInfer<Entry>) => string;
  seed: readonly NoInfer<Entry>[];
}

/** Of what there are several, in an order. */
export const defineMany = <Entry extends Data>({
  called,
  slugOf,
  seed,
  ...described
}: Many<Entry>): Collection<readonly Entry[]> => ({
  byAdmins: false,
  ...described,
  single: false,
  titleOf: (entry) => text(entry[called]),
  slugOf(entry) {
    const whole = slugOf && described.entry.safeParse(entry).data;
    return whole ? slugOf(whole) : text(entry[called]);
  },
  seed,
  wordsOf: (entries) =>
    entries.flatMap((stored) => {
      const { data } = described.entry.safeParse(stored);
      return data ? [data] : [];
    }),
});
