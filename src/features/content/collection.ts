import type { z } from 'zod';
import { fieldsOf, filled } from './filled';
import { objectOf } from './ui/fields/field-schema';

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
  /** Every version stays public, under the name that consents are stored with. */
  archived: boolean;
  entry: z.ZodType<Data>;
  /** What people call an entry. */
  titleOf(entry: Data): string;
  /** What no other of the collection is called: its address, where it has one. */
  slugOf(entry: Data): string;
  /** The address of the page to look at while it is edited. */
  shownOn(entry: Data): string;
  /** The page that is its own, where it has one: who asks for an earlier one is led to it. */
  addressOf(entry: Data): string | undefined;
  /** It stands around every page. */
  onEveryPage: boolean;
  /** What was stored of one, in the fields that there are now. */
  filled(stored: Data): Data;
  /** What a copy of an entry begins with. */
  copyOf(entry: Data): Data;
  seed: Words;
  /** What the site says, of the entries that are published. */
  wordsOf(entries: readonly unknown[]): Words;
  /** The same of entries that may not be finished. */
  previewOf(entries: readonly unknown[]): Words;
  /** Where there may be very many: pages read some of them from the database, by their day and their tags. */
  dated?: { dayOf(entry: Data): string; tagsOf(entry: Data): readonly string[] };
}

interface Described<Entry> {
  name: string;
  title: string;
  byAdmins?: true;
  archived?: true;
  onEveryPage?: true;
  entry: z.ZodType<Entry>;
}

/** What is not filled in yet, or not in the right form. A draft may be so; what is published may not. */
const UNFINISHED = new Set(['too_small', 'invalid_format', 'custom']);

/** What makes data no draft of its kind: a field that is missing, of another kind, or longer than it may be. */
export const wrongIn = (entry: z.ZodType, data: unknown) =>
  entry.safeParse(data).error?.issues.filter(({ code }) => !UNFINISHED.has(code)) ?? [];

/** Whether it has all that a page draws, filled in or not, however long. */
const isDrawable = <Entry>(entry: z.ZodType<Entry>, data: unknown): data is Entry =>
  wrongIn(entry, data).every(({ code }) => code === 'too_big');

/**
 * As it was published; or what a page can draw of it, where more is asked of an entry by now than then. Once for all that is
 * stored: what was not published anew stays the same object, and pages that show it need not be compared with it.
 */
function drawerOf<Entry>(entry: z.ZodType<Entry>, fill: (stored: Data) => Data) {
  const known = new WeakMap<object, Entry[]>();
  return (stored: unknown): Entry[] => {
    if (typeof stored !== 'object' || stored === null) return drawable(entry, stored, fill);
    const before = known.get(stored);
    if (before) return before;
    const { data } = entry.safeParse(stored);
    const drawn = data === undefined ? drawable(entry, stored, fill) : [data];
    known.set(stored, drawn);
    return drawn;
  };
}

function drawable<Entry>(entry: z.ZodType<Entry>, stored: unknown, fill: (stored: Data) => Data): Entry[] {
  const whole = fill(objectOf(stored));
  return isDrawable(entry, whole) ? [whole] : [];
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Of what there is one. */
export function defineSingle<Entry extends Data>({
  seed,
  shownOn,
  ...described
}: Described<Entry> & { shownOn: string; seed: NoInfer<Entry> }): Collection<Entry> {
  const { entry } = described;
  const fill = (stored: Data) => objectOf(filled(fieldsOf(entry), stored, seed));
  const drawn = drawerOf(entry, fill);
  return {
    byAdmins: false,
    archived: false,
    onEveryPage: false,
    ...described,
    single: true,
    titleOf: () => described.title,
    slugOf: () => described.name,
    shownOn: () => shownOn,
    addressOf: () => undefined,
    filled: fill,
    copyOf: (stored) => stored,
    seed,
    wordsOf: ([first]) => drawn(first)[0] ?? seed,
    previewOf: ([first]) => drawable(entry, first, fill)[0] ?? seed,
  };
}

interface Many<Entry> extends Described<Entry> {
  /** The field that an entry is called by. */
  called: NoInfer<keyof Entry & string>;
  /** The field by which an entry is known for one that there was to begin with, where people may call it otherwise. */
  knownBy?: NoInfer<keyof Entry & string>;
  slugOf?: (entry: NoInfer<Entry>) => string;
  /** Left out where its slug is its address. */
  shownOn?: string;
  /** Where it is looked at before it has an address. */
  shownUnnamed?: string;
  seed: readonly NoInfer<Entry>[];
}

/** Of what there are several, in an order. */
export function defineMany<Entry extends Data>({
  called,
  knownBy = called,
  slugOf,
  shownOn,
  shownUnnamed = '/',
  seed,
  ...described
}: Many<Entry>): Collection<readonly Entry[]> {
  const { entry: kind } = described;
  const slugIn = (entry: Data) => (slugOf && isDrawable(kind, entry) ? slugOf(entry) : text(entry[called]));
  const fill = (stored: Data) =>
    objectOf(
      filled(
        fieldsOf(kind),
        stored,
        seed.find((one) => one[knownBy] === stored[knownBy]),
      ),
    );
  const drawn = drawerOf(kind, fill);
  return {
    byAdmins: false,
    archived: false,
    onEveryPage: false,
    ...described,
    single: false,
    titleOf: (entry) => text(entry[called]),
    slugOf: slugIn,
    shownOn: (entry) => shownOn ?? (slugIn(entry) || shownUnnamed),
    addressOf: (entry) => (shownOn === undefined ? slugIn(entry) : undefined),
    filled: fill,
    copyOf: (entry) => ({ ...entry, [called]: `${text(entry[called])} (copy)` }),
    seed,
    wordsOf: (entries) => entries.flatMap(drawn),
    previewOf: (entries) => entries.flatMap((stored) => drawable(kind, stored, fill)),
  };
}

interface Dated<Entry, Listed> extends Many<Entry> {
  /** The fields with the day that an entry is shown under, and with what it is about. */
  on: NoInfer<keyof Entry & string>;
  tags: NoInfer<keyof Entry & string>;
  /** What lists show of it: they are drawn anew when that has changed, and not when the rest has. */
  inLists: (entry: NoInfer<Entry>) => Listed;
}

/** What pages read of it from the database, by its day and its tags. */
export interface DatedCollection<Entry, Listed> extends Collection<readonly Entry[]> {
  inLists(entry: Entry): Listed;
}

/** Of what there are more and more, the newest first. */
export const defineDated = <Entry extends Data, Listed>({
  on,
  tags,
  inLists,
  ...many
}: Dated<Entry, Listed>): DatedCollection<Entry, Listed> => ({
  ...defineMany(many),
  inLists,
  dated: {
    dayOf: (entry: Data) => text(entry[on]),
    tagsOf(entry: Data) {
      const said = entry[tags];
      return Array.isArray(said) ? [...new Set(said.map(text).filter(Boolean))] : [];
    },
  },
});
