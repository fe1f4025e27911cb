import { sameWords } from '~/ui/autosave/same-words';
import { asStored } from './read-sheet';
import type { Sheet, SheetLine } from './sheet';

const customerFields = {
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  gstin: 'GSTIN',
  address: 'Address',
  stateCode: 'State',
  country: 'Country',
  sez: 'In a special economic zone',
} as const;

interface Part {
  label: string;
  of: (sheet: Sheet) => unknown;
  words: (sheet: Sheet) => string;
  /** The first sheet with the part of the second. */
  take: (mine: Sheet, theirs: Sheet) => Sheet;
}

/** What is chosen between as a whole: two who change the same list of lines have two lists. */
const parts: Readonly<Record<string, Part>> = {
  ...Object.fromEntries(
    Object.entries(customerFields).map(([name, label]) => {
      const field = name as keyof typeof customerFields;
      const part: Part = {
        label,
        of: ({ customer }) => customer[field],
        words: ({ customer }) => String(customer[field]),
        take: (mine, theirs) => ({
          ...mine,
          customer: { ...mine.customer, [field]: theirs.customer[field] },
        }),
      };
      return [`customer.${name}`, part];
    }),
  ),
  lines: {
    label: 'Lines',
    of: ({ lines }) => lines,
    words: ({ lines }) => lines.map(lineWords).join('\n'),
    take: (mine, { lines }) => ({ ...mine, lines }),
  },
  validUntil: {
    label: 'Valid until',
    of: ({ validUntil }) => validUntil,
    words: ({ validUntil }) => validUntil,
    take: (mine, { validUntil }) => ({ ...mine, validUntil }),
  },
  terms: {
    label: 'Terms',
    of: ({ terms }) => terms,
    words: ({ terms }) => terms,
    take: (mine, { terms }) => ({ ...mine, terms }),
  },
};

function lineWords({ description, quantity, unit, rate }: SheetLine) {
  return `${description}: ${[quantity, unit].filter(Boolean).join(' ')} × ₹${rate || '0'}`;
}

interface Sides {
  mine: Sheet;
  theirs: Sheet;
  base: Sheet;
}

/** What the other has changed, and stands otherwise here. */
export function differencesIn(sides: Sides) {
  // `45000` and `45,000` say the same.
  const mine = asStored(sides.mine);
  const theirs = asStored(sides.theirs);
  const base = asStored(sides.base);
  return Object.entries(parts).flatMap(([path, { label, of, words }]) =>
    sameWords(of(theirs), of(base)) || sameWords(of(mine), of(theirs))
      ? []
      : [
          {
            ...{ path, label, mine: words(mine), theirs: words(theirs) },
            isTouched: !sameWords(of(mine), of(base)),
          },
        ],
  );
}

export const takeTheirs = (mine: Sheet, theirs: Sheet, taken: ReadonlySet<string>) =>
  [...taken].reduce((sheet, path) => parts[path]?.take(sheet, theirs) ?? sheet, mine);
