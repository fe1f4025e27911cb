import { MOST_LINES } from '../../../quotation-form';
import { isEmptyLine, lineTyped, type Sheet } from '../sheet/sheet';

export interface Inserted {
  lines: readonly Parameters<typeof lineTyped>[0][];
  terms: string;
}

/** Behind what is written already; what begins with it has its terms, too. */
export function inserted(sheet: Sheet, { lines, terms }: Inserted) {
  const written = sheet.lines.filter((line) => !isEmptyLine(line));
  const all = [...written, ...lines.map(lineTyped)].slice(0, MOST_LINES);
  const isBeginning = written.length === 0;
  return {
    sheet: { ...sheet, lines: all, terms: (isBeginning && terms) || sheet.terms },
    count: all.length - written.length,
  };
}
