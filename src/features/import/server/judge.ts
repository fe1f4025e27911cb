import type { z } from 'zod';
import type { Resource } from '~/model/resource';
import type { Importing } from '~/platform/http/services';
import type { Mapping } from '../import-call';
import { isoDay, typedIn } from './sheet/cells';
import type { SheetRow } from './sheet/parse';

export interface Fault {
  line: number;
  field: string;
  message: string;
  /** What stands there; empty where that says nothing. */
  value: string;
}

/** A row that is a filled-in form, or what is wrong with it. */
export type Judged = { row: SheetRow } & ({ filled: Record<string, unknown> } | { faults: Fault[] });

/** What people write for a code, by field: the code for it. */
type Codes = Record<string, ReadonlyMap<string, string>>;

export type Choices = Awaited<ReturnType<NonNullable<Importing['choices']>>>;

/** Reads rows by a mapping, by the rules of the staff's own form. */
export function judgeOf(
  resource: Resource,
  { form }: Importing,
  given: { columns: readonly string[]; mapping: Mapping; choices: Choices },
) {
  const { columns, mapping, choices } = given;
  const codes = codesOf(resource, choices);
  const shapes: Record<string, z.ZodType> = form.shape;
  const places = columns.flatMap((column, at) => {
    const field = mapping[column];
    return field === undefined ? [] : [{ at, field }];
  });

  function valueIn(field: string, cell: string) {
    const typed = typedIn(cell);
    const code = codes[field]?.get(typed.toLowerCase());
    if (code !== undefined) return code;
    const day = isoDay(typed);
    const shape = shapes[field];
    // Where a day is asked for; whoever is called 01/02/2026 stays so.
    const isDay = day !== undefined && !shape?.safeParse(typed).success && shape?.safeParse(day).success;
    return isDay ? day : typed;
  }

  return (row: SheetRow): Judged => {
    const { line, cells } = row;
    if (cells.length > columns.length)
      return {
        row,
        faults: [{ line, field: '', value: '', message: 'This line has more cells than there are columns.' }],
      };
    const filled = places
      .map(({ at, field }) => [field, valueIn(field, cells[at] ?? '')] as const)
      .filter(([, value]) => value !== '');
    const parsed = form.safeParse(Object.fromEntries(filled));
    if (parsed.success) return { row, filled: parsed.data };
    const faults = new Map<string, Fault>();
    for (const { path, message } of parsed.error.issues) {
      const field = String(path[0] ?? '');
      const at = places.find((place) => place.field === field)?.at;
      const value = at === undefined ? '' : typedIn(cells[at] ?? '');
      if (!faults.has(field)) faults.set(field, { line, field, message, value });
    }
    return { row, faults: [...faults.values()] };
  };
}

/** Either the code or what is shown for it; what two of them are called is neither. */
function codesOf(resource: Resource, choices: Choices): Codes {
  const lists = [
    ...resource.search.map(({ field, options }) => [field, options ?? {}] as const),
    ...Object.entries(choices),
  ];
  return Object.fromEntries(
    lists.map(([field, options]) => {
      const labels = Object.entries(options).map(([code, label]) => [label.toLowerCase(), code] as const);
      const unique = labels.filter(([label]) => labels.filter(([other]) => other === label).length === 1);
      const own = Object.keys(options).map((code) => [code.toLowerCase(), code] as const);
      return [field, new Map([...unique, ...own])];
    }),
  );
}
