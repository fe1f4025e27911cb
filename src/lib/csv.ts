const NEEDS_QUOTES = /[",\r\n]/;
/** A spreadsheet would run what starts like this. */
const STARTS_FORMULA = /^[=+\-@\t\r]/;

/** One cell: harmless in a spreadsheet, whole for any reader of CSV. */
function csvCell(value: string): string {
  const harmless = STARTS_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;
