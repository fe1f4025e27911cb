const NEEDS_QUOTES = /[",\r\n]/;
/** A spreadsheet would run what starts like this; some take the wide letters of Asia for the same. */
const STARTS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One cell: harmless in a spreadsheet, whole for any reader of CSV. */
function csvCell(value: string): string {
  const harmless = STARTS_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;
