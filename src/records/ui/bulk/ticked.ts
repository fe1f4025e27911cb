import { useCallback, useMemo, useState } from 'react';
import type { AnyRecord } from '~/model/resource';

interface Ticks {
  /** What the list was narrowed to when they were ticked. */
  query: string;
  records: ReadonlyMap<string, AnyRecord>;
  /** Not only these, but all that the query finds, on whichever page. */
  all: boolean;
}

/**
 * Which records of a list are ticked. They stay so when its pages are turned and when it is sorted anew; another search or another filter is
 * another list, and nobody acts on what they no longer see.
 */
export function useTicked(rows: readonly AnyRecord[] | undefined, query: string) {
  const none = useMemo<Ticks>(() => ({ query, records: new Map(), all: false }), [query]);
  const [stored, setTicks] = useState(none);
  const { records, all } = stored.query === query ? stored : none;
  const shown = useMemo(() => rows?.map(({ _id }) => _id) ?? [], [rows]);
  const ids = useMemo(() => new Set([...records.keys(), ...(all ? shown : [])]), [records, all, shown]);

  function choose(chosen: ReadonlySet<string>) {
    const known = new Map([...records, ...(rows ?? []).map((row) => [row._id, row] as const)]);
    const stillChosen = [...chosen].flatMap((id) => {
      const row = known.get(id);
      return row ? [[id, row] as const] : [];
    });
    setTicks({ query, records: new Map(stillChosen), all: false });
  }

  return {
    ids,
    known: records,
    all,
    choose,
    chooseAll: () => setTicks({ query, records, all: true }),
    /** Of those that are ticked only these stay so. */
    keep: useCallback(
      (some: ReadonlySet<string>) =>
        setTicks({ ...none, records: new Map([...records].filter(([id]) => some.has(id))) }),
      [none, records],
    ),
    /** What is ticked by now stays so, but for these. */
    drop: useCallback(
      (some: ReadonlySet<string>) =>
        setTicks((now) => ({ ...now, records: new Map([...now.records].filter(([id]) => !some.has(id))) })),
      [],
    ),
    clear: useCallback(() => setTicks(none), [none]),
  };
}

export type Ticked = ReturnType<typeof useTicked>;
